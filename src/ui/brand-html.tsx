import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { sanitise } from '@/lib/sanitise'
import { whileWanted } from '@/lib/answers'
import { tokens } from '@/theme/tokens'
import { PartError } from './part-error'
import { Skeleton } from './skeleton'

const Text = styled.div`
  h1,
  h2,
  h3,
  h4 {
    margin: ${tokens.space(4)} 0 ${tokens.space(1)};
    font-size: ${tokens.font.size.md};
  }
  p,
  ul,
  ol {
    margin: ${tokens.space(2)} 0;
  }
  ul,
  ol {
    padding-inline-start: ${tokens.space(5)};
  }
  table {
    display: block;
    overflow-x: auto;
  }
`

interface BrandHtmlProps {
  html: string
  /** Until it is there. */
  skeleton?: ReactNode
  /** Called with the HTML once it is on screen. */
  onShown?: (html: string) => void
}

/** The brand's HTML, sanitised; links open in a new window. */
export function BrandHtml({ html, skeleton = <Skeleton height="160px" />, onShown }: BrandHtmlProps) {
  const container = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const handleShown = useEffectEvent(() => onShown?.(html))
  useEffect(() => {
    // The sanitiser's chunk may fail to load.
    const loaded = sanitise(html).catch(() => undefined)
    return whileWanted(loaded, (fragment) => {
      if (!fragment) return setStatus('failed')
      for (const link of fragment.querySelectorAll('a')) {
        link.target = '_blank'
        link.rel = 'noopener noreferrer'
      }
      // The skeleton goes at once: a frame with both would move what is below.
      flushSync(() => setStatus('shown'))
      container.current?.replaceChildren(fragment)
      handleShown()
    })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a retry is what triggers the effect again
  }, [html, attempt])
  const retry = () => {
    setStatus('loading')
    setAttempt(attempt + 1)
  }
  return (
    <>
      {status === 'loading' && skeleton}
      {status === 'failed' && <PartError read={{ refetch: retry }} />}
      <Text ref={container} />
    </>
  )
}

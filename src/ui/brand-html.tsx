import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { sanitise } from '@/lib/sanitise'
import { tokens } from '@/theme/tokens'
import { Skeleton } from './skeleton'

const Text = styled.div`
  overflow-wrap: anywhere;
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
  table {
    display: block;
    overflow-x: auto;
  }
`

/** HTML written by the brand, sanitised before rendering; its links open in a new window. */
export function BrandHtml({ html }: { html: string }) {
  const container = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void sanitise(html).then((fragment) => {
      for (const link of fragment.querySelectorAll('a')) {
        link.target = '_blank'
        link.rel = 'noopener noreferrer'
      }
      if (!isCurrent) return
      container.current?.replaceChildren(fragment)
      setIsShown(true)
    })
    return () => {
      isCurrent = false
    }
  }, [html])
  return (
    <>
      {!isShown && <Skeleton height="160px" />}
      <Text ref={container} />
    </>
  )
}

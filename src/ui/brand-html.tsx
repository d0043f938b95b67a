import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
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

/** The tags a brand may use in its HTML: structure and emphasis, nothing that loads, runs or looks like a control. */
const ALLOWED_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote'],
  ...['ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'a'],
]

/** HTML written by the brand, sanitised before rendering; its links open in a new window. */
export function BrandHtml({ html }: { html: string }) {
  const container = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    let isCurrent = true
    // The sanitiser is half as large as home's code, so it is loaded lazily, with the first brand text.
    void import('dompurify').then(({ default: purify }) => {
      const fragment = purify.sanitize(html, {
        ALLOWED_TAGS,
        ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'dir', 'lang'],
        ALLOWED_URI_REGEXP: /^(https:|mailto:|tel:)/i,
        RETURN_DOM_FRAGMENT: true,
      })
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

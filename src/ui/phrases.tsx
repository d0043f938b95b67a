import { Children, useMemo, type ReactNode } from 'react'
import { RawIntlProvider, useIntl } from 'react-intl'
import styled from 'styled-components'

const Phrase = styled.span`
  display: inline-block;
`

/** Wraps short, centred Thai texts between phrases, where Thai has its spaces, and inside only the phrases longer than a line. */
export function Phrases({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const value = useMemo(() => ({ ...intl, textComponent: WithPhrases }), [intl])
  return (
    <RawIntlProvider value={value}>
      {typeof children === 'string' ? <WithPhrases>{children}</WithPhrases> : children}
    </RawIntlProvider>
  )
}

function WithPhrases({ children }: { children?: ReactNode }) {
  return Children.map(children, (node) => (typeof node === 'string' ? inPhrases(node) : node))
}

const THAI_SCRIPT = /\p{Script=Thai}/u

function inPhrases(text: string): ReactNode {
  if (!THAI_SCRIPT.test(text)) return text
  return text
    .split(/( +|\n)/)
    .map((part, i) => (THAI_SCRIPT.test(part) ? <Phrase key={i}>{part}</Phrase> : part))
}

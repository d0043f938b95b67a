import { Children, useMemo, type ReactNode } from 'react'
import { RawIntlProvider, useIntl } from 'react-intl'
import styled from 'styled-components'

const Phrase = styled.span`
  display: inline-block;
`

/** Thai has spaces between its phrases alone: a short, centred text of several lines breaks there, and within a phrase only where one is longer than a line. */
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

const THAI = /\p{Script=Thai}/u

function inPhrases(text: string): ReactNode {
  if (!THAI.test(text)) return text
  return text.split(/( +|\n)/).map((part, i) => (THAI.test(part) ? <Phrase key={i}>{part}</Phrase> : part))
}

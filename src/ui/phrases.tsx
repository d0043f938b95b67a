import { Children, useMemo, type ReactNode } from 'react'
import { RawIntlProvider, useIntl } from 'react-intl'
import styled from 'styled-components'

const Phrase = styled.span`
  display: inline-block;
`

const Word = styled.span`
  display: inline;
  white-space: nowrap;
`

/**
 * Wraps short Thai texts between phrases, where Thai has its spaces, and inside only the phrases longer than a line: between words
 * then, of which the browsers' dictionaries take some apart.
 */
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
    .map((part, i) => (THAI_SCRIPT.test(part) ? <Phrase key={i}>{inWords(part)}</Phrase> : part))
}

/** Seen broken on a phone, or what belongs together. */
const WORD = /(ตรวจสอบ|คัดลอก|แพ็กเกจ|แอปนี้ไม่ได้|ความเป็นส่วนตัว|กรุณาลอง|เบอร์โทรศัพท์)/

function inWords(phrase: string): ReactNode {
  return phrase.split(WORD).map((part, i) => (i % 2 ? <Word key={i}>{part}</Word> : part))
}

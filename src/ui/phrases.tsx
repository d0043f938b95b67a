import { Children, useMemo, type ReactNode } from 'react'
import { RawIntlProvider, useIntl } from 'react-intl'
import styled from 'styled-components'

/** Words that stay on one line where they fit on it. */
export const Phrase = styled.span`
  display: inline-block;
`

const Word = styled.span`
  white-space: nowrap;
`

/**
 * Breaks short Thai texts between phrases, which spaces separate. A longer phrase is broken between words, which not all
 * browsers' dictionaries know.
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

/** The space between a number (not a year) and its unit, or a month and its year. */
const TORN = /((?:^|\D)\d{1,3}(?= \D)|[ก-๙.](?= \d{4}(?!\d))) /g

/** Keeps each number of a Thai text with its unit, and each year with its month. */
export const withUnits = (text: string): string =>
  THAI_SCRIPT.test(text) ? text.replace(TORN, '$1\u00a0') : text

function inPhrases(text: string): ReactNode {
  if (!THAI_SCRIPT.test(text)) return text
  return withUnits(text)
    .split(/( +|\n)/)
    .map((part, i) => (THAI_SCRIPT.test(part) ? <Phrase key={i}>{inWords(part)}</Phrase> : part))
}

/** Words that phones were seen to break, and groups that belong together. */
const WORD =
  /(ตรวจสอบ|คัดลอก|แพ็กเกจ|สิทธิพิเศษ|แอปนี้ไม่ได้|ไม่ว่าจะ|ความเป็นส่วนตัว|สำหรับสแกน|กรุณาลอง|พบปัญหา|เบอร์โทรศัพท์|เข้าสู่ระบบ)/

function inWords(phrase: string): ReactNode {
  return phrase.split(WORD).map((part, i) => (i % 2 ? <Word key={i}>{part}</Word> : part))
}

import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { writeText } from '@/storage/storage'
import { tokens } from '@/theme/tokens'
import { useFeedback } from '@/ui/feedback-context'
import { warning } from '@/ui/feedback-presets'
import type { ItemKind } from './attempts'

// In both languages: the member can show this to the staff before the code is issued.
const STAFF_WORDS: Record<ItemKind, { th: string; en: string }> = {
  privilege: {
    th: 'เมื่อยืนยัน จะมีรหัสให้พนักงานสแกน และถือว่าใช้สิทธิ์แล้ว',
    en: 'Staff will see a code to scan, and the privilege is then used.',
  },
  package: {
    th: 'เมื่อยืนยัน จะมีรหัสให้พนักงานสแกน และถือว่าใช้คูปองแล้ว',
    en: 'Staff will see a code to scan, and the coupon is then used.',
  },
}

const Staff = styled.span`
  display: grid;
  gap: ${tokens.space(1)};
  margin-block-start: ${tokens.space(3)};
  padding: ${tokens.space(3)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.text};
`

/** Asks whether the member stands at the counter, and says to the staff what they will see; confirmed, `onConfirm` runs. */
export function useCounterQuestion(kind: ItemKind, onConfirm: () => void): () => void {
  const { show } = useFeedback()
  return () => {
    writeText('hasOpenedModal', 'true')
    const text = (
      <>
        <FormattedMessage
          id="redemption.counter.text"
          defaultMessage="The code is for one use and runs out soon. Confirm only at the counter."
        />
        <Staff>
          <span lang="th">{STAFF_WORDS[kind].th}</span>
          <span lang="en">{STAFF_WORDS[kind].en}</span>
        </Staff>
      </>
    )
    const question = (
      <FormattedMessage id="redemption.counter.question" defaultMessage="Are you with the staff?" />
    )
    show(warning(question, text, { id: 'counter', confirmButton: { callback: onConfirm } }))
  }
}

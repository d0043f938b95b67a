import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { writeText } from '@/storage/storage'
import { tokens } from '@/theme/tokens'
import { useFeedback } from '@/ui/feedback-context'
import { brandButton } from '@/ui/feedback-presets'
import type { ItemKind } from './attempts'
import { QuestionDialog } from './components/redeem-question'

// In both languages: the member can show this to the staff before the code is issued.
const STAFF_WORDS: Record<ItemKind, { th: string; en: string }> = {
  privilege: {
    th: 'กดยืนยันแล้วให้พนักงานสแกนรหัส สแกนแล้วถือว่าใช้สิทธิ์',
    en: 'Confirm, then let staff scan the code. Scanning uses the privilege.',
  },
  package: {
    th: 'กดยืนยันแล้วให้พนักงานสแกนรหัส สแกนแล้วถือว่าใช้คูปอง',
    en: 'Confirm, then let staff scan the code. Scanning uses the coupon.',
  },
}

const Text = styled.div`
  display: grid;
  gap: ${tokens.space(1)};
  margin-block-start: ${tokens.space(2)};
  strong {
    margin-block-end: ${tokens.space(2)};
    color: ${tokens.color.text};
    font-weight: 600;
  }
`

/** Asks whether the member stands at the counter, and says to the staff what they will see; confirmed, `onConfirm` runs. */
export function useCounterQuestion(kind: ItemKind, onConfirm: () => void): () => void {
  const { show } = useFeedback()
  return () => {
    writeText('hasOpenedModal', 'true')
    show({
      id: 'counter',
      feedbackType: 'other',
      place: QuestionDialog,
      title: <FormattedMessage id="redemption.counter.question" defaultMessage="Are you with the staff?" />,
      description: (
        <Text>
          <strong>
            <FormattedMessage
              id="redemption.counter.text"
              defaultMessage="Confirm only in front of staff. The code works once and expires soon."
            />
          </strong>
          <span lang="th">{STAFF_WORDS[kind].th}</span>
          <span lang="en">{STAFF_WORDS[kind].en}</span>
        </Text>
      ),
      confirmButton: { ...brandButton, callback: onConfirm },
    })
  }
}

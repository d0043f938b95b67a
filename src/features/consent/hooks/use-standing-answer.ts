import { useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { ChangeOutcome } from '@/api/lost-answer'
import { useFeedback } from '@/ui/feedback-context'
import { warning, red } from '@/ui/feedback-presets'
import { consentMessages } from '../consent-messages'
import { useAnswer, type ConsentAction } from './use-answer'
import type { Article } from './use-articles'
import { useConsentErrorModal } from './use-consent-error-modal'

const messages = defineMessages({
  question: { id: 'consent.withdraw.question', defaultMessage: 'Withdraw your consent?' },
  otherLoss: {
    id: 'consent.withdraw.otherLoss',
    defaultMessage: 'We’ll stop using your data for this. Your membership stays the same.',
  },
  failed: {
    id: 'consent.withdraw.failed',
    defaultMessage: 'Your consent wasn’t withdrawn. Please try again.',
  },
})

/**
 * What a member does about an article in the profile. The box begins unticked: giving takes two taps, the tick and the button, as
 * withdrawing does, the button and the confirmation. `answered` counts what was recorded.
 */
export function useStandingAnswer(article: Article) {
  const { pending, open, answer, check } = useAnswer(article)
  const [isTicked, setIsTicked] = useState(false)
  const [answered, setAnswered] = useState(0)
  const showError = useConsentErrorModal()
  const { show } = useFeedback()
  const intl = useIntl()

  const tell = (action: ConsentAction, outcome: ChangeOutcome) => {
    if (outcome.status === 'done') {
      setIsTicked(false)
      setAnswered((count) => count + 1)
    }
    if (outcome.status === 'notDone')
      showError(outcome.error, action === 'withdrawn' ? messages.failed : consentMessages.failed)
  }
  const send = async (action: ConsentAction) => tell(action, await answer(action))

  const askToWithdraw = () =>
    show(
      warning(
        intl.formatMessage(messages.question),
        intl.formatMessage(article.isOfMembership ? consentMessages.refusal : messages.otherLoss),
        { id: 'withdraw', confirmButton: { ...red, callback: () => void send('withdrawn') } },
      ),
    )

  return {
    isTicked,
    setIsTicked,
    pending,
    open,
    answered,
    askToWithdraw,
    accept: () => void send('given'),
    check: (action: ConsentAction) => void check(action).then((outcome) => tell(action, outcome)),
  }
}

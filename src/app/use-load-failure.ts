import { defineMessages, useIntl } from 'react-intl'
import { useFeedback } from '@/ui/feedback-context'
import { danger } from '@/ui/feedback-presets'

const messages = defineMessages({
  title: { id: 'shell.loadFailure.title', defaultMessage: 'This could not be opened' },
  text: {
    id: 'shell.loadFailure.text',
    defaultMessage: 'Please check your internet connection and try again.',
  },
})

/** Says that a part of the app could not be fetched. */
export function useLoadFailure(): () => void {
  const intl = useIntl()
  const feedback = useFeedback()
  return () => feedback.show(danger(intl.formatMessage(messages.title), intl.formatMessage(messages.text)))
}

import { useCallback } from 'react'
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl'
import { useFeedback } from './feedback-context'
import { danger } from './feedback-presets'

const messages = defineMessages({
  title: { id: 'ui.chunkError.title', defaultMessage: 'This could not be opened' },
  text: {
    id: 'ui.chunkError.text',
    defaultMessage: 'Please check your internet connection and try again.',
  },
  retry: {
    id: 'ui.chunkError.retry',
    defaultMessage: 'Try again',
    description: 'Opens again what could not be opened',
  },
})

/** Shows a modal that a part of the app failed to load, with a way to retry; `text`: what else than the network may be the cause. */
export function useChunkErrorModal(): (retry: () => void, text?: MessageDescriptor) => void {
  const { formatMessage } = useIntl()
  const { show } = useFeedback()
  return useCallback(
    (retry, text = messages.text) => {
      const confirmButton = { isDisplay: true, label: formatMessage(messages.retry), callback: retry }
      show(danger(formatMessage(messages.title), formatMessage(text), { confirmButton }))
    },
    [formatMessage, show],
  )
}

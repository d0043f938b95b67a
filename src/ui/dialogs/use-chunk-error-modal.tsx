import { useRef } from 'react'
import { defineMessages, type TypedMessageDescriptor } from 'react-intl'
import { restart } from '@/lib/chunks'
import { useFeedback } from './feedback-context'
import { brandButton, danger } from './feedback-presets'
import { commonWords } from '../words'

type Words = Record<'title' | 'text', TypedMessageDescriptor>

const ofFile: Words = defineMessages({
  title: { id: 'ui.chunkError.title', defaultMessage: 'This page didn’t open' },
  text: {
    id: 'ui.chunkError.text',
    defaultMessage: 'Please check your internet connection and try again.',
  },
})

/** Says that a part of the app failed to load, with a retry; `words` are for causes other than the network. */
export function useChunkErrorModal(): (retry: () => void, words?: Words) => void {
  const { show } = useFeedback()
  const hasRetried = useRef(false)
  return (retry, words = ofFile) => {
    const callback = () => {
      // The browser keeps a broken file for the document's life, so a second retry reloads the app.
      const isOfFile = words === ofFile
      if (isOfFile && hasRetried.current) restart().catch(retry)
      else retry()
      hasRetried.current ||= isOfFile
    }
    const confirmButton = { ...brandButton, isDisplay: true, label: commonWords.tryAgain, callback }
    show(danger(words.title, words.text, { confirmButton }))
  }
}

import { useEffect } from 'react'
import type { FeedbackModalProps } from './feedback-data'

/** Stands in where the modal's code could not be loaded (offline): the browser's own box, so that no word is lost. */
export function PlainFeedback({ data, isOpen, onClose }: FeedbackModalProps) {
  useEffect(() => {
    if (!isOpen) return
    const words = [data.title, data.description].filter((part) => typeof part === 'string').join('\n\n')
    const isQuestion = data.feedbackType === 'warning' || data.feedbackType === 'other'
    const isConfirmed = isQuestion
      ? window.confirm(words)
      : (window.alert(words), data.feedbackType === 'success')
    onClose()
    const button = isConfirmed ? data.confirmButton : data.cancelButton
    button?.callback?.()
  }, [data, isOpen, onClose])
  return null
}

import type { ReactNode } from 'react'
import type { FeedbackData } from './feedback-data'

type Rest = Omit<FeedbackData, 'feedbackType' | 'title' | 'description'>

/** Something went well: one button, OK. */
export const success = (title: ReactNode, description?: ReactNode, rest?: Rest): FeedbackData => ({
  feedbackType: 'success',
  title,
  description,
  ...rest,
})

/** A question before something that matters: Back and Confirm. */
export const warning = (title: ReactNode, description?: ReactNode, rest?: Rest): FeedbackData => ({
  feedbackType: 'warning',
  title,
  description,
  ...rest,
})

/** Something failed: one button, Close. */
export const danger = (title: ReactNode, description?: ReactNode, rest?: Rest): FeedbackData => ({
  feedbackType: 'danger',
  title,
  description,
  ...rest,
})

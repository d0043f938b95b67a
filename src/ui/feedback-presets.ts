import type { ReactNode } from 'react'
import { tokens } from '@/theme/tokens'
import type { FeedbackButton, FeedbackData, FeedbackType } from './feedback-data'

type Colours = Pick<FeedbackButton, 'color' | 'textColor'>

export const grey: Colours = { color: tokens.color.neutral, textColor: tokens.color.onNeutral }
export const green: Colours = { color: tokens.color.success, textColor: tokens.color.onSuccess }
/** For what is very dangerous. */
export const red: Colours = { color: tokens.color.danger, textColor: tokens.color.onDanger }

/** Which buttons each type shows, left to itself: success acknowledges, danger closes, the others ask. */
export const presetButtons = {
  success: { isCancelShown: false, isConfirmShown: true },
  warning: { isCancelShown: true, isConfirmShown: true },
  danger: { isCancelShown: true, isConfirmShown: false },
  other: { isCancelShown: true, isConfirmShown: true },
} as const satisfies Record<FeedbackType, { isCancelShown: boolean; isConfirmShown: boolean }>

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

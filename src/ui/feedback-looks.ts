import { tokens } from '@/theme/tokens'
import type { FeedbackButton, FeedbackType } from './feedback-data'

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

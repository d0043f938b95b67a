import { tokens } from '@/theme/tokens'
import type { FeedbackButton, FeedbackType } from './feedback-presets'

type Colours = Pick<FeedbackButton, 'color' | 'textColor'>

export const grey: Colours = { color: tokens.color.neutral, textColor: tokens.color.onNeutral }
export const green: Colours = { color: tokens.color.success, textColor: tokens.color.onSuccess }
/** For what a member wants: no alarm, and the colour of the button that was tapped. */
export const brandButton: Colours = { color: tokens.color.button, textColor: tokens.color.onButton }
/** For very dangerous actions. */
export const red: Colours = { color: tokens.color.danger, textColor: tokens.color.onDanger }

/** The default buttons of each type: success acknowledges, danger closes, the others ask a question. */
export const presetButtons = {
  success: { isCancelShown: false, isConfirmShown: true },
  warning: { isCancelShown: true, isConfirmShown: true },
  danger: { isCancelShown: true, isConfirmShown: false },
  other: { isCancelShown: true, isConfirmShown: true },
} as const satisfies Record<FeedbackType, { isCancelShown: boolean; isConfirmShown: boolean }>

import type { ReactElement, ReactNode } from 'react'
import type { TypedMessageDescriptor } from 'react-intl'
import { tokens } from '@/theme/tokens'
import type { ButtonVariant } from '../button'
import type { DialogRoot } from './dialog-parts'

export type FeedbackType = 'success' | 'warning' | 'danger' | 'other'

/** A descriptor without values, or an element; no text, which would stay in the language before a switch. */
export type Words = TypedMessageDescriptor | ReactElement

export interface FeedbackButton {
  isDisplay: boolean
  label: Words
  /** CSS colours, from the tokens. */
  color: string
  textColor: string
  variant: ButtonVariant
  callback?: () => void
}

/** The content of the feedback modal (spec 3); missing fields come from the type's preset. */
export interface FeedbackData {
  /** Showing another modal with the same id changes nothing. */
  id?: string
  /** The path of the modal's page, if it is shown on the way there. */
  page?: string
  feedbackType: FeedbackType
  title: Words
  description?: Words
  icon?: ReactNode
  /** The modal's place; by default the middle of the screen. */
  place?: typeof DialogRoot
  isCloseableFromOutside?: boolean
  cancelButton?: Partial<FeedbackButton>
  confirmButton?: Partial<FeedbackButton>
}

type Rest = Omit<FeedbackData, 'feedbackType' | 'title' | 'description'>

const ofType =
  (feedbackType: FeedbackType) =>
  (title: Words, description?: Words, rest?: Rest): FeedbackData => ({
    feedbackType,
    title,
    description,
    ...rest,
  })

/** One button: OK. */
export const success = ofType('success')
/** A question with Back and Confirm. */
export const warning = ofType('warning')
/** One button: Close. */
export const danger = ofType('danger')

type Look = Pick<FeedbackButton, 'color' | 'textColor' | 'variant'>

const filled = (color: string, textColor: string, variant: ButtonVariant = 'neutral'): Look => ({
  color,
  textColor,
  variant,
})

/** A lone Close. */
export const grey = filled(tokens.color.neutral, tokens.color.onNeutral)
/** The other one of two buttons. */
export const greyOutline: Look = { color: 'transparent', textColor: tokens.color.text, variant: 'outline' }
export const green = filled(tokens.color.success, tokens.color.onSuccess)
/** For something the member wants: no alarm, in the colour of the tapped button. */
export const brandButton = filled(tokens.color.button, tokens.color.onButton, 'primary')
/** For very dangerous actions. */
export const red = filled(tokens.color.danger, tokens.color.onDanger)
/** For what takes something away, beside what most members want. */
export const redText: Look = { color: 'transparent', textColor: tokens.color.danger, variant: 'quiet' }

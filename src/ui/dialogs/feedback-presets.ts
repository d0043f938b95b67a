import type { ReactElement, ReactNode } from 'react'
import type { TypedMessageDescriptor } from 'react-intl'
import { tokens } from '@/theme/tokens'
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

type Colours = Pick<FeedbackButton, 'color' | 'textColor'>

export const grey: Colours = { color: tokens.color.neutral, textColor: tokens.color.onNeutral }
export const green: Colours = { color: tokens.color.success, textColor: tokens.color.onSuccess }
/** For something the member wants: no alarm, in the colour of the tapped button. */
export const brandButton: Colours = { color: tokens.color.button, textColor: tokens.color.onButton }
/** For very dangerous actions. */
export const red: Colours = { color: tokens.color.danger, textColor: tokens.color.onDanger }

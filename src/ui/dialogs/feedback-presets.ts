import type { ReactNode } from 'react'
import { tokens } from '@/theme/tokens'
import type { DialogRoot } from './dialog-parts'

export type FeedbackType = 'success' | 'warning' | 'danger' | 'other'

export interface FeedbackButton {
  isDisplay: boolean
  label: ReactNode
  /** CSS colours, from the tokens. */
  color: string
  textColor: string
  /** Runs after the modal has closed. */
  callback?: () => void
}

/** The content of the feedback modal (spec 3). Fields left out are taken from the type's preset. */
export interface FeedbackData {
  /** While a modal with this id is open, showing another with the same id changes nothing. */
  id?: string
  /** The path of the page that the modal is to stand on, where it is opened on the way there. */
  page?: string
  feedbackType: FeedbackType
  title: ReactNode
  description?: ReactNode
  icon?: ReactNode
  /** Where on the screen the modal is; in its middle by default. */
  place?: typeof DialogRoot
  isCloseableFromOutside?: boolean
  cancelButton?: Partial<FeedbackButton>
  confirmButton?: Partial<FeedbackButton>
}

type Rest = Omit<FeedbackData, 'feedbackType' | 'title' | 'description'>

const ofType =
  (feedbackType: FeedbackType) =>
  (title: ReactNode, description?: ReactNode, rest?: Rest): FeedbackData => ({
    feedbackType,
    title,
    description,
    ...rest,
  })

/** Something went well: one button, OK. */
export const success = ofType('success')
/** A question before something that matters: Back and Confirm. */
export const warning = ofType('warning')
/** Something failed: one button, Close. */
export const danger = ofType('danger')

type Colours = Pick<FeedbackButton, 'color' | 'textColor'>

export const grey: Colours = { color: tokens.color.neutral, textColor: tokens.color.onNeutral }
export const green: Colours = { color: tokens.color.success, textColor: tokens.color.onSuccess }
/** For what a member wants: no alarm, and the colour of the button that was tapped. */
export const brandButton: Colours = { color: tokens.color.button, textColor: tokens.color.onButton }
/** For very dangerous actions. */
export const red: Colours = { color: tokens.color.danger, textColor: tokens.color.onDanger }

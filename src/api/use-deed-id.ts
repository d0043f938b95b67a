import { useRef } from 'react'
import type { AppError } from './app-error'
import { deedId, isOutcomeKnown, settleDeed } from './once'
import { newRequestId } from './request-id'

interface DeedId {
  /** The id for sending this content: the same for each try, until `done` or other content. */
  idOf: (content: unknown) => string
  /** Call it when the outcome is known: sending the same content again is another deed. */
  done: () => void
  /** Call it with each answer; one that is lost, or says that another try is on its way, leaves the outcome open. */
  answered: (error: AppError | undefined) => void
}

/**
 * The ids of what one form or button sends (once.ts). Without an operation they are this page's alone, and nothing of the content
 * is stored: for PINs and codes.
 */
export function useDeedId(operation?: string): DeedId {
  const secret = useRef<{ content: string; requestId: string }>(undefined)
  const done = () => {
    if (operation === undefined) secret.current = undefined
    else settleDeed(operation)
  }
  return {
    idOf: (value) => {
      if (operation !== undefined) return deedId(operation, value)
      const content = JSON.stringify(value)
      if (secret.current?.content !== content) secret.current = { content, requestId: newRequestId() }
      return secret.current.requestId
    },
    done,
    answered: (error) => {
      if (error === undefined || isOutcomeKnown(error)) done()
    },
  }
}

import { useRef } from 'react'
import { deedId, settleDeed } from './once'
import { newRequestId } from './request-id'

interface DeedId {
  /** The id for sending this content: the same for each try, until `done` or other content. */
  idOf: (content: unknown) => string
  /** Call it when the outcome is known: sending the same content again is another deed. */
  done: () => void
}

/**
 * The ids of what one form or button sends (once.ts). Without an operation they are this page's alone, and nothing of the content
 * is stored: for PINs and codes.
 */
export function useDeedId(operation?: string): DeedId {
  const secret = useRef<{ content: string; requestId: string }>(undefined)
  if (operation !== undefined)
    return { idOf: (content) => deedId(operation, content), done: () => settleDeed(operation) }
  return {
    idOf: (value) => {
      const content = JSON.stringify(value)
      if (secret.current?.content !== content) secret.current = { content, requestId: newRequestId() }
      return secret.current.requestId
    },
    done: () => {
      secret.current = undefined
    },
  }
}

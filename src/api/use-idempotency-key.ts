import { useRef } from 'react'
import { newRequestId } from '@/api/request-id'

interface IdempotencyKey {
  /** The id of sending this content: the same for each try, until `done` or until the content is another one. */
  keyOf: (content: unknown) => string
  /** It went through: sending the same again is another attempt. */
  done: () => void
}

/** The request ids of what one form or button sends (spec 7), so that the server recognises a second try. */
export function useIdempotencyKey(): IdempotencyKey {
  const current = useRef<{ content: string; requestId: string }>(undefined)
  return {
    keyOf: (value) => {
      const content = JSON.stringify(value, numberFiles)
      if (current.current?.content !== content) current.current = { content, requestId: newRequestId() }
      return current.current.requestId
    },
    done: () => {
      current.current = undefined
    },
  }
}

const fileNumbers = new WeakMap<Blob, number>()
let lastFileNumber = 0

/** JSON knows no files: each one is a number of its own, so that another picture of the same size is another content. */
function numberFiles(_key: string, value: unknown): unknown {
  if (!(value instanceof Blob)) return value
  const known = fileNumbers.get(value) ?? ++lastFileNumber
  fileNumbers.set(value, known)
  return known
}

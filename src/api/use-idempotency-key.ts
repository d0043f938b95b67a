import { useRef } from 'react'
import { newRequestId } from '@/api/request-id'

interface IdempotencyKey {
  /** The key for sending this content: the same for each try, until `done` or other content. */
  keyOf: (content: unknown) => string
  /** Call it on success: sending the same content again is a new attempt. */
  done: () => void
}

/** The idempotency keys of one form or button (spec 7), by which the server recognises a repeated try. */
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

/** JSON cannot hold files, so each file gets a number: another picture of the same size is other content. */
function numberFiles(_key: string, value: unknown): unknown {
  if (!(value instanceof Blob)) return value
  const known = fileNumbers.get(value) ?? ++lastFileNumber
  fileNumbers.set(value, known)
  return known
}

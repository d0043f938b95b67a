import { useRef } from 'react'
import { newRequestId } from '@/api/request-id'

interface Intent {
  /** The id of sending this content: the same for each try, until `done` or until the content is another one. */
  requestIdOf: (content: unknown) => string
  /** It went through: sending the same again is another intent. */
  done: () => void
}

/** The request ids of what one form or button sends (spec 7; contract, Headers), so that the server recognises a second try. */
export function useIntent(): Intent {
  const current = useRef<{ content: string; requestId: string }>(undefined)
  return {
    requestIdOf: (value) => {
      const content = JSON.stringify(value, withoutBytes)
      if (current.current?.content !== content) current.current = { content, requestId: newRequestId() }
      return current.current.requestId
    },
    done: () => {
      current.current = undefined
    },
  }
}

/** A file is told from another one by its size and type. */
function withoutBytes(_key: string, value: unknown): unknown {
  return value instanceof Blob ? [value.size, value.type] : value
}

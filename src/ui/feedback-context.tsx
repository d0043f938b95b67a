import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import type { FeedbackData } from './feedback-data'
import { FeedbackModal } from './feedback-modal'

interface Feedback {
  /** Opens the feedback modal; one that is open gives way, unless it has the same id. */
  show: (data: FeedbackData) => void
  close: () => void
  isOpen: boolean
}

const FeedbackContext = createContext<Feedback>({ show: () => {}, close: () => {}, isOpen: false })

export const useFeedback = (): Feedback => useContext(FeedbackContext)

interface Shown {
  data?: FeedbackData
  isOpen: boolean
  /** A new one for each modal, so that a replaced one is announced and focused again. */
  turn: number
}

/** Holds the feedback modal. It is part of the start: what it says of a lost network must not come over that network. */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>({ isOpen: false, turn: 0 })
  const { data, isOpen, turn } = shown

  const show = useCallback((next: FeedbackData) => {
    setShown((now) => {
      const isSame = now.isOpen && next.id !== undefined && now.data?.id === next.id
      return isSame ? now : { data: next, isOpen: true, turn: now.turn + 1 }
    })
  }, [])
  const close = useCallback(() => setShown((now) => (now.isOpen ? { ...now, isOpen: false } : now)), [])
  const value = useMemo(() => ({ show, close, isOpen }), [show, close, isOpen])

  return (
    <FeedbackContext value={value}>
      {children}
      {data && <FeedbackModal key={turn} data={data} isOpen={isOpen} onClose={close} />}
    </FeedbackContext>
  )
}

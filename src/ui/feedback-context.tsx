import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import type { FeedbackData } from './feedback-data'
import { FeedbackModal } from './feedback-modal'

interface Feedback {
  /** Opens the feedback modal; replaces an open modal, unless that has the same id. */
  show: (data: FeedbackData) => void
  /** Closes the modal; with the path of a page that has just been opened, unless the modal belongs to that page. */
  close: (openedPage?: string) => void
  isOpen: boolean
}

const FeedbackContext = createContext<Feedback>({ show: () => {}, close: () => {}, isOpen: false })

export const useFeedback = (): Feedback => useContext(FeedbackContext)

interface ModalState {
  data?: FeedbackData
  isOpen: boolean
  /** React key, new for each modal, so that a replacing modal is announced and focused. */
  modalNumber: number
}

/** Renders the feedback modal. It is not a lazy chunk: offline, the modal about the lost network could not load. */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ModalState>({ isOpen: false, modalNumber: 0 })
  const { data, isOpen, modalNumber } = shown

  const show = useCallback((next: FeedbackData) => {
    setShown((now) => {
      const isSame = now.isOpen && next.id !== undefined && now.data?.id === next.id
      return isSame ? now : { data: next, isOpen: true, modalNumber: now.modalNumber + 1 }
    })
  }, [])
  const close = useCallback((openedPage?: string) => {
    setShown((now) => {
      const isStaying = openedPage !== undefined && now.data?.page === openedPage
      return now.isOpen && !isStaying ? { ...now, isOpen: false } : now
    })
  }, [])
  const value = useMemo(() => ({ show, close, isOpen }), [show, close, isOpen])

  return (
    <FeedbackContext value={value}>
      {children}
      {data && <FeedbackModal key={modalNumber} data={data} isOpen={isOpen} onClose={() => close()} />}
    </FeedbackContext>
  )
}

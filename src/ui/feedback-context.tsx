import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import type { FeedbackData } from './feedback-presets'
import { FeedbackModal } from './feedback-modal'

interface Feedback {
  /**
   * Opens the feedback modal. An open modal with the same id stays as it is; another one is replaced, or waits below where an
   * answer to it has to do something.
   */
  show: (data: FeedbackData) => void
  /** Closes the modal; with the path of a page that has just been opened, unless the modal belongs to that page. */
  close: (openedPage?: string) => void
  isOpen: boolean
}

const FeedbackContext = createContext<Feedback>({ show: () => {}, close: () => {}, isOpen: false })

export const useFeedback = (): Feedback => useContext(FeedbackContext)

interface Modals {
  /** The last one is on screen; the others wait below. Once all are closed, the one that was closed last. */
  stack: readonly FeedbackData[]
  isOpen: boolean
  /** React key, new for each modal, so that a replacing modal is announced and focused. */
  modalNumber: number
}

const hasCallback = ({ cancelButton, confirmButton }: FeedbackData): boolean =>
  Boolean(cancelButton?.callback ?? confirmButton?.callback)

/** Renders the feedback modal. It is not a lazy chunk: offline, the modal about the lost network could not load. */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  const [{ stack, isOpen, modalNumber }, setModals] = useState<Modals>({
    stack: [],
    isOpen: false,
    modalNumber: 0,
  })
  const data = stack.at(-1)

  const show = useCallback((next: FeedbackData) => {
    setModals((now) => {
      const open = now.isOpen ? now.stack : []
      const same = next.id && open.find(({ id }) => id === next.id)
      if (!same) {
        const waiting = open.filter(hasCallback)
        return { stack: [...waiting, next], isOpen: true, modalNumber: now.modalNumber + 1 }
      }
      if (hasCallback(same) || !hasCallback(next)) return now
      return { ...now, stack: open.map((modal) => (modal === same ? next : modal)) }
    })
  }, [])
  const close = useCallback((openedPage?: string, only?: FeedbackData) => {
    setModals((now) => {
      // A dialog may tell of its closing once another one is open in its place.
      if (only && only !== now.stack.at(-1)) return now
      const isStaying = (modal: FeedbackData) =>
        openedPage === undefined ? modal !== now.stack.at(-1) : modal.page === openedPage
      const left = now.stack.filter(isStaying)
      if (left.length === 0) return now.isOpen ? { ...now, isOpen: false } : now
      const isCovered = left.at(-1) !== now.stack.at(-1)
      return { ...now, stack: left, modalNumber: now.modalNumber + Number(isCovered) }
    })
  }, [])
  const value = useMemo(() => ({ show, close, isOpen }), [show, close, isOpen])

  return (
    <FeedbackContext value={value}>
      {children}
      {data && (
        <FeedbackModal key={modalNumber} data={data} isOpen={isOpen} onClose={() => close(undefined, data)} />
      )}
    </FeedbackContext>
  )
}

import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { withLateTexts } from '@/i18n/late-texts'
import type { FeedbackData, FeedbackModalProps } from './feedback-data'
import { PlainFeedback } from './plain-feedback'

const PRELOAD_AFTER_MS = 4000

const loadModal = withLateTexts(() => import('./feedback-modal'))

const FeedbackModal = lazy<ComponentType<FeedbackModalProps>>(() =>
  loadModal().then(
    (module) => ({ default: module.FeedbackModal }),
    () => ({ default: PlainFeedback }),
  ),
)

/** Fetches the modal ahead of time, for those who will have something to say; settled when it can be said, plainly at least. */
export async function preloadFeedback(): Promise<void> {
  await loadModal().catch(() => undefined)
}

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

  // An error modal that only loads once the network is gone would come too late.
  useEffect(() => {
    const timer = setTimeout(() => void preloadFeedback(), PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <FeedbackContext value={value}>
      {children}
      {data && (
        <Suspense fallback={null}>
          <FeedbackModal key={turn} data={data} isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </FeedbackContext>
  )
}

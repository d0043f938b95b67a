import { useEffect, useState, type ReactNode } from 'react'
import { api } from '@/api/api'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { OpenPointsContext } from '@/ui/points-modal-context'
import { useLoadFailure } from '@/ui/use-load-failure'
import { ErrorBoundary } from '@/ui/error-boundary'
import { useOpenOnPage } from './use-open-on-page'

const PRELOAD_AFTER_MS = 3000

const loadModal = () => import('@/features/points/components/points-modal')

/** Holds the points modal: over every page, and closed by every change of page. */
export function PointsModalProvider({ children }: { children: ReactNode }) {
  const { isMemberKnown } = api.endpoints.getProfile.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ isMemberKnown: data !== undefined }),
  })
  const { isOpen, turn, open, close } = useOpenOnPage()
  const [isIdle, setIsIdle] = useState(false)
  const showFailure = useLoadFailure()

  // The code is fetched before it is needed, so that the modal opens at a counter without network too.
  useEffect(() => {
    if (!isMemberKnown) return
    const timer = setTimeout(() => setIsIdle(true), PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isMemberKnown])

  const PointsModal = useLazyComponent(loadModal, isOpen || isIdle, () => {
    setIsIdle(false)
    if (!isOpen) return
    close()
    showFailure(open)
  })

  return (
    <OpenPointsContext value={open}>
      {children}
      {PointsModal && turn > 0 && (
        <ErrorBoundary key={turn} fallback={null}>
          <PointsModal isOpen={isOpen} onClose={close} />
        </ErrorBoundary>
      )}
    </OpenPointsContext>
  )
}

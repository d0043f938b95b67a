import { useEffect, useState, type ReactNode } from 'react'
import { api } from '@/api/api'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { OpenPointsContext } from '@/ui/points-modal-context'
import { useLoadFailure } from '@/ui/use-load-failure'
import { useOpenOnPage } from '@/ui/use-open-on-page'
import { ErrorBoundary } from '@/ui/error-boundary'

const PRELOAD_AFTER_MS = 3000

const loadModal = () => import('@/features/points/components/points-modal')

/** Renders the points modal over every page; every change of page closes the modal. */
export function PointsModalProvider({ children }: { children: ReactNode }) {
  const { isMemberKnown } = api.endpoints.getProfile.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ isMemberKnown: data !== undefined }),
  })
  const { isOpen, openCount, open, close } = useOpenOnPage()
  const [isIdle, setIsIdle] = useState(false)
  const showFailure = useLoadFailure()

  // The modal's chunk is preloaded, so that the modal opens at a counter without network too.
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
      {PointsModal && openCount > 0 && (
        <ErrorBoundary key={openCount} fallback={null}>
          <PointsModal isOpen={isOpen} onClose={close} />
        </ErrorBoundary>
      )}
    </OpenPointsContext>
  )
}

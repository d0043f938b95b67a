import { defineMessage } from 'react-intl'
import { useIsMounted } from '@/lib/use-is-mounted'
import { isRefusedByLine } from '@/line/line-extras'
import { useChunkErrorModal } from '@/ui/use-chunk-error-modal'

const refused = defineMessage({
  id: 'ui.refusedByLine',
  defaultMessage: 'LINE did not open this. Please try again, or update LINE.',
  description: 'In a modal: something that LINE itself was to open',
})

/**
 * Runs what a tap asks of LINE, or of a part of the app that is loaded for it. An error is shown once, on the page of the tap alone,
 * with a button that tries again.
 */
export function useLineAction(): (act: () => Promise<void>) => Promise<void> {
  const showError = useChunkErrorModal()
  const isMounted = useIsMounted()
  return async function run(act) {
    try {
      await act()
    } catch (error) {
      if (isMounted()) showError(() => void run(act), isRefusedByLine(error) ? refused : undefined)
    }
  }
}

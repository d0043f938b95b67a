import { useRef, useEffect, useState } from 'react'
import { defineMessages } from 'react-intl'
import { useIsMounted } from '@/lib/use-is-mounted'
import { whenIdle } from '@/lib/when-idle'
import { isRefusedByLine, lineExtrasInLine } from '@/session/line/line-extras'
import { useBoot } from '@/session/boot-context'
import { useChunkErrorModal } from '@/ui/dialogs/use-chunk-error-modal'

const refused = defineMessages({
  title: { id: 'ui.refusedByLine.title', defaultMessage: 'LINE didn’t open this' },
  text: { id: 'ui.refusedByLine.text', defaultMessage: 'Try again, or update LINE.' },
})

/** LINE leaves some calls without an answer; after this time another tap is accepted. */
const LONGEST_MS = 2000

/**
 * Runs a tap's call to LINE, or a lazily loaded part, once even for a double tap. An error is shown with a retry, only on the
 * page of the tap.
 */
export function useLineAction(): (act: () => Promise<void>) => Promise<void> {
  const showError = useChunkErrorModal()
  const isMounted = useIsMounted()
  const runningSince = useRef(-Infinity)
  return async function run(act) {
    if (performance.now() - runningSince.current < LONGEST_MS) return
    runningSince.current = performance.now()
    try {
      await act()
    } catch (error) {
      if (isMounted()) showError(() => void run(act), isRefusedByLine(error) ? refused : undefined)
    } finally {
      runningSince.current = -Infinity
    }
  }
}

type Extras = Awaited<ReturnType<typeof lineExtrasInLine>>

/** What LINE's SDK offers inside LINE beyond the login, requested when the page is idle. Undefined until LINE answers. */
export function useExtrasInLine(): Extras {
  const { line } = useBoot()
  const [extras, setExtras] = useState<Extras>()
  useEffect(() => {
    if (line.browser === 'liff') whenIdle(() => void lineExtrasInLine(line).then(setExtras, () => {}))
  }, [line])
  return extras
}

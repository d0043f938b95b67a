import { useEffect, useEffectEvent, useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { pause } from '@/lib/wait'
import { scannedCodes } from '@/session/scanned-codes'
import { writeStored } from '@/storage/storage'
import {
  codeOutcome,
  stopWaitingForCode,
  forgetCode,
  reloadProfile,
  type CollectOutcome,
  type Scan,
} from '../collect-code'
import { useErrorModal } from '@/ui/dialogs/use-error-modal'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialogs/dialog'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { success, warning, brandButton } from '@/ui/dialogs/feedback-presets'
import { linkNames } from '@/ui/page-link'
import { pageWords } from '@/ui/page-words'
import { LongWait, Spinner, useIsLongWait } from '@/ui/spinner'
import { commonWords } from '@/ui/words'
import { GainedPoints, thanks } from './gained-points'

const messages = defineMessages({
  collecting: { id: 'points.code.collecting', defaultMessage: 'Collecting your points' },
  stop: {
    id: 'points.code.stop',
    defaultMessage: 'Close and check later',
    description: 'Button: ends the wait for a scanned code, whose points may come all the same',
  },
  unknownText: {
    id: 'points.code.unknownText',
    defaultMessage: 'Check your points history before you scan again.',
  },
})

/** An answer that takes longer gives its turn to the next. */
const SLOW_MS = 2000

const Waiting = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space(4)};
  padding: ${tokens.space(8)} ${tokens.space(6)};
  text-align: center;
  text-wrap: balance;
  p {
    color: ${tokens.color.textMuted};
  }
  /* Mounted empty, so that screen readers announce its text later. */
  p:empty {
    position: absolute;
  }
`

/**
 * Collects the scanned codes on home (spec 4, QR redeem) in order, and tells each once the one before is acknowledged; a slow answer
 * holds up no other. A modal shows meanwhile, and after some time a button that ends the wait with an unknown outcome. If the
 * member leaves home, the codes stay stored and are told on return.
 */
export function PendingCode({ mobileNo, onDone }: { mobileNo: string; onDone: () => void }) {
  const dispatch = useAppDispatch()
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const navigate = useNavigate()
  const { show } = useFeedback()
  const showError = useErrorModal()
  const intl = useIntl()
  // An outcome is on screen.
  const [isTelling, setIsTelling] = useState(false)
  // Read in each render, because home may have scanned another code.
  const scans = scannedCodes().map((code): Scan => ({ brandRef, mobileNo, code, isOfMember: true }))
  const codes = scans.map(({ code }) => code).join('\n')

  // An effect event for the latest props: the first render may precede the router's URL.
  const tell = useEffectEvent((told: Scan, outcome: CollectOutcome) => {
    forgetCode(told, outcome)
    setIsTelling(true)
    const done = () => {
      setIsTelling(false)
      onDone()
    }
    switch (outcome.status) {
      case 'collected': {
        if (outcome.points <= 0) return done()
        const confirmButton = { ...brandButton, label: thanks, callback: done }
        const text = <GainedPoints points={outcome.points} />
        return show(success(pageWords.pointsCollected, text, { id: told.code, confirmButton }))
      }
      case 'notAllowed':
        writeStored('textInvalid', outcome.error.message)
        return void navigate(paths.errorPointMember)
      case 'refused':
        return showError(outcome.error, done)
      case 'unknown': {
        const end = () => {
          reloadProfile(dispatch)
          done()
        }
        const check = () => {
          end()
          void navigate(paths.pointsHistory)
        }
        return show(
          warning(pageWords.pointsUnknown, messages.unknownText, {
            id: told.code,
            cancelButton: { label: commonWords.close, callback: end },
            confirmButton: { ...brandButton, label: linkNames[paths.pointsHistory], callback: check },
          }),
        )
      }
    }
  })

  useEffect(() => {
    let isTellable = !isTelling
    let turn: Promise<unknown> = Promise.resolve()
    for (const scan of scans) {
      const before = turn
      // A page that is left begins no further ones.
      const outcome = before.then(() => (isTellable ? codeOutcome(dispatch, scan) : undefined))
      void outcome.then((known) => {
        if (!isTellable || !known) return
        isTellable = false
        tell(scan, known)
      })
      turn = Promise.race([outcome, before.then(() => pause(SLOW_MS))])
    }
    return () => {
      isTellable = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for a code
  }, [codes, isTelling])

  return (
    <Dialog
      isOpen={!isTelling && scans.length > 0}
      label={intl.formatMessage(messages.collecting)}
      onClose={() => undefined}
    >
      <Waiting>
        <Spinner />
        <FormattedMessage {...messages.collecting} />
        <LongWaitEnd key={codes} onEnd={() => scans.forEach(stopWaitingForCode)} />
      </Waiting>
    </Dialog>
  )
}

/** A button back to home after a long wait; the member's own code is there. */
function LongWaitEnd({ onEnd }: { onEnd: () => void }) {
  const isLong = useIsLongWait()
  return (
    <>
      <p role="status">{isLong && <LongWait />}</p>
      {isLong && (
        <Button variant="outline" onClick={onEnd}>
          <FormattedMessage {...messages.stop} />
        </Button>
      )}
    </>
  )
}

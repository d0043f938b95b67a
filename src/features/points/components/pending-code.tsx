import { useEffect, useEffectEvent, useReducer } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { readStored, writeText } from '@/storage/storage'
import {
  codeOutcome,
  stopWaitingForCode,
  removeScannedCode,
  loadEarlierCode,
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
import { LongWait, Spinner, useIsLongWait } from '@/ui/spinner'
import { GainedPoints } from './gained-points'

const messages = defineMessages({
  collecting: {
    id: 'points.code.collecting',
    defaultMessage: 'Collecting your points',
    description: 'While a scanned code is redeemed',
  },
  stop: {
    id: 'points.code.stop',
    defaultMessage: 'Close and check later',
    description: 'Button: ends the wait for a scanned code, whose points may come all the same',
  },
  gained: { id: 'points.code.gained', defaultMessage: 'Points collected', description: 'Title after a scan' },
  unknown: { id: 'points.code.unknown', defaultMessage: 'We couldn’t confirm your points' },
  unknownText: {
    id: 'points.code.unknownText',
    defaultMessage: 'Check your points history before you scan again.',
  },
  check: { id: 'ui.pageLink.pointsHistory', defaultMessage: 'See points history' },
})

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
 * Collects a stored code on home (spec 4, QR redeem): a modal while it is being collected, then the outcome. After some time a
 * button ends the wait with an unknown outcome. If the member leaves home, the code stays stored and the outcome is shown on
 * return.
 */
export function PendingCode({ mobileNo, onDone }: { mobileNo: string; onDone: () => void }) {
  const dispatch = useAppDispatch()
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const navigate = useNavigate()
  const { show } = useFeedback()
  const showError = useErrorModal()
  const intl = useIntl()
  // Read in each render, because home may have scanned another code.
  const code = readStored('qrCode')
  const scan: Scan | undefined =
    code === undefined ? undefined : { brandRef, mobileNo, code, isOfMember: true }
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)

  // An effect event for the latest props: the first render may precede the router's URL.
  const tell = useEffectEvent((told: Scan, outcome: CollectOutcome) => {
    // Before showing the outcome, so that the next code need not wait for the modal's answer.
    removeScannedCode(told)
    renderAgain()
    const done = () => {
      loadEarlierCode(told)
      onDone()
    }
    switch (outcome.status) {
      case 'collected': {
        if (outcome.points <= 0) return done()
        const confirmButton = { ...brandButton, callback: done }
        const text = <GainedPoints points={outcome.points} />
        return show(
          success(<FormattedMessage {...messages.gained} />, text, { id: told.code, confirmButton }),
        )
      }
      case 'notAllowed':
        writeText('textInvalid', outcome.error.message)
        void navigate(paths.errorPointMember)
        return loadEarlierCode(told)
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
          warning(
            <FormattedMessage {...messages.unknown} />,
            <FormattedMessage {...messages.unknownText} />,
            {
              id: told.code,
              cancelButton: { callback: end },
              confirmButton: { label: <FormattedMessage {...messages.check} />, callback: check },
            },
          ),
        )
      }
    }
  })

  useEffect(() => {
    if (!scan) return
    let isCurrent = true
    void codeOutcome(dispatch, scan).then((outcome) => isCurrent && tell(scan, outcome))
    return () => {
      isCurrent = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for a code
  }, [code])

  return (
    <Dialog
      isOpen={scan !== undefined}
      label={intl.formatMessage(messages.collecting)}
      onClose={() => undefined}
    >
      <Waiting>
        <Spinner />
        <FormattedMessage {...messages.collecting} />
        <LongWaitEnd key={code} onEnd={() => scan && stopWaitingForCode(scan)} />
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

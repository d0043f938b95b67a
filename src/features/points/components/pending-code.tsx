import { useEffect, useEffectEvent, useState } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { api } from '@/api/api'
import { paths } from '@/config/paths'
import { readText, writeText } from '@/config/storage'
import { formatPoints } from '@/i18n/format'
import { collectCode, keepNotAllowed, type CollectOutcome } from '@/issuing/collect-code'
import { useErrorModal } from '@/ui/use-error-modal'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { Dialog } from '@/ui/dialog'
import { useFeedback } from '@/ui/feedback-context'
import { success, warning } from '@/ui/feedback-presets'
import { Spinner } from '@/ui/spinner'

const words = defineMessages({
  collecting: {
    id: 'points.code.collecting',
    defaultMessage: 'Collecting your points',
    description: 'While a scanned code is redeemed',
  },
  gained: { id: 'points.code.gained', defaultMessage: 'Points collected', description: 'Title after a scan' },
  unknown: { id: 'points.code.unknown', defaultMessage: 'We are not sure yet' },
  unknownText: {
    id: 'points.code.unknownText',
    defaultMessage:
      'The connection broke while your points were being added. Check your points before you scan the code again.',
  },
})

const received = defineMessage<{ points: string }>({
  id: 'points.code.gainedText',
  defaultMessage: 'You have received {points}',
  description: '{points}: 50 Points',
})

const Waiting = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space(4)};
  padding: ${tokens.space(8)} ${tokens.space(6)};
`

/** Collects a stored code on home (spec 4, QR redeem): a modal while the code is collected, then the outcome. */
export function PendingCode({ mobileNo, onDone }: { mobileNo: string; onDone: () => void }) {
  const dispatch = useAppDispatch()
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const locale = useAppSelector((state) => state.preferences.locale)
  const navigate = useNavigate()
  const { show } = useFeedback()
  const showError = useErrorModal()
  const intl = useIntl()
  const [isCollecting, setIsCollecting] = useState(true)

  // An effect event, for the latest props: the first render may happen before the router has the URL.
  const showOutcome = useEffectEvent((outcome: CollectOutcome) => {
    const say = intl.formatMessage
    const reloadProfile = () => {
      void dispatch(api.util.invalidateTags(['Profile']))
      onDone()
    }
    switch (outcome.status) {
      case 'collected': {
        if (outcome.points <= 0) return onDone()
        writeText('isProfileStale', 'true')
        const text = say(received, { points: formatPoints(outcome.points, locale) })
        return show(
          success(say(words.gained), text, { id: 'code', confirmButton: { callback: reloadProfile } }),
        )
      }
      case 'notAllowed':
        keepNotAllowed(outcome.error)
        return void navigate(paths.errorPointMember)
      case 'refused':
        return showError(outcome.error, onDone)
      case 'unknown': {
        const confirmButton = { isDisplay: false }
        const cancelButton = { callback: reloadProfile }
        return show(
          warning(say(words.unknown), say(words.unknownText), { id: 'code', cancelButton, confirmButton }),
        )
      }
    }
  })

  useEffect(() => {
    const code = readText('qrCode')
    if (code === undefined) return
    let isCurrent = true
    void collectCode(dispatch, { brandRef, mobileNo, code }).then((outcome) => {
      writeText('qrCode', undefined)
      if (!isCurrent) return
      setIsCollecting(false)
      showOutcome(outcome)
    })
    return () => {
      isCurrent = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for a code
  }, [])

  return (
    <Dialog isOpen={isCollecting} label={intl.formatMessage(words.collecting)} onClose={() => undefined}>
      <Waiting>
        <Spinner />
        <FormattedMessage {...words.collecting} />
      </Waiting>
    </Dialog>
  )
}

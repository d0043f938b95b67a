import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { toAppError } from '@/api/app-error'
import { paths } from '@/addresses/paths'
import type { SmsInvitation } from '@/features/consent/sms-token'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { focusOnce } from '@/ui/focus-once'
import { useFeedback } from '@/ui/feedback-context'
import { success } from '@/ui/feedback-presets'
import { readConsentState, type ConsentState } from '../consent-state'
import { consentMessages } from '../consent-messages'
import { useConsentErrorModal } from '../hooks/use-consent-error-modal'
import { isLinkOver, useSmsConsent } from '../hooks/use-sms-consent'
import { ConsentView } from './consent-view'
import { LinkOver } from './link-states'

const messages = defineMessages({
  done: { id: 'app.title.consentSuccess', defaultMessage: 'Consent recorded', description: 'Page title' },
})

const recorded: ConsentState = { isRecorded: true }

/** The policy text that an SMS links to, and the button that accepts the policy. */
export function SmsConsent({ token, invitation }: { token: string; invitation: SmsInvitation }) {
  const passed = readConsentState(useLocation().state).pdpaText
  const { query, text, isConsented, accept, isSending } = useSmsConsent(token, invitation, passed)
  const [isRefused, setIsRefused] = useState(false)
  const [isDeclined, setIsDeclined] = useState(false)
  const showError = useConsentErrorModal()
  const { show } = useFeedback()
  const intl = useIntl()
  const navigate = useNavigate()

  const handleAccept = async () => {
    const error = await accept()
    if (error && isLinkOver(error)) return setIsRefused(true)
    if (error) return showError(error)
    const leave = () => void navigate(paths.consentSuccess, { replace: true, state: recorded })
    show(success(intl.formatMessage(messages.done), undefined, { confirmButton: { callback: leave } }))
  }

  if (isConsented) return <Navigate to={paths.consentSuccess} replace state={recorded} />
  if (isRefused || (query.error && isLinkOver(toAppError(query.error)))) return <LinkOver />
  if (isDeclined) return <Declined onReturn={() => setIsDeclined(false)} />
  return (
    <ConsentView
      text={text}
      query={query}
      isBusy={isSending}
      onConfirm={() => void handleAccept()}
      label={<FormattedMessage {...consentMessages.accept} />}
      refusal={
        <Button variant="quiet" isFullWidth disabled={isSending} onClick={() => setIsDeclined(true)}>
          <FormattedMessage
            id="consent.sms.decline"
            defaultMessage="Do not consent"
            description="Button below Accept"
          />
        </Button>
      }
    />
  )
}

/** The API has no call for a "no": nothing is sent, and the link stays good for a change of mind. */
function Declined({ onReturn }: { onReturn: () => void }) {
  return (
    <EmptyState
      illustration={null}
      title={<FormattedMessage id="consent.standing.none" defaultMessage="You haven’t given your consent" />}
      text={
        <FormattedMessage
          id="consent.sms.declinedText"
          defaultMessage="You can close this page. Changed your mind? Open the link again."
        />
      }
      action={
        // The button that had the focus is gone.
        <Button variant="outline" ref={focusOnce} onClick={onReturn}>
          <FormattedMessage
            id="consent.sms.readAgain"
            defaultMessage="Read it again"
            description="Button: back to the policy"
          />
        </Button>
      }
    />
  )
}

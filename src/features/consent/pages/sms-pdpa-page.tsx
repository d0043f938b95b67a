import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { lineLoginPath, paths } from '@/addresses/paths'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { sendDeed } from '@/api/once'
import { pageTitles } from '@/i18n/page-titles'
import { useLocale } from '@/i18n/use-locale'
import { isRecord } from '@/lib/is-record'
import { nowForExpiry } from '@/lib/server-clock'
import { readStored, writeStored } from '@/storage/storage'
import { useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { danger, success } from '@/ui/dialogs/feedback-presets'
import { pageWords } from '@/ui/page-words'
import { focusOnce } from '@/ui/focus-once'
import { ConsentFrame, ConsentView } from '../components/consent-view'
import { ContinueButtonOrStore } from '../components/no-text-yet'
import { consentMessages } from '../consent-messages'
import { useConsentErrorModal } from '../hooks/use-consent-error-modal'
import { policyIn, type PolicyContent } from '../hooks/use-policy'
import { readSmsToken, type SmsInvitation } from '../sms-token'

/** authentication.sms-pdpa: consent requested by SMS; the link's token names the customer and the policy. */
export default function SmsPdpaPage() {
  const { token, invitation } = useSmsToken()
  return (
    <ConsentFrame>
      {!token && (
        <ErrorState
          title={<FormattedMessage {...pageWords.badLink} />}
          text={
            <FormattedMessage
              id="consent.sms.incompleteText"
              defaultMessage="Tap the link in the text message again, or ask the store for a new one."
            />
          }
          action={<ContinueButtonOrStore />}
        />
      )}
      {token && !invitation && <UnreadableLink />}
      {token && invitation && <SmsConsent token={token} invitation={invitation} />}
    </ConsentFrame>
  )
}

/** The SMS link's token: removed from the URL, and stored for the session if valid. */
function useSmsToken() {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const tokenInUrl = new URLSearchParams(search).get('token')
  // Read once: the page must not change when the token expires or leaves the URL.
  const [{ token, invitation }] = useState(() => {
    const text = tokenInUrl || readStored('smsToken')
    return { token: text, invitation: text ? readSmsToken(text, brandRef, nowForExpiry()) : undefined }
  })

  useEffect(() => {
    if (tokenInUrl === null) return
    if (invitation) writeStored('smsToken', tokenInUrl)
    const rest = new URLSearchParams(search)
    rest.delete('token')
    void navigate({ pathname, search: rest.toString() }, { replace: true, state })
  }, [tokenInUrl, invitation, pathname, search, state, navigate])

  return { token, invitation }
}

/** For a broken, expired or another brand's link: the default error modal, then LINE login. */
function UnreadableLink() {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const navigate = useNavigate()
  const { show } = useFeedback()

  useEffect(() => {
    const leave = () => void navigate(lineLoginPath(brandRef), { replace: true })
    show(
      danger(consentMessages.smsEnded, undefined, {
        id: 'unreadable-link',
        cancelButton: { callback: leave },
      }),
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- shown once
  }, [])
  return null
}

/** The history state that consent-success needs to open. */
const recorded = { isRecorded: true }

interface SmsConsentProps {
  token: string
  invitation: SmsInvitation
}

/**
 * The SMS's policy text with the button to accept it, queried by the inner token if there is one, else by reference; a text
 * that was passed in is not fetched.
 */
function SmsConsent({ token, invitation }: SmsConsentProps) {
  const { innerToken, brandRef, customerRef, pdpaId, pdpaRef } = invitation
  const passed = passedText(useLocation().state)
  const byToken = api.useGetSmsPdpaByTokenQuery(passed ? skipToken : (innerToken ?? skipToken))
  const byRef = api.useGetSmsPdpaQuery(passed || innerToken ? skipToken : { brandRef, pdpaRef })
  const query = innerToken ? byToken : byRef
  const content = passed ?? query.data?.resp.pdpa_data
  const [consentBySms, sending] = api.useConsentBySmsMutation()
  const [isDeclined, setIsDeclined] = useState(false)
  const locale = useLocale()
  const showError = useConsentErrorModal()
  const { show } = useFeedback()
  const navigate = useNavigate()

  const accept = async () => {
    const body = { Customer_S_Ref: customerRef, PDPA_Article_Id: pdpaId, Token: innerToken ?? token }
    const { error } = await sendDeed('consentBySms', consentBySms, body)
    if (isLinkOver(error)) return
    if (error) return showError(toAppError(error))
    const leave = () => void navigate(paths.consentSuccess, { replace: true, state: recorded })
    show(success(pageTitles.consentSuccess, undefined, { confirmButton: { callback: leave } }))
  }

  if (query.data?.resp.is_consent) return <Navigate to={paths.consentSuccess} replace state={recorded} />
  if (isLinkOver(sending.error) || isLinkOver(query.error))
    return (
      <ErrorState
        title={<FormattedMessage {...consentMessages.smsEnded} />}
        action={<ContinueButtonOrStore />}
      />
    )
  // The API has no call for a "no": nothing is sent, and the link stays valid.
  if (isDeclined)
    return (
      <EmptyState
        illustration={null}
        title={<FormattedMessage {...consentMessages.none} />}
        text={
          <FormattedMessage
            id="consent.sms.declinedText"
            defaultMessage="You can close this page. Changed your mind? Open the link again."
          />
        }
        action={
          // The focused button is gone.
          <Button variant="outline" ref={focusOnce} onClick={() => setIsDeclined(false)}>
            <FormattedMessage id="consent.sms.readAgain" defaultMessage="Read it again" />
          </Button>
        }
      />
    )
  return (
    <ConsentView
      text={content && policyIn(locale, content)}
      query={query}
      isBusy={sending.isLoading}
      onConfirm={() => void accept()}
      label={<FormattedMessage {...consentMessages.accept} />}
      refusal={
        <Button variant="quiet" isFullWidth disabled={sending.isLoading} onClick={() => setIsDeclined(true)}>
          <FormattedMessage id="consent.sms.decline" defaultMessage="Decline" description="Button" />
        </Button>
      }
    />
  )
}

/** Whether a failed call means that the link is used or expired. */
function isLinkOver(error: unknown): boolean {
  const { kind } = toAppError(error)
  return kind === 'unauthenticated' || kind === 'notFound'
}

/** The text passed in (spec 2, PDPA view variants), if any. */
function passedText(state: unknown): PolicyContent | undefined {
  const text = isRecord(state) ? state.pdpaText : undefined
  if (!isRecord(text) || typeof text.content_th !== 'string') return undefined
  return { content_th: text.content_th, content_en: text.content_en as string | undefined } // beside the Thai text
}

import { useEffect, useId, useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { api } from '@/api/api'
import { lineLoginPath, paths } from '@/addresses/paths'
import { toAppError, type AppError } from '@/api/app-error'
import { pageTitles } from '@/i18n/page-titles'
import { endSession } from '@/session/session'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialogs/dialog'
import { ErrorState } from '@/ui/error-state'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { brandButton, warning } from '@/ui/dialogs/feedback-presets'
import { Notice } from '@/ui/notice'
import { ErrorMessage } from '@/ui/support-code'
import { commonWords } from '@/ui/words'
import { consentMessages } from '../consent-messages'
import { usePdpaConsent } from '../hooks/use-pdpa-consent'
import { ConsentActions, RefusalNote } from './consent-actions'
import { PolicyPanel, useShownText } from './policy-panel'

const messages = defineMessages({
  /** Spec 8. */
  denied: { id: 'consent.withdrawn.denied', defaultMessage: 'Access denied because consent was withdrawn' },
  again: {
    id: 'consent.withdrawn.text',
    defaultMessage: 'Your points are safe. Accept again to go on, or cancel to log out.',
  },
})

/** After a withdrawal (spec 4): accept the policy again, or leave. */
export function WithdrawnWarning() {
  const navigate = useNavigate()
  const leave = useLeaveMembership()
  const { show } = useFeedback()

  useEffect(() => {
    show(
      warning(messages.denied, messages.again, {
        id: 'withdrawn',
        cancelButton: { label: commonWords.cancel, callback: leave },
        confirmButton: {
          ...brandButton,
          label: consentMessages.accept,
          callback: () => void navigate(paths.homePdpa),
        },
      }),
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- shown once
  }, [])
  return null
}

/** Logs out a member who refuses (spec 4, PDPA consent). */
function useLeaveMembership(): () => void {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return () => {
    void navigate(lineLoginPath(brandRef), { replace: true })
    dispatch(endSession('declined'))
  }
}

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space(4)};
  /* A fixed height, so that nothing moves when the text loads. */
  height: min(calc(${tokens.screenHeight(100)} - ${tokens.space(12)}), 640px);
  padding: ${tokens.space(6)} ${tokens.space(5)};
  > h2 {
    font-size: ${tokens.font.size.lg};
  }
`

/** What refusing means, next to the acceptance, before anything fails. */
const Refusal = styled.div`
  display: grid;
  flex: none;
  justify-items: center;
  margin-block: calc(-1 * ${tokens.space(4)}) calc(-1 * ${tokens.space(2)});
`

/** Blocks home for members without consent until they accept the policy (spec 4, PDPA consent). */
export function ConsentModal() {
  const { query, text, accept, isSending } = usePdpaConsent()
  const dispatch = useAppDispatch()
  const [error, setError] = useState<AppError>()
  const titleId = useId()
  const { isShown, onShown } = useShownText(text)
  const leave = useLeaveMembership()

  const handleAccept = async () => {
    setError(undefined)
    const failed = await accept()
    setError(failed)
    // Unblocks home at once; the profile's refetch then decides.
    if (!failed)
      dispatch(
        api.util.updateQueryData('getProfile', undefined, (profile) => {
          profile.is_consent_pdpa = true
        }),
      )
  }

  const leaveButton = (
    <Button variant="quiet" onClick={leave}>
      <FormattedMessage {...commonWords.logOut} />
    </Button>
  )

  return (
    <Dialog isOpen onClose={() => undefined} isCloseableFromOutside={false} labelledBy={titleId}>
      <Body>
        <h2 id={titleId}>
          <FormattedMessage {...pageTitles.pdpa} />
        </h2>
        {!text && (query.error || query.isSuccess) ? (
          <ErrorState supportCode={toAppError(query.error).requestId} read={query} action={leaveButton} />
        ) : (
          <>
            <PolicyPanel text={text} labelledBy={titleId} isScrolled onShown={onShown} />
            {error && (
              <Notice>
                <ErrorMessage error={error} />
              </Notice>
            )}
            <ConsentActions
              label={<FormattedMessage {...consentMessages.accept} />}
              isReady={isShown}
              isBusy={isSending}
              onConfirm={() => void handleAccept()}
            />
            <Refusal>
              <RefusalNote message={consentMessages.refusal} />
              {leaveButton}
            </Refusal>
          </>
        )}
      </Body>
    </Dialog>
  )
}

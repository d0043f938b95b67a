import { FormattedMessage } from 'react-intl'
import { Navigate, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { lineLoginPath, paths } from '@/config/paths'
import { useCloseInLine } from '@/session/use-close-in-line'
import { useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { ClosePageButton } from '@/ui/close-page-button'
import { EmptyState } from '@/ui/empty-state'
import { Link } from '@/ui/link'
import { ConsentFrame } from '../components/consent-frame'
import { ConsentIllustration } from '../components/consent-illustration'
import { readConsentState } from '../consent-state'

const Ways = styled.div`
  display: grid;
  gap: ${tokens.space(3)};
`

/** consent-success: shown after consent by SMS. Opened directly, the page redirects to sms-pdpa. */
export default function ConsentSuccessPage() {
  const { isLoggedIn, brandRef } = useAppSelector((state) => state.session)
  const close = useCloseInLine()
  const { isRecorded } = readConsentState(useLocation().state)
  if (!isRecorded) return <Navigate to={paths.smsPdpa} replace />
  return (
    <ConsentFrame>
      <EmptyState
        illustration={<ConsentIllustration />}
        title={
          <FormattedMessage id="consent.success.title" defaultMessage="Thank you for giving your consent" />
        }
        text={
          <FormattedMessage
            id="consent.success.text"
            defaultMessage="All done. You can close this page. You can withdraw your consent at any time in Profile, under Privacy policy."
          />
        }
        action={
          <Ways>
            {close && <ClosePageButton close={close} />}
            <Button as={Link} variant="outline" to={isLoggedIn ? paths.home : lineLoginPath(brandRef)}>
              {isLoggedIn ? (
                <FormattedMessage
                  id="consent.success.home"
                  defaultMessage="Go to home"
                  description="Link of a member"
                />
              ) : (
                <FormattedMessage id="consent.success.login" defaultMessage="Log in as a member" />
              )}
            </Button>
          </Ways>
        }
      />
    </ConsentFrame>
  )
}

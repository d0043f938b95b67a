import { FormattedMessage } from 'react-intl'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/addresses/paths'
import { closeInLine } from '@/session/line/line-extras'
import { useBoot } from '@/session/boot-context'
import { tokens } from '@/theme/tokens'
import { ClosePageButton } from '@/ui/close-page-button'
import { EmptyState } from '@/ui/empty-state'
import { IllustrationFrame, line, paper } from '@/ui/illustrations'
import { Stack } from '@/ui/stack'
import { ConsentFrame } from '../components/consent-view'
import { ContinueButton } from '../components/no-text-yet'

/** consent-success, after consent by SMS. Opened directly it redirects to sms-pdpa. */
export default function ConsentSuccessPage() {
  const close = closeInLine(useBoot().line)
  const state = useLocation().state as { isRecorded?: boolean } | null // typed any
  if (!state?.isRecorded) return <Navigate to={paths.smsPdpa} replace />
  return (
    <ConsentFrame>
      <EmptyState
        illustration={<ConsentIllustration />}
        title={<FormattedMessage id="consent.success.title" defaultMessage="You can close this page" />}
        text={<FormattedMessage id="consent.success.text" defaultMessage="To withdraw, contact the store." />}
        action={
          <Stack $gap={3}>
            {close && <ClosePageButton close={close} />}
            <ContinueButton />
          </Stack>
        }
      />
    </ConsentFrame>
  )
}

const { primary, primaryText, success, onSuccess } = tokens.color

function ConsentIllustration() {
  return (
    <IllustrationFrame>
      <path
        style={{ fill: primary, opacity: 0.25 }}
        d="M64 22l46 8a6 6 0 0 1 5 7l-10 56a6 6 0 0 1-7 5l-46-8z"
      />
      <path style={paper} d="M52 26h36l18 18v50a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6z" />
      <path style={{ stroke: primaryText }} d="M88 26v18h18" />
      <path style={line} d="M58 46h16M58 58h34M58 70h20" />
      <path style={{ stroke: primary }} d="M58 86c4-8 8-8 8 0s5 4 8-2" />
      <circle cx="104" cy="88" r="18" style={{ fill: success }} />
      <path style={{ stroke: onSuccess }} strokeWidth="4" d="M96 88.5l5.5 5.5L112 83" />
    </IllustrationFrame>
  )
}

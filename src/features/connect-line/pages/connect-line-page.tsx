import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import { useBrand } from '@/brand/use-brand'
import { paths } from '@/addresses/paths'
import { normalisePhone } from '@/domain/thai-phone'
import { useBoot } from '@/session/boot-context'
import { useProfile } from '@/session/use-member'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { IllustrationFrame } from '@/ui/illustrations'
import { Link } from '@/ui/link'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useQueryErrorModal } from '@/ui/use-error-modal'
import { useLineOffer } from '@/login/use-line-login'
import { ConnectFrame, ConnectLine, messages } from '../components/connect-line'

const ends = defineMessages({
  connected: { id: 'connectLine.connected', defaultMessage: 'LINE is connected' },
  closed: { id: 'connectLine.closed', defaultMessage: 'LINE can’t be connected here' },
  closedText: {
    id: 'connectLine.closedText',
    defaultMessage: 'This store doesn’t offer LINE. Log in with your phone number as before.',
  },
  noNumber: { id: 'connectLine.noNumber', defaultMessage: 'Your membership has no phone number' },
  noNumberText: {
    id: 'connectLine.noNumberText',
    defaultMessage: 'You need one to connect LINE. Please ask the store to add it.',
  },
})

/** Connects LINE to the membership of a phone number, for a member who is logged in. */
export default function ConnectLinePage() {
  const { line } = useBoot()
  const { login } = useBrand()
  const hasProvider = useLineOffer()
  const profile = useProfile()
  const { whole: member, error, isFetching } = profile
  useQueryErrorModal({ error, isFetching, isLoaded: member !== undefined })

  if (member?.is_connect_line) return <End title={ends.connected} isLinked />
  if (line.liffId === undefined || !login.isLoginByLine || !hasProvider)
    return <End title={ends.closed} text={ends.closedText} />
  if (!member) {
    return error ? (
      <ErrorState onRetry={() => void profile.refetch()} isRetrying={isFetching} />
    ) : (
      <ConnectFrame title={<FormattedMessage {...messages.title} />}>
        <SkeletonGroup>
          <Skeleton height="280px" radius={tokens.radius.card} />
        </SkeletonGroup>
      </ConnectFrame>
    )
  }
  const mobileNo = normalisePhone(member.mobile_no ?? '')
  return mobileNo ? (
    <ConnectLine mobileNo={mobileNo} />
  ) : (
    <End title={ends.noNumber} text={ends.noNumberText} />
  )
}

interface EndProps {
  title: MessageDescriptor
  text?: MessageDescriptor
  isLinked?: boolean
}

function End({ title, text, isLinked = false }: EndProps) {
  return (
    <EmptyState
      illustration={<LinkIllustration isLinked={isLinked} />}
      title={<FormattedMessage {...title} />}
      text={text && <FormattedMessage {...text} />}
      action={
        <Button as={Link} to={paths.profile} replace>
          <FormattedMessage {...messages.back} />
        </Button>
      }
    />
  )
}

const { primaryText, surfaceRaised, success, onSuccess, outlineStrong } = tokens.color
const bubble = { fill: surfaceRaised, stroke: primaryText }

/** A phone and a speech bubble, joined or apart. */
function LinkIllustration({ isLinked }: { isLinked: boolean }) {
  return (
    <IllustrationFrame>
      <path style={bubble} d="M44 26h26a6 6 0 0 1 6 6v64a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6z" />
      <path style={{ stroke: outlineStrong }} d="M53 92h8M48 42h18M48 52h12" />
      <path
        style={bubble}
        d="M104 38c13 0 22 8 22 18s-9 18-22 18c-3 0-5 0-7-1l-9 6 2-10c-5-3-8-8-8-13 0-10 9-18 22-18z"
      />
      {isLinked ? (
        <>
          <circle cx="82" cy="90" r="16" style={{ fill: success }} />
          <path style={{ stroke: onSuccess }} strokeWidth="4" d="M75 90l5 5 9-10" />
        </>
      ) : (
        <path style={{ stroke: outlineStrong }} strokeDasharray="1 8" d="M84 90h30" />
      )}
    </IllustrationFrame>
  )
}

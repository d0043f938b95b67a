import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import { useBrand } from '@/brand/use-brand'
import { paths } from '@/addresses/paths'
import { normalisePhone } from '@/domain/thai-phone'
import { useBoot } from '@/session/boot-context'
import { useProfile } from '@/session/use-member'
import { isRestored } from '@/store/home-snapshot'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Link } from '@/ui/link'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useQueryErrorModal } from '@/ui/use-query-error-modal'
import { useLineOffer } from '@/login/use-line-login'
import { ConnectFrame, ConnectLine, messages } from '../components/connect-line'

const ends = defineMessages({
  connected: { id: 'connectLine.connected', defaultMessage: 'LINE is connected' },
  connectedText: {
    id: 'connectLine.connectedText',
    defaultMessage: 'Open the app from LINE and you are in, without a PIN.',
  },
  closed: { id: 'connectLine.closed', defaultMessage: 'LINE cannot be connected here' },
  closedText: {
    id: 'connectLine.closedText',
    defaultMessage: 'This store does not offer LINE. Log in with your phone number as before.',
  },
  noNumber: { id: 'connectLine.noNumber', defaultMessage: 'Your membership has no phone number' },
  noNumberText: {
    id: 'connectLine.noNumberText',
    defaultMessage: 'You need a phone number to connect LINE. Please ask the store to add it.',
  },
})

/** Connects LINE to the membership of a phone number, for a member who is logged in. */
export default function ConnectLinePage() {
  const { line } = useBoot()
  const { login } = useBrand()
  const hasProvider = useLineOffer()
  const profile = useProfile()
  // The profile stored for home has no number.
  const member = isRestored(profile.fulfilledTimeStamp) ? undefined : profile.data
  const { error, isFetching } = profile
  useQueryErrorModal({ error, isFetching, isLoaded: member !== undefined })

  if (member?.is_connect_line) return <End title={ends.connected} text={ends.connectedText} />
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

function End({ title, text }: Record<'title' | 'text', MessageDescriptor>) {
  return (
    <EmptyState
      title={<FormattedMessage {...title} />}
      text={<FormattedMessage {...text} />}
      action={
        <Button as={Link} to={paths.profile} replace>
          <FormattedMessage {...messages.back} />
        </Button>
      }
    />
  )
}

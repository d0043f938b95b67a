import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { EntryView } from '@/brand/entry-view'
import { paths } from '@/addresses/paths'
import type { AppError } from '@/api/app-error'
import { useBrand } from '@/brand/use-brand'
import { maskPhone, normalisePhone } from '@/lib/thai-phone'
import { pageTitles } from '@/i18n/page-titles'
import { LineErrorNotice } from '../../line-error-notice'
import { PhoneFlowView } from '../../phone/phone-flow-view'
import { usePhoneFlow, type VerifiedPhone } from '../../phone/use-phone-flow'
import { useLineOffer } from '../../use-line-login'
import { useBoot } from '@/session/boot-context'
import { useProfile } from '@/session/use-member'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { IllustrationFrame, line as dashes, paper } from '@/ui/illustrations'
import { LineButton } from '@/ui/line-button'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { linkNames } from '@/ui/page-link'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { BusyNote } from '@/ui/busy-note'
import { useQueryErrorModal } from '@/ui/dialogs/use-error-modal'
import { connectedMessage, useConnectLine } from '../use-connect-line'

const messages = defineMessages({
  title: { id: 'connectLine.title', defaultMessage: 'Open the app from LINE, no PIN needed' },
  beginShort: {
    id: 'connectLine.beginShort',
    defaultMessage: 'Link',
    description: 'The same button, too narrow for its whole text',
  },
  closed: { id: 'connectLine.closed', defaultMessage: 'LINE can’t be linked' },
  closedText: {
    id: 'connectLine.closedText',
    defaultMessage: 'This store doesn’t offer LINE. Log in with your phone number as before.',
  },
  noNumberText: {
    id: 'connectLine.noNumberText',
    defaultMessage: 'Your membership has no phone number. Please ask the store to add it.',
  },
})

/** Connects LINE to a logged-in member's phone number. */
export default function ConnectLinePage() {
  const { line } = useBoot()
  const { login } = useBrand()
  const hasProvider = useLineOffer()
  const profile = useProfile()
  const { whole: member, error, isFetching } = profile
  useQueryErrorModal({ error, isFetching, isLoaded: member !== undefined })

  if (member?.is_connect_line) return <End title={connectedMessage} isLinked />
  if (line.liffId === undefined || !login.isLoginByLine || !hasProvider)
    return <End title={messages.closed} text={messages.closedText} />
  if (!member) {
    return error ? (
      <ErrorState read={profile} />
    ) : (
      <EntryView title={<FormattedMessage {...messages.title} />}>
        <SkeletonGroup>
          <Skeleton height="280px" radius={tokens.radius.card} />
        </SkeletonGroup>
      </EntryView>
    )
  }
  const mobileNo = normalisePhone(member.mobile_no ?? '')
  return mobileNo ? (
    <ConnectLine mobileNo={mobileNo} />
  ) : (
    <End title={messages.closed} text={messages.noNumberText} />
  )
}

const how = defineMessage<{ number: string }>({
  id: 'connectLine.text',
  defaultMessage: 'Confirm in LINE, then enter the code we text to {number}.',
  description: 'number: the mobile number, half hidden',
})

/** The benefits, LINE's login, and the number's verification. */
function ConnectLine({ mobileNo }: { mobileNo: string }) {
  const { line } = useBoot()
  const { state, connect, begin, changeAccount } = useConnectLine(mobileNo)
  const { formatMessage } = useIntl()
  if (state.status === 'free') return <ProveNumber mobileNo={mobileNo} onProven={connect} />
  const connectError = state.status === 'idle' ? state.connectError : undefined
  return (
    <EntryView
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...how} values={{ number: maskPhone(mobileNo) }} />}
    >
      {connectError?.status === 'taken' ? (
        <>
          <Notice>
            <FormattedMessage
              id="connectLine.taken"
              defaultMessage="This LINE is linked to another membership. To use it, log out and log in with LINE."
            />
          </Notice>
          {/* Inside LINE there is only the phone's own account. */}
          {line.browser !== 'liff' && (
            <Button isFullWidth onClick={() => void changeAccount()}>
              <FormattedMessage id="connectLine.change" defaultMessage="Use another LINE account" />
            </Button>
          )}
        </>
      ) : (
        <>
          {connectError && <LineErrorNotice lineError={connectError} />}
          <BusyNote isBusy={state.status === 'busy'} />
          <LineButton
            label={formatMessage(pageTitles.connectLine)}
            shortLabel={formatMessage(messages.beginShort)}
            isBusy={state.status === 'busy'}
            onClick={begin}
          />
        </>
      )}
      <Button as={Link} to={paths.profile} replace variant="quiet">
        <FormattedMessage {...linkNames[paths.profile]} />
      </Button>
    </EntryView>
  )
}

interface ProveNumberProps {
  mobileNo: string
  onProven: (proven: VerifiedPhone) => Promise<AppError | undefined>
}

/** The code to verify the number, after LINE's login. */
function ProveNumber({ mobileNo, onProven }: ProveNumberProps) {
  const flow = usePhoneFlow('line', onProven)
  return (
    <PhoneFlowView
      flow={flow}
      knownNumber={mobileNo}
      title={<FormattedMessage id="connectLine.number" defaultMessage="One last step: confirm your number" />}
    />
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
          <FormattedMessage {...linkNames[paths.profile]} />
        </Button>
      }
    />
  )
}

const { success, onSuccess } = tokens.color

/** A phone and a speech bubble, joined or apart. */
function LinkIllustration({ isLinked }: { isLinked: boolean }) {
  return (
    <IllustrationFrame>
      <path style={paper} d="M44 26h26a6 6 0 0 1 6 6v64a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6z" />
      <path style={dashes} d="M53 92h8M48 42h18M48 52h12" />
      <path
        style={paper}
        d="M104 38c13 0 22 8 22 18s-9 18-22 18c-3 0-5 0-7-1l-9 6 2-10c-5-3-8-8-8-13 0-10 9-18 22-18z"
      />
      {isLinked ? (
        <>
          <circle cx="82" cy="90" r="16" style={{ fill: success }} />
          <path style={{ stroke: onSuccess }} strokeWidth="4" d="M75 90l5 5 9-10" />
        </>
      ) : (
        <path style={dashes} strokeDasharray="1 8" d="M84 90h30" />
      )}
    </IllustrationFrame>
  )
}

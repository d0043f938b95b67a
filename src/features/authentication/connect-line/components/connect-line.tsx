import { Check, MessageCircle } from 'lucide-react'
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/config/paths'
import { maskPhone } from '@/domain/thai-phone'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { useConnectLine, type ConnectTrouble } from '../hooks/use-connect-line'
import { ConnectFrame } from './connect-frame'
import { ConnectTroubleNotice } from './connect-trouble-notice'

const loadProof = () => import('./prove-number').then((module) => ({ default: module.ProveNumber }))

export const words = defineMessages({
  title: { id: 'connectLine.title', defaultMessage: 'Connect LINE to your membership' },
  back: {
    id: 'connectLine.back',
    defaultMessage: 'Back to your profile',
    description: 'Link',
  },
})

const how = defineMessage<{ number: string }>({
  id: 'connectLine.text',
  defaultMessage: 'You confirm it at LINE, then confirm your number {number} with a code from an SMS.',
  description: 'number: the mobile number, half hidden',
})

const gains = defineMessages({
  noPin: {
    id: 'connectLine.noPin',
    defaultMessage: 'Open the app from LINE and you are in, without a PIN',
  },
  same: {
    id: 'connectLine.same',
    defaultMessage: 'The same points, tier and privileges, whichever way you come',
  },
  phone: { id: 'connectLine.phone', defaultMessage: 'Your phone number and PIN work as before' },
})

const Gains = styled.ul`
  && {
    display: grid;
    gap: ${tokens.space(2)};
    padding: ${tokens.space(4)};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surfaceRaised};
  }
  li {
    display: flex;
    gap: ${tokens.space(3)};
  }
  svg {
    flex: none;
    margin-block-start: 2px;
    color: ${tokens.color.success};
  }
`

/** What connecting brings, LINE's login, and the proof of the number. */
export function ConnectLine({ mobileNo }: { mobileNo: string }) {
  const { state, connect, begin, changeAccount, fail } = useConnectLine(mobileNo)
  const isFree = state.status === 'free'
  const ProveNumber = useLazyComponent(loadProof, isFree, fail)
  if (isFree && ProveNumber) return <ProveNumber mobileNo={mobileNo} onProven={connect} />
  const trouble = state.status === 'idle' ? state.trouble : undefined
  const number = maskPhone(mobileNo).replaceAll(' ', '\u00a0')
  return (
    <ConnectFrame
      title={<FormattedMessage {...words.title} />}
      text={<FormattedMessage {...how} values={{ number }} />}
    >
      <Gains>
        {[gains.noPin, gains.same, gains.phone].map((gain) => (
          <li key={gain.id}>
            <Check size={20} strokeWidth={2} aria-hidden />
            <FormattedMessage {...gain} />
          </li>
        ))}
      </Gains>
      {trouble && <ConnectTroubleNotice trouble={trouble} />}
      <Begin
        trouble={trouble}
        isBusy={state.status !== 'idle'}
        onBegin={begin}
        onChange={() => void changeAccount()}
      />
      <Button as={Link} to={paths.profile} replace variant="quiet">
        <FormattedMessage {...words.back} />
      </Button>
    </ConnectFrame>
  )
}

interface BeginProps {
  trouble: ConnectTrouble | undefined
  isBusy: boolean
  onBegin: () => void
  onChange: () => void
}

function Begin({ trouble, isBusy, onBegin, onChange }: BeginProps) {
  if (trouble?.status === 'taken') {
    // Inside LINE there is the account of the phone's LINE alone.
    return trouble.canChange ? (
      <Button isFullWidth onClick={onChange}>
        <FormattedMessage
          id="connectLine.change"
          defaultMessage="Use another LINE account"
          description="Button: leads to LINE's login"
        />
      </Button>
    ) : null
  }
  return (
    <Button isFullWidth isBusy={isBusy} onClick={onBegin}>
      <MessageCircle size={24} strokeWidth={1.75} aria-hidden />
      <FormattedMessage
        id="connectLine.begin"
        defaultMessage="Connect LINE"
        description="Button: leads to LINE's login"
      />
    </Button>
  )
}

import type { ReactNode } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { BrandLogo } from '@/brand/brand-logo'
import { maskPhone } from '@/domain/thai-phone'
import { unbroken } from '@/i18n/format'
import { pageTitles } from '@/i18n/page-titles'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { LineErrorNotice } from '@/login/line-error-notice'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { LineButton } from '@/ui/line-button'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { TitleAndText } from '@/ui/title-and-text'
import { useConnectLine, type ConnectError } from '../hooks/use-connect-line'

const loadProof = () => import('./prove-number').then((module) => ({ default: module.ProveNumber }))

export const messages = defineMessages({
  title: { id: 'connectLine.title', defaultMessage: 'Connect LINE to your membership' },
  back: {
    id: 'ui.pageLink.profile',
    defaultMessage: 'Back to your profile',
  },
})

const how = defineMessage<{ number: string }>({
  id: 'connectLine.text',
  defaultMessage: 'Confirm in LINE, then enter the code we text to {number}.',
  description: 'number: the mobile number, half hidden',
})

/** What connecting brings, LINE's login, and the proof of the number. */
export function ConnectLine({ mobileNo }: { mobileNo: string }) {
  const { state, connect, begin, changeAccount, fail } = useConnectLine(mobileNo)
  const isFree = state.status === 'free'
  const ProveNumber = useLazyComponent(loadProof, isFree, fail)
  if (isFree && ProveNumber) return <ProveNumber mobileNo={mobileNo} onProven={connect} />
  const connectError = state.status === 'idle' ? state.connectError : undefined
  const number = unbroken(maskPhone(mobileNo))
  return (
    <ConnectFrame
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...how} values={{ number }} />}
    >
      <p>
        <FormattedMessage id="connectLine.noPin" defaultMessage="Open the app from LINE, no PIN needed" />
      </p>
      {connectError && <ConnectErrorNotice connectError={connectError} />}
      <Begin
        connectError={connectError}
        isBusy={state.status !== 'idle'}
        onBegin={begin}
        onChange={() => void changeAccount()}
      />
      <Button as={Link} to={paths.profile} replace variant="quiet">
        <FormattedMessage {...messages.back} />
      </Button>
    </ConnectFrame>
  )
}

interface BeginProps {
  connectError: ConnectError | undefined
  isBusy: boolean
  onBegin: () => void
  onChange: () => void
}

function Begin({ connectError, isBusy, onBegin, onChange }: BeginProps) {
  const { formatMessage } = useIntl()
  if (connectError?.status === 'taken') {
    // Inside LINE there is the account of the phone's LINE alone.
    return connectError.canChange ? (
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
    <LineButton
      label={formatMessage(pageTitles.connectLine)}
      shortLabel={formatMessage(beginMessages.short)}
      isBusy={isBusy}
      onClick={onBegin}
    />
  )
}

const beginMessages = defineMessages({
  short: {
    id: 'connectLine.beginShort',
    defaultMessage: 'Connect',
    description: 'The same button, too narrow for its whole text',
  },
})

/** Why LINE is not connected; the buttons below the notice lead on. */
function ConnectErrorNotice({ connectError }: { connectError: ConnectError }) {
  if (connectError.status !== 'taken') return <LineErrorNotice lineError={connectError} />
  return (
    <Notice>
      <FormattedMessage
        id="connectLine.taken"
        defaultMessage="This LINE is linked to another membership. To use it, log out and log in with LINE."
      />
    </Notice>
  )
}

const Page = styled.div`
  display: grid;
  gap: ${tokens.space(5)};
  max-width: 420px;
  margin: 0 auto;
  padding: ${tokens.space(6)} ${tokens.gutter};
`

const Top = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space(2)};
  text-align: center;
  text-wrap: balance;
  img {
    max-width: 100%;
  }
  h2 {
    margin: ${tokens.space(2)} 0 0;
    font-size: ${tokens.font.size.lg};
  }
  p {
    margin: 0;
    color: ${tokens.color.textMuted};
  }
`

interface ConnectFrameProps {
  title: ReactNode
  text?: ReactNode
  children: ReactNode
}

/** Looks as the steps that follow, without their code. */
export function ConnectFrame({ title, text, children }: ConnectFrameProps) {
  return (
    <Page>
      <Top>
        <BrandLogo kind="home" />
        <TitleAndText title={title} text={text} />
      </Top>
      {children}
    </Page>
  )
}

import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { serviceFactsOf } from '@/config/service-facts'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { useBoot } from '@/session/boot-context'
import { useHomeForMembers } from '@/session/use-home-for-members'
import { useBrand } from '@/brand/use-brand'
import { LongWait, Spinner } from '@/ui/spinner'
import { LONG_WAIT_MS, useIsLongWait } from '@/ui/use-is-long-wait'
import { EntryView } from '../components/entry-view'
import { LineReopenBanner } from '../components/line-reopen-banner'
import { LineTroubleNotice } from '../components/line-trouble-notice'
import { LoginChannels } from '../components/login-channels'
import { UnknownBrandNotice } from '../components/unknown-brand-notice'
import { useLineLogin } from '../hooks/use-line-login'

const loadFooter = () =>
  import('@/brand/service-footer').then((module) => ({ default: module.ServiceFooter }))

const Waiting = styled.div`
  text-align: center;
`

/** LINE login: automatic inside LINE; elsewhere the login buttons that the brand allows. */
export default function LineLoginPage() {
  const brand = useBrand()
  const { line, config } = useBoot()
  // What LINE has brought along may be another member's.
  useHomeForMembers(!line.isAutomatic())
  const { privacyUrl, termsUrl } = serviceFactsOf(config, brand.brandRef)
  // Not every brand has pages of its own to name.
  const ServiceFooter = useLazyComponent(loadFooter, Boolean(privacyUrl ?? termsUrl), () => undefined)
  const { isBusy, trouble, logIn } = useLineLogin()
  const isSigningIn = isBusy && line.isAutomatic()
  // Counted from the opening of the app: the landing may have waited for the same sign-in.
  const [untilLateMs] = useState(() => LONG_WAIT_MS - performance.now())
  const isLate = useIsLongWait(untilLateMs)
  const mayReopen = line.browser === 'in-app' && line.liffId !== undefined
  return (
    <EntryView
      isBare
      title={
        <FormattedMessage
          id="authentication.login.title"
          defaultMessage="Welcome"
          description="Heading of LINE login"
        />
      }
      text={
        <FormattedMessage
          id="authentication.login.text"
          defaultMessage="Collect points and enjoy privileges made for members."
        />
      }
    >
      {brand.isUnknown && <UnknownBrandNotice />}
      {trouble && <LineTroubleNotice trouble={trouble} />}
      {mayReopen && <LineReopenBanner />}
      {isSigningIn && (
        <Waiting>
          <Spinner />
          <p>
            <FormattedMessage id="authentication.login.signingIn" defaultMessage="Logging you in with LINE" />
          </p>
          <p role="status">{isLate && <LongWait />}</p>
        </Waiting>
      )}
      {(!isSigningIn || isLate) && (
        <LoginChannels brand={brand} isBusy={isBusy} isSecondary={mayReopen} onLine={logIn} />
      )}
      {ServiceFooter && <ServiceFooter />}
    </EntryView>
  )
}

import { useState } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { loginPath, paths } from '@/addresses/paths'
import { shareableAddress } from '@/addresses/shareable-address'
import { useBrand, useFact } from '@/brand/use-brand'
import { pageTitles } from '@/i18n/page-titles'
import { isSafeWebUrl } from '@/lib/safe-url'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { closeInLine } from '@/session/line/line-extras'
import { ChannelButtons, LoginOptionButton } from '../channel-buttons'
import { EntryCentre, EntryView } from '@/brand/entry-view'
import { LineErrorNotice } from '../line-error-notice'
import { useLineLogin, useLineOffer } from '../use-line-login'
import { useBoot } from '@/session/boot-context'
import { useRedirectMembersHome } from '@/session/page-guards'
import { useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { BusyNote } from '@/ui/busy-note'
import { Button } from '@/ui/button'
import { ClosePageButton } from '@/ui/close-page-button'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { commonWords } from '@/ui/words'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { LongWait, Spinner, LONG_WAIT_MS, useIsLongWait } from '@/ui/spinner'
import { Stack } from '@/ui/stack'

const loadFooter = () => import('@/brand/service-footer')

/** LINE login: automatic inside LINE; elsewhere the brand's login buttons. */
export default function LineLoginPage() {
  const { isUnknown } = useBrand()
  const { line } = useBoot()
  // LINE's answer may belong to another member.
  useRedirectMembersHome(!line.isAutomatic())
  const privacyUrl = useFact('privacyUrl', isSafeWebUrl)
  const termsUrl = useFact('termsUrl', isSafeWebUrl)
  // Not every brand has such links.
  const ServiceFooter = useLazyComponent(loadFooter, Boolean(privacyUrl ?? termsUrl))
  const { isBusy, lineError, logIn } = useLineLogin()
  const isSigningIn = isBusy && line.isAutomatic()
  // From the app's opening, because the landing may have waited for the same sign-in.
  const [untilLateMs] = useState(() => LONG_WAIT_MS - performance.now())
  const isLate = useIsLongWait(untilLateMs)
  const mayReopen = line.browser === 'in-app' && line.liffId !== undefined
  const close = mayReopen ? closeInLine(line) : undefined
  return (
    <EntryView
      isBare
      title={<FormattedMessage {...pageTitles.landing} />}
      text={<FormattedMessage {...commonWords.programme} />}
    >
      {isUnknown && <UnknownBrandNotice />}
      {lineError && <LineErrorNotice lineError={lineError} />}
      {mayReopen && <LineReopenBanner />}
      {isSigningIn && (
        <EntryCentre>
          <Spinner />
          <p>
            <FormattedMessage id="authentication.login.signingIn" defaultMessage="Logging you in with LINE" />
          </p>
          <p role="status">{isLate && <LongWait />}</p>
        </EntryCentre>
      )}
      {(!isSigningIn || isLate) && <LoginChannels isBusy={isBusy} mayReopen={mayReopen} onLine={logIn} />}
      {close && <ClosePageButton close={close} variant="quiet" />}
      <BusyNote isBusy={isBusy && !isSigningIn} />
      {ServiceFooter && <ServiceFooter />}
    </EntryView>
  )
}

/** The API does not know the link's brand, so the login buttons would fail. */
function UnknownBrandNotice() {
  const { config } = useBoot()
  return (
    <>
      <Notice>
        <FormattedMessage
          id="authentication.brand.unknown"
          defaultMessage="We can’t find this store. Check the link, or ask the store for a new one."
        />
      </Notice>
      {config.brands.length > 0 && (
        <Button as={Link} to={paths.selectBrand} variant="outline" isFullWidth>
          <FormattedMessage {...pageTitles.selectBrand} />
        </Button>
      )}
    </>
  )
}

/** If the brand's settings take longer, the default buttons are shown. */
const SETTINGS_WAIT_MS = 3000

const loginWithLine = defineMessage({ id: 'authentication.login.line', defaultMessage: 'Log in with LINE' })

interface LoginChannelsProps {
  isBusy: boolean
  /** The primary button, with LINE, is above. */
  mayReopen: boolean
  onLine: () => void
}

/** The brand's login buttons in its order, the first one primary, and the register link. */
function LoginChannels({ isBusy, mayReopen, onLine }: LoginChannelsProps) {
  const { isLoading, login, register } = useBrand()
  const intl = useIntl()
  const hasLine = useLineOffer()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const isLongWait = useIsLongWait(SETTINGS_WAIT_MS)
  // Buttons that move when the settings load would be tapped by mistake.
  if (isLoading && !isLongWait) {
    return (
      <Stack $gap={4} as={SkeletonGroup}>
        <Skeleton height={48} radius={tokens.radius.control} />
        <Skeleton height={48} radius={tokens.radius.control} />
      </Stack>
    )
  }
  return (
    <>
      <ChannelButtons
        isAllowed={{ line: login.isLoginByLine && hasLine && !mayReopen, phone: login.isLoginByPhone }}
        first={login.orderLoginType}
        isSecondary={mayReopen}
        phonePath={loginPath(brandRef)}
        isBusy={isBusy}
        onLine={onLine}
        labels={{
          line: intl.formatMessage(loginWithLine),
          lineShort: intl.formatMessage(pageTitles.lineLogin),
          phone: <FormattedMessage {...pageTitles.login} />,
        }}
      />
      {(register.isRegisterByLine || register.isRegisterByPhone) && (
        <LoginOptionButton to={loginPath(brandRef, 'register')} variant="quiet">
          <FormattedMessage {...pageTitles.register} />
        </LoginOptionButton>
      )}
    </>
  )
}

/** LINE's browser for plain links has no LIFF: a LIFF link reopens the app in the one that has. */
function LineReopenBanner() {
  const { line } = useBoot()
  const { login } = useBrand()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const isGlobal = useAppSelector((state) => state.session.isGlobal)
  const { search } = new URL(shareableAddress(paths.landing, { brandRef, isGlobal }))
  return (
    <Button as="a" href={`https://liff.line.me/${line.liffId}${search}`} isFullWidth>
      <FormattedMessage {...(login.isLoginByLine ? loginWithLine : pageTitles.lineLogin)} />
    </Button>
  )
}

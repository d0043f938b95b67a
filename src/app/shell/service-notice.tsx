import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { packageHistoryPath, paths, privilegeHistoryPath } from '@/addresses/paths'
import { LONGEST_REST_MS } from '@/api/app-error'
import { reopenHint } from '@/i18n/error-messages'
import { formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useFiguresCovered } from '@/lib/use-root-data'
import { useSecondsLeft } from '@/lib/use-seconds-left'
import { useWhileVisible } from '@/lib/use-while-visible'
import { runningTransactionOf } from '@/redemption/staff-codes'
import { useProfile } from '@/session/use-member'
import type { RootState } from '@/store/store'
import { tokens } from '@/theme/tokens'
import { AsOfTime } from '@/ui/as-of'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { TextButton } from '@/ui/text-button'
import { useReadFailed } from './fresh-reads'

const Root = styled.div`
  padding: ${tokens.space(4)} ${tokens.gutter} 0;
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space(4)};
  /* The button has room around its words. */
  margin-block-end: calc(-1 * ${tokens.space(2)});
`

/** Stands on one line where that is wide enough. */
const Known = styled.span`
  display: inline-block;
`

/** While a rest is over and nothing has come of it. */
const LOOK_AGAIN_MS = 5000
/** Longer waits are said in minutes. */
const SECONDS_SAID = 90

interface ServiceNoticeProps {
  /** While the API is left alone. */
  rest: RootState['service']['rest']
}

/**
 * Says above every page that the API does not answer, what the member has all the same, since when that may have changed, and when
 * the app tries again: then, and once the API answers, all that has failed on screen is read again.
 */
export default function ServiceNotice({ rest }: ServiceNoticeProps) {
  const readFailed = useReadFailed()
  const { formatMessage } = useIntl()
  // Watched here, the last balance and the member's code stay on pages that need neither, also after a minute.
  const profile = useProfile()
  const secondsLeft = useSecondsLeft(rest?.until, 2 * LONGEST_REST_MS)
  const isOver = rest !== undefined && secondsLeft === 0
  const [askedIn, setAskedIn] = useState<number>()
  const isTrying = isOver || askedIn === rest?.until
  useEffect(() => {
    if (!isOver) return
    // A page that nobody sees asks for nothing.
    const readOnScreen = () => !document.hidden && readFailed()
    readOnScreen()
    document.addEventListener('visibilitychange', readOnScreen)
    return () => document.removeEventListener('visibilitychange', readOnScreen)
  }, [isOver, readFailed])
  // What was being read may have been left with its page, or the phone be offline.
  useWhileVisible(readFailed, isOver ? LOOK_AGAIN_MS : undefined)

  const hadRest = useRef(false)
  useEffect(() => {
    if (hadRest.current && !rest) readFailed()
    hadRest.current = rest !== undefined
  }, [rest, readFailed])

  if (!rest) return null
  const tryNow = () => {
    setAskedIn(rest.until)
    readFailed()
  }
  return (
    <Root>
      <Notice tone="info">
        <div role="status">
          <FormattedMessage
            id="shell.rest.text"
            defaultMessage="We’re having a problem."
            description="Above the page, while the brand's server is down or overloaded"
          />
          {rest.isUnanswered && reopenHint(formatMessage)} <KnownPoints profile={profile} />
        </div>
        <RunningCode />
        <Foot>
          {/* A screen reader would read it out every second. */}
          <span aria-hidden>
            {isTrying ? (
              <FormattedMessage
                id="shell.rest.trying"
                defaultMessage="Trying again…"
                description="The server is being asked again"
              />
            ) : secondsLeft > SECONDS_SAID ? (
              <FormattedMessage
                id="shell.rest.againInMinutes"
                defaultMessage="Trying again in about {minutes, plural, one {# minute} other {# minutes}}"
                description="When the server is asked again, where that is not soon"
                values={{ minutes: Math.round(secondsLeft / 60) }}
              />
            ) : (
              <FormattedMessage
                id="shell.rest.again"
                defaultMessage="Trying again in {seconds, plural, one {# second} other {# seconds}}"
                description="When the server is asked again, counting down"
                values={{ seconds: secondsLeft }}
              />
            )}
          </span>
          <TextButton type="button" aria-busy={isTrying || undefined} onClick={tryNow}>
            <FormattedMessage
              id="shell.rest.now"
              defaultMessage="Try now"
              description="Button: does not wait until the app tries again by itself"
            />
          </TextButton>
        </Foot>
      </Notice>
    </Root>
  )
}

/** The last balance, with its time. */
function KnownPoints({ profile }: { profile: ReturnType<typeof useProfile> }) {
  const locale = useLocale()
  const isCovered = useFiguresCovered()
  const isOnHome = useLocation().pathname === paths.home
  const at = profile.data && profile.fulfilledTimeStamp
  if (!profile.data || at === undefined) return null
  return (
    <Known>
      {!isCovered && !isOnHome && (
        <>
          <b>{formatPoints(profile.data.point, locale)}</b>
          {' · '}
        </>
      )}
      <AsOfTime at={at} />
    </Known>
  )
}

/** Leads to the code that staff are about to scan, which needs no network. */
function RunningCode() {
  const { pathname } = useLocation()
  const [privilege, item] = [runningTransactionOf('privilege'), runningTransactionOf('package')]
  const path = privilege ? privilegeHistoryPath(privilege) : item && packageHistoryPath(item)
  if (path === undefined || path.startsWith(`${pathname}?`)) return null
  return (
    <Link to={path}>
      <FormattedMessage
        id="shell.rest.code"
        defaultMessage="Show my code to staff"
        description="Link to a code that was issued and can still be used"
      />
    </Link>
  )
}

import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { packageHistoryPath, privilegeHistoryPath } from '@/addresses/item-paths'
import { LONGEST_REST_MS } from '@/api/app-error'
import { reopenHint } from '@/i18n/error-messages'
import { useSecondsLeft } from '@/lib/use-seconds-left'
import { useWhileVisible } from '@/lib/use-while-visible'
import { api } from '@/api/api'
import { runningTransactionOf } from '@/features/redeem/staff-codes'
import type { RootState } from '@/store/store'
import { tokens } from '@/theme/tokens'
import { AsOfTime, useStaleSince } from '@/ui/as-of'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { Phrase } from '@/ui/phrases'
import { SmallButton } from '@/ui/small-button'
import { useRetryHostErrors } from './fresh-reads'
import { saysHidden } from '@/lib/phone-says'

const Root = styled.div`
  padding: ${tokens.space(2)} ${tokens.gutter} 0;
`

const Again = styled.div`
  font-size: ${tokens.font.size.xs};
`

/** How often to try once the rest is over. */
const LOOK_AGAIN_MS = 5000
/** Longer waits are given in minutes. */
const SECONDS_SAID = 90

interface ServiceNoticeProps {
  rest: RootState['service']['rest']
  isOffline: boolean
}

/**
 * Says above every page that the API does not answer or the phone is offline, how old the data may be, and when the app tries
 * again. At that time, and when the API answers, all failed reads on screen are repeated.
 */
export default function ServiceNotice({ rest, isOffline }: ServiceNoticeProps) {
  const repeatFailedReads = useRetryHostErrors()
  const { formatMessage } = useIntl()
  // Keeps the profile, and so the member's code, cached on pages that do not need it. Sends nothing while offline.
  api.useGetProfileQuery(undefined, { skip: rest === undefined })
  const secondsLeft = useSecondsLeft(rest?.until, 2 * LONGEST_REST_MS)
  const isOver = rest !== undefined && secondsLeft === 0
  const [askedIn, setAskedIn] = useState<number>()
  const isTrying = isOver || (rest !== undefined && askedIn === rest.until)
  useEffect(() => {
    if (!isOver) return
    const readOnScreen = () => !saysHidden() && repeatFailedReads()
    readOnScreen()
    document.addEventListener('visibilitychange', readOnScreen)
    return () => document.removeEventListener('visibilitychange', readOnScreen)
  }, [isOver, repeatFailedReads])
  // A pending read may have been aborted with its page, or the phone may be offline.
  useWhileVisible(repeatFailedReads, isOver ? LOOK_AGAIN_MS : undefined)

  const isTold = rest !== undefined || isOffline
  const since = useStaleSince(isTold)
  const wasTold = useRef(false)
  useEffect(() => {
    if (wasTold.current && !isTold) repeatFailedReads()
    wasTold.current = isTold
  }, [isTold, repeatFailedReads])

  if (!isTold) return null
  const tryNow = () => {
    setAskedIn(rest?.until)
    repeatFailedReads()
  }
  return (
    <Root data-notice>
      <Notice
        tone="info"
        action={
          <SmallButton type="button" aria-busy={isTrying || undefined} onClick={tryNow}>
            <FormattedMessage
              id="shell.rest.now"
              defaultMessage="Try now"
              description="Button: does not wait until the app tries again by itself"
            />
          </SmallButton>
        }
      >
        <div role="status">
          {isOffline ? (
            <FormattedMessage
              id="shell.offline"
              defaultMessage="Offline"
              description="The phone has no connection; before when what is shown was read"
            />
          ) : (
            <FormattedMessage
              id="shell.rest.text"
              defaultMessage="Service problem"
              description="The store’s API is down; before when what is shown was read"
            />
          )}
          {since !== undefined && (
            <>
              {' · '}
              <Phrase>
                <AsOfTime at={since} />
              </Phrase>
            </>
          )}
          {rest?.isUnanswered && <p>{reopenHint(formatMessage)}</p>}
        </div>
        <RunningCode />
        {/* Hidden because a screen reader would announce every second. */}
        {rest && (
          <Again aria-hidden>
            {isTrying ? (
              <FormattedMessage
                id="shell.rest.trying"
                defaultMessage="Trying again…"
                description="The server is being asked again"
              />
            ) : secondsLeft > SECONDS_SAID ? (
              <FormattedMessage
                id="shell.rest.againInMinutes"
                defaultMessage="Trying again in {minutes, plural, one {# minute} other {# minutes}}"
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
          </Again>
        )}
      </Notice>
    </Root>
  )
}

/** Leads to the code that staff will scan, which needs no network. */
function RunningCode() {
  const { pathname } = useLocation()
  const [privilege, item] = [runningTransactionOf('privilege'), runningTransactionOf('package')]
  const path = privilege ? privilegeHistoryPath(privilege) : item && packageHistoryPath(item)
  if (path === undefined || path.startsWith(`${pathname}?`)) return null
  return (
    <Link to={path}>
      <FormattedMessage id="shell.rest.code" defaultMessage="Show my code to staff" />
    </Link>
  )
}

import { MessageCircleHeart } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type Ref } from 'react'
import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import { useBrandName } from '@/brand/use-brand'
import { addFriendAddress, officialAccountOf } from '@/config/official-account'
import { isRecord } from '@/lib/is-record'
import { lineExtrasInLine } from '@/line/line-extras'
import { useBoot } from '@/session/boot-context'
import { readJson, writeJson } from '@/storage/storage'
import { useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import { useToast } from '@/ui/toast-context'

const Root = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space(3)} ${tokens.space(4)};
  > svg {
    color: ${tokens.color.primaryText};
  }
  h2 {
    margin: 0;
    font-size: ${tokens.font.size.md};
    line-height: ${tokens.font.lineHeight};
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
  }
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(2)};
  max-width: 28rem;
  > * {
    flex: 1 1 8rem;
  }
`

/** In LINE, for a member who has not added the brand's official account: asks once a month, and takes no for an answer. */
export default function FriendCard({ ref }: { ref?: Ref<HTMLElement> }) {
  const { isAsked, hasFailed, add, putOff } = useFriendship()
  const brand = useBrandName()
  if (!isAsked) return null
  return (
    <Root ref={ref} as="section" data-flat>
      <MessageCircleHeart size={32} strokeWidth={1.75} aria-hidden />
      <div>
        <h2>
          <FormattedMessage
            id="friend.title"
            defaultMessage="Add {brand} as a friend on LINE"
            description="Heading: adding the brand's official account"
            values={{ brand }}
          />
        </h2>
        <p>
          <FormattedMessage id="friend.text" defaultMessage="Get news and privileges in chat." />
        </p>
      </div>
      {hasFailed && (
        <Notice>
          <FormattedMessage
            id="friend.failed"
            defaultMessage="This isn’t working right now. Please try again later."
          />
        </Notice>
      )}
      <Answers>
        <Button variant="outline" onClick={add}>
          <FormattedMessage id="friend.add" defaultMessage="Add friend" description="Button" />
        </Button>
        <Button variant="quiet" onClick={putOff}>
          <FormattedMessage id="friend.later" defaultMessage="Not now" description="Button" />
        </Button>
      </Answers>
    </Root>
  )
}

const messages = defineMessages({
  added: {
    id: 'friend.added',
    defaultMessage: 'You’re friends now',
    description: 'Toast, after adding the official account',
  },
})

const TOAST_MS = 2500

type Extras = NonNullable<Awaited<ReturnType<typeof lineExtrasInLine>>>

/**
 * Whether the member is a friend of the brand's official account, asked of LINE once home is complete, and only where LIFF has started
 * and the member is logged in to LINE. Nobody is asked where LINE does not say (a channel without an account, no permission, no network).
 */
function useFriendship() {
  const { config } = useBoot()
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const account = officialAccountOf(config.officialAccounts, brandRef)
  const extras = useExtrasOfMember(brandRef)
  const [isAsked, setIsAsked] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const { formatMessage } = useIntl()
  const toast = useToast()

  const check = useCallback(
    async (by: Extras) => {
      const isFriend = await by.isFriend(account).catch(() => undefined)
      const canAdd = by.addFriend !== undefined || account !== undefined
      setIsAsked(isFriend === false && canAdd)
      return isFriend
    },
    [account],
  )
  useEffect(() => {
    // eslint-disable-next-line react/set-state-in-effect -- set once LINE has answered
    if (extras) void check(extras)
  }, [extras, check])

  // The address of the official account leads out of the app, and back some time later.
  const isAway = useRef(false)
  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState === 'hidden' || !isAway.current || !extras) return
      isAway.current = false
      void check(extras)
    }
    document.addEventListener('visibilitychange', handleReturn)
    return () => document.removeEventListener('visibilitychange', handleReturn)
  }, [extras, check])

  const add = async () => {
    if (!extras) return
    setHasFailed(false)
    try {
      if (!extras.addFriend) throw new Error('LINE has no such question here')
      await extras.addFriend(account)
      if ((await check(extras)) === true) toast(formatMessage(messages.added), { durationMs: TOAST_MS })
    } catch (error) {
      if (isDenied(error)) return
      if (account === undefined) return setHasFailed(true)
      isAway.current = true
      location.assign(addFriendAddress(account))
    }
  }
  const putOff = () => {
    putOffAsking(brandRef, Date.now())
    setIsAsked(false)
  }
  return { isAsked, hasFailed, add: () => void add(), putOff }
}

/** LINE's SDK, once home is complete and if this member may be asked. */
function useExtrasOfMember(brandRef: string): Extras | undefined {
  const { line } = useBoot()
  const isHomeComplete = useAppSelector(({ api, session }) => {
    const reads = Object.values(api.queries)
    return session.isLoggedIn && reads.length > 0 && reads.every((read) => read?.status !== 'pending')
  })
  const [extras, setExtras] = useState<Extras>()
  const isDue = isHomeComplete && extras === undefined

  useEffect(() => {
    if (!isDue || !mayAsk(brandRef, Date.now())) return
    let isCurrent = true
    const load = async () => {
      const loaded = await lineExtrasInLine(line)
      if (isCurrent) setExtras(loaded)
    }
    load().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [isDue, brandRef, line])

  return extras
}

/** LINE's question was answered with no, or closed. */
const isDenied = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'UNAUTHORIZED'

const DAY_MS = 24 * 60 * 60 * 1000
const QUIET_DAYS = 30

/** Whether a brand's members on this phone may be asked to add its official account; `now` in ms. */
export function mayAsk(brandRef: string, now: number): boolean {
  const at = readJson('friendAskedAt', isRecord)?.[brandRef]
  // A moment to come is another clock's: it would silence the question for longer than is meant.
  return typeof at !== 'number' || at > now || now - at >= QUIET_DAYS * DAY_MS
}

/** Remembers on this phone that a member has put it off. */
export function putOffAsking(brandRef: string, now: number): void {
  writeJson('friendAskedAt', { ...readJson('friendAskedAt', isRecord), [brandRef]: now })
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { addFriendAddress, officialAccountOf } from '@/config/official-account'
import { lineExtrasInLine } from '@/line/line-extras'
import { useBoot } from '@/session/boot-context'
import { useAppSelector } from '@/store/hooks'
import { useToast } from '@/ui/toast-context'
import { mayAsk, putOffAsking } from '../friend-asked'

const messages = defineMessages({
  added: {
    id: 'friend.added',
    defaultMessage: 'You’re friends now',
    description: 'Toast, after adding the official account',
  },
})

const TOAST_MS = 2500

type Extras = NonNullable<Awaited<ReturnType<typeof lineExtrasInLine>>>

interface Friendship {
  /** Whether the member is to be asked to add the official account. */
  isAsked: boolean
  hasFailed: boolean
  add: () => void
  putOff: () => void
}

/**
 * Whether the member is a friend of the brand's official account, asked of LINE once home is complete, and only where LIFF has started
 * and the member is logged in to LINE. Nobody is asked where LINE does not say (a channel without an account, no permission, no network).
 */
export function useFriendship(): Friendship {
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

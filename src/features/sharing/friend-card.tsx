import { MessageCircleHeart } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { useBrandName } from '@/brand/use-brand'
import { addFriendAddress, officialAccountOf } from '@/config/official-account'
import { isRecent } from '@/lib/is-recent'
import { isRecord } from '@/lib/is-record'
import { saysHidden } from '@/lib/phone-says'
import { phoneNow } from '@/lib/server-clock'
import { useIsMounted } from '@/lib/use-is-mounted'
import { useBoot } from '@/session/boot-context'
import { useExtrasInLine, useLineAction } from './use-line-action'
import { readStored, writeStored } from '@/storage/storage'
import { useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Phrases } from '@/ui/phrases'

const QUIET_MS = 30 * 24 * 60 * 60_000

/** When each brand's account was put off (ms), by brand. */
const readPutOff = () => readStored('friendAskedAt') ?? {}

/** Asks a member in LINE to add the brand's official account, once home is complete; after a no, this brand not for a month. */
export default function FriendCard() {
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const [isPutOff, setIsPutOff] = useState(() => isRecent(Number(readPutOff()[brandRef]), QUIET_MS))
  const isHomeComplete = useAppSelector(({ api, session }) => {
    const reads = Object.values(api.queries)
    return session.isLoggedIn && reads.length > 0 && reads.every((read) => read?.status !== 'pending')
  })
  const [isDue, setIsDue] = useState(false)
  if (isHomeComplete && !isDue) setIsDue(true)
  const putOff = () => {
    writeStored('friendAskedAt', { ...readPutOff(), [brandRef]: phoneNow() })
    setIsPutOff(true)
  }
  return isDue && !isPutOff && <Question onPutOff={putOff} />
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space(3)} ${tokens.space(4)};
  > svg {
    color: ${tokens.color.primaryText};
  }
  p {
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

/** Not shown if LINE does not answer (no official account, no permission, no network). */
function Question({ onPutOff }: { onPutOff: () => void }) {
  const { config } = useBoot()
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const account = officialAccountOf(config.officialAccounts, brandRef)
  const brand = useBrandName()
  const extras = useExtrasInLine()
  const run = useLineAction()
  const isMounted = useIsMounted()
  const [isFriend, setIsFriend] = useState<boolean>()

  const check = useCallback(
    async () => setIsFriend(await extras?.isFriend(account).catch(() => undefined)),
    [extras, account],
  )
  useEffect(() => {
    // The account may have been added meanwhile: on its own page, to which the button leads too.
    const checkShown = () => saysHidden() || void check()
    // eslint-disable-next-line react/set-state-in-effect -- set once LINE has answered
    void check()
    document.addEventListener('visibilitychange', checkShown)
    return () => document.removeEventListener('visibilitychange', checkShown)
  }, [check])

  const add = () =>
    run(async () => {
      const isAsked = await askInLine(extras, account)
      if (isAsked) await check()
      // LINE may fail late, when the member is at the counter already.
      else if (account && isMounted()) location.assign(addFriendAddress(account))
    })

  if (isFriend !== false || !(extras?.addFriend ?? account)) return null
  return (
    <Root as="section" data-flat>
      <MessageCircleHeart size={32} strokeWidth={1.75} aria-hidden />
      <div>
        <h2>
          <Phrases>
            <FormattedMessage
              id="sharing.friend.title"
              defaultMessage="Add {brand} as a friend on LINE"
              description="Heading: adding the brand's official account"
              values={{ brand }}
            />
          </Phrases>
        </h2>
        <p>
          <FormattedMessage id="sharing.friend.text" defaultMessage="Get the store’s news on LINE." />
        </p>
      </div>
      <Answers>
        <Button variant="outline" onClick={() => void add()}>
          <FormattedMessage id="sharing.friend.add" defaultMessage="Add friend" description="Button" />
        </Button>
        <Button variant="quiet" onClick={onPutOff}>
          <FormattedMessage id="sharing.friend.later" defaultMessage="Not now" description="Button" />
        </Button>
      </Answers>
    </Root>
  )
}

/** Whether LINE's prompt was shown. Refusing or closing it is no error; a failure is one only where the account has no page to go to. */
async function askInLine(extras: ReturnType<typeof useExtrasInLine>, account?: string): Promise<boolean> {
  if (!extras?.addFriend) return false
  try {
    await extras.addFriend(account)
  } catch (error) {
    const isDenied = isRecord(error) && error.code === 'UNAUTHORIZED'
    if (!isDenied && account === undefined) throw error
    return isDenied
  }
  return true
}

import { MessageCircleHeart } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { useBrandName } from '@/brand/use-brand'
import { addFriendAddress, officialAccountOf } from '@/config/official-account'
import { isRecent } from '@/lib/is-recent'
import { isRecord } from '@/lib/is-record'
import { useBoot } from '@/session/boot-context'
import { useExtrasInLine, useLineAction } from './use-line-action'
import { readStored, writeText } from '@/storage/storage'
import { useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Phrases } from '@/ui/phrases'

const QUIET_MS = 30 * 24 * 60 * 60_000

/** Asks a member in LINE to add the brand's official account, once home is complete; after a no, not for a month. */
export default function FriendCard() {
  const [isPutOff, setIsPutOff] = useState(() => isRecent(Number(readStored('friendAskedAt')), QUIET_MS))
  const isHomeComplete = useAppSelector(({ api, session }) => {
    const reads = Object.values(api.queries)
    return session.isLoggedIn && reads.length > 0 && reads.every((read) => read?.status !== 'pending')
  })
  const [isDue, setIsDue] = useState(false)
  if (isHomeComplete && !isDue) setIsDue(true)
  const putOff = () => {
    writeText('friendAskedAt', String(Date.now()))
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
  const [isFriend, setIsFriend] = useState<boolean>()

  const check = useCallback(
    async () => setIsFriend(await extras?.isFriend(account).catch(() => undefined)),
    [extras, account],
  )
  useEffect(() => {
    // eslint-disable-next-line react/set-state-in-effect -- set once LINE has answered
    void check()
  }, [check])

  const add = () =>
    run(async () => {
      if (extras?.addFriend) await extras.addFriend(account).catch(unlessDenied)
      else if (account) location.assign(addFriendAddress(account))
      await check()
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
          <FormattedMessage id="sharing.friend.text" defaultMessage="Get news and privileges in chat." />
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

/** Refusing or closing LINE's prompt is no error. */
function unlessDenied(error: unknown): void {
  if (!(isRecord(error) && error.code === 'UNAUTHORIZED')) throw error
}

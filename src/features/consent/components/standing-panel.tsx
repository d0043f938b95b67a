import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { formatDate, formatTime } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { onThisPhone, serverTime } from '@/lib/server-clock'
import { tokens } from '@/theme/tokens'
import { AsOf, type ShownRead } from '@/ui/as-of'
import { Button, TextButton } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { consentMessages } from '../consent-messages'
import type { Article } from '../hooks/use-articles'
import { useStandingAnswer } from '../hooks/use-standing-answer'
import { ConsentForm } from './consent-actions'

const messages = defineMessages({
  given: { id: 'consent.standing.given', defaultMessage: 'You’ve given your consent' },
  none: { id: 'consent.standing.none', defaultMessage: 'You haven’t given your consent' },
  unknown: { id: 'consent.standing.unknown', defaultMessage: 'We couldn’t check your consent' },
})

const titles = { ...messages, withdrawn: consentMessages.withdrawn }

/** What a consent is good for, and what is lost without it. */
const meanings = defineMessages({
  given: {
    id: 'consent.standing.givenText',
    defaultMessage: 'Withdraw any time. Your points stay, but you can’t use the app until you accept again.',
  },
  other: {
    id: 'consent.standing.otherText',
    defaultMessage: 'Change your mind any time. Your membership stays the same.',
    description: 'Of an article that the membership does not depend on',
  },
})

const texts = { ...meanings, none: consentMessages.refusal, withdrawn: consentMessages.refusal }

const icons = {
  given: <ShieldCheck size={24} strokeWidth={1.75} aria-hidden />,
  none: <ShieldQuestion size={24} strokeWidth={1.75} aria-hidden />,
  withdrawn: <ShieldAlert size={24} strokeWidth={1.75} aria-hidden />,
  unknown: <ShieldQuestion size={24} strokeWidth={1.75} aria-hidden />,
}

const Root = styled.section`
  display: grid;
  gap: ${tokens.space(2)};
`

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${tokens.space(3)};
  > svg {
    margin-block-start: 2px;
    color: ${tokens.color.textMuted};
  }
  &[data-standing='given'] > svg {
    color: ${tokens.color.success};
  }
  &[data-standing='withdrawn'] > svg {
    color: ${tokens.color.warning};
  }
  h2 {
    margin: 0;
    font-size: ${tokens.font.size.md};
    line-height: ${tokens.font.lineHeight};
  }
  h2:focus {
    outline: none;
  }
`

const Small = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
`

interface StandingPanelProps {
  article: Article
  outdated: ShownRead | undefined
  isTextShown: boolean
}

/** Where the member stands on an article, and the way to change it. */
export function StandingPanel({ article, outdated, isTextShown }: StandingPanelProps) {
  const { isOfMembership, record } = article
  const { isTicked, setIsTicked, pending, open, answered, accept, askToWithdraw, check } =
    useStandingAnswer(article)
  // The article may say it a moment before the record does.
  const isWithdrawing = pending === 'withdrawn' || open === 'withdrawn'
  const standing = article.standing === 'none' && isWithdrawing ? 'withdrawn' : article.standing
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (answered > 0) heading.current?.focus({ preventScroll: true })
  }, [answered])

  const shown = standing ?? 'unknown'
  const since = record[0]?.action === standing ? record[0]?.at : undefined
  // What the member has answered here since then is the latest all the same.
  const outdatedAt = outdated?.fulfilledTimeStamp
  const isAnsweredSince =
    since !== undefined && outdatedAt !== undefined && onThisPhone(serverTime(Date.parse(since))) > outdatedAt
  const meaning = isOfMembership ? (standing ?? 'given') : 'other'
  return (
    <Root>
      <Head data-standing={shown}>
        {icons[shown]}
        <div>
          <h2 ref={heading} tabIndex={-1}>
            <FormattedMessage {...titles[shown]} />
          </h2>
          {since !== undefined && (
            <Small>
              <Since at={since} />
            </Small>
          )}
        </div>
      </Head>
      {outdated && !open && !isAnsweredSince && <AsOf read={outdated} />}
      <Small>
        <FormattedMessage {...texts[meaning]} />
      </Small>
      {open && (
        <Unknown
          isChecking={pending !== undefined}
          onCheck={() => check(open)}
          text={open === 'withdrawn' ? unknownWords.withdrawn : unknownWords.given}
        />
      )}
      {standing !== 'given' && (
        <ConsentForm
          label={<FormattedMessage {...consentMessages.accept} />}
          isReady={isTextShown}
          isQuiet={standing === 'withdrawn'}
          isTicked={isTicked}
          onTick={setIsTicked}
          isBusy={pending !== undefined}
          onConfirm={accept}
        />
      )}
      {standing !== 'none' && standing !== 'withdrawn' && (
        <Button variant="outline" isFullWidth isBusy={pending !== undefined} onClick={askToWithdraw}>
          <FormattedMessage {...consentMessages.withdraw} />
        </Button>
      )}
    </Root>
  )
}

function Since({ at }: { at: string }) {
  const locale = useLocale()
  return (
    <FormattedMessage
      id="consent.standing.since"
      defaultMessage="Since {date}, {time}"
      description="Since when a consent stands, or is withdrawn"
      values={{ date: formatDate(at, locale), time: formatTime(at, locale) }}
    />
  )
}

const unknownWords = {
  withdrawn: (
    <FormattedMessage
      id="consent.standing.withdrawalUnknown"
      defaultMessage="We don’t know yet if your consent was withdrawn."
    />
  ),
  given: (
    <FormattedMessage
      id="consent.standing.consentUnknown"
      defaultMessage="We don’t know yet if your consent was recorded."
    />
  ),
}

function Unknown(props: { text: ReactNode; isChecking: boolean; onCheck: () => void }) {
  const { text, isChecking, onCheck } = props
  return (
    <Notice>
      {text}{' '}
      <TextButton
        type="button"
        aria-disabled={isChecking || undefined}
        onClick={() => !isChecking && onCheck()}
      >
        <FormattedMessage
          id="consent.standing.check"
          defaultMessage="Check again"
          description="Asks the server whether a consent was recorded"
        />
      </TextButton>
    </Notice>
  )
}

/** The placeholder of the panel. */
export function StandingSkeleton() {
  return (
    <SkeletonGroup>
      <Root as="div">
        <Skeleton width="70%" height="26px" />
        <Skeleton width="100%" height="44px" />
        <Skeleton width="100%" height="48px" radius={tokens.radius.control} />
      </Root>
    </SkeletonGroup>
  )
}

import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { formatDate, formatTime } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { AsOf, type ShownRead } from '@/ui/as-of'
import { Button, TextButton } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { consentMessages } from '../consent-messages'
import type { Article } from '../hooks/use-articles'
import { useConsentAnswer } from '../hooks/use-consent-answer'
import { ConsentForm } from './consent-actions'

const messages = defineMessages({
  given: { id: 'consent.status.given', defaultMessage: 'You’ve given your consent' },
  none: { id: 'consent.status.none', defaultMessage: 'You haven’t given your consent' },
  unknown: { id: 'consent.status.unknown', defaultMessage: 'We couldn’t check your consent' },
  mayWithdraw: {
    id: 'consent.status.givenText',
    defaultMessage: 'Withdraw any time. Your points stay, but you can’t use the app until you accept again.',
  },
  mayChange: {
    id: 'consent.status.otherText',
    defaultMessage: 'Change your mind any time. Your membership stays the same.',
    description: 'Of an article that the membership does not depend on',
  },
  withdrawalLost: {
    id: 'consent.status.withdrawalUnknown',
    defaultMessage: 'We don’t know yet if your consent was withdrawn.',
  },
  consentLost: {
    id: 'consent.status.consentUnknown',
    defaultMessage: 'We don’t know yet if your consent was recorded.',
  },
})

/** Texts by status; `text` is only for an article that the membership depends on. */
const statuses = {
  given: { Icon: ShieldCheck, title: messages.given, text: messages.mayWithdraw },
  none: { Icon: ShieldQuestion, title: messages.none, text: consentMessages.refusal },
  withdrawn: { Icon: ShieldAlert, title: consentMessages.withdrawn, text: consentMessages.refusal },
  unknown: { Icon: ShieldQuestion, title: messages.unknown, text: messages.mayWithdraw },
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
  &[data-status='given'] > svg {
    color: ${tokens.color.success};
  }
  &[data-status='withdrawn'] > svg {
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

interface ConsentStatusPanelProps {
  article: Article
  outdated: ShownRead | undefined
  isTextShown: boolean
}

/** The member's consent to an article, and the way to change it. */
export function ConsentStatusPanel({ article, outdated, isTextShown }: ConsentStatusPanelProps) {
  const { isOfMembership, record } = article
  const locale = useLocale()
  const { isTicked, setIsTicked, pending, open, answered, accept, askToWithdraw, check } =
    useConsentAnswer(article)
  // The article may change a moment before the record.
  const isWithdrawing = pending === 'withdrawn' || open === 'withdrawn'
  const status = article.status === 'none' && isWithdrawing ? 'withdrawn' : article.status
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button is gone.
  useEffect(() => {
    if (answered > 0) heading.current?.focus({ preventScroll: true })
  }, [answered])

  const since = record[0]?.action === status ? record[0]?.at : undefined
  const { Icon, title, text } = statuses[status ?? 'unknown']
  return (
    <Root>
      <Head data-status={status}>
        <Icon size={24} strokeWidth={1.75} aria-hidden />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            <FormattedMessage {...title} />
          </h2>
          {since !== undefined && (
            <Small>
              <FormattedMessage
                id="consent.status.since"
                defaultMessage="Since {date}, {time}"
                description="Since when a consent stands, or is withdrawn"
                values={{ date: formatDate(since, locale), time: formatTime(since, locale) }}
              />
            </Small>
          )}
        </div>
      </Head>
      {/* The member's answer here is newer than the failed read. */}
      {outdated && !open && answered === 0 && <AsOf read={outdated} />}
      <Small>
        <FormattedMessage {...(isOfMembership ? text : messages.mayChange)} />
      </Small>
      {open && (
        <Notice>
          <FormattedMessage {...(open === 'withdrawn' ? messages.withdrawalLost : messages.consentLost)} />{' '}
          <TextButton
            type="button"
            aria-disabled={pending !== undefined || undefined}
            onClick={() => !pending && check(open)}
          >
            <FormattedMessage
              id="consent.status.check"
              defaultMessage="Check again"
              description="Asks the server whether a consent was recorded"
            />
          </TextButton>
        </Notice>
      )}
      {status !== 'given' && (
        <ConsentForm
          label={<FormattedMessage {...consentMessages.accept} />}
          isReady={isTextShown}
          isQuiet={status === 'withdrawn'}
          isTicked={isTicked}
          onTick={setIsTicked}
          isBusy={pending !== undefined}
          onConfirm={accept}
        />
      )}
      {status !== 'none' && status !== 'withdrawn' && (
        <Button variant="outline" isFullWidth isBusy={pending !== undefined} onClick={askToWithdraw}>
          <FormattedMessage {...consentMessages.withdraw} />
        </Button>
      )}
    </Root>
  )
}

export function ConsentStatusSkeleton() {
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

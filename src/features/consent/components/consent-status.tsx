import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react'
import { useState, type Ref } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { formatDate, formatTime, unbroken } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import type { ConsentAnswer } from '@/session/consent'
import { tokens } from '@/theme/tokens'
import { AsOf, type ShownRead } from '@/ui/as-of'
import { Button } from '@/ui/button'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { red, warning } from '@/ui/dialogs/feedback-presets'
import { Muted } from '@/ui/muted'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { BusyNote } from '@/ui/busy-note'
import { Stack } from '@/ui/stack'
import { consentMessages } from '../consent-messages'
import type { Article } from '../hooks/use-articles'
import { useConsentErrorModal } from '../hooks/use-consent-error-modal'
import { useSendConsent } from '../hooks/use-pdpa-consent'
import { ConsentForm } from './consent-actions'

const messages = defineMessages({
  unknown: { id: 'consent.status.unknown', defaultMessage: 'We couldn’t check your consent' },
  mayWithdraw: {
    id: 'consent.status.givenText',
    defaultMessage: 'You can withdraw at any time.',
  },
  mayChange: {
    id: 'consent.status.otherText',
    defaultMessage: 'Change your mind at any time. Your membership stays the same.',
  },
  question: { id: 'consent.withdraw.question', defaultMessage: 'Withdraw your consent?' },
  loss: {
    id: 'consent.withdraw.loss',
    defaultMessage: 'Your points are safe, but you can’t use the app until you accept again.',
  },
  otherLoss: {
    id: 'consent.withdraw.otherLoss',
    defaultMessage: 'We’ll stop using your data for this. Your membership stays the same.',
  },
  failed: {
    id: 'consent.withdraw.failed',
    defaultMessage: 'Your consent wasn’t withdrawn',
  },
})

/** Texts by status; `text` is only for an article that the membership depends on. */
const statuses = {
  given: { Icon: ShieldCheck, title: consentMessages.given, text: messages.mayWithdraw },
  none: { Icon: ShieldQuestion, title: consentMessages.none, text: consentMessages.refusal },
  withdrawn: { Icon: ShieldAlert, title: consentMessages.withdrawn, text: messages.loss },
  unknown: { Icon: ShieldQuestion, title: messages.unknown, text: messages.mayWithdraw },
}

/** What a failed withdrawal says: whether the server has recorded it may be unknown. */
const notWithdrawn = { notDone: messages.failed, unknown: messages.unknown }

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
  h2:focus {
    outline: none;
  }
`

interface ConsentStatusProps {
  article: Article
  outdated: ShownRead | undefined
  /** Focused after an answer, when the focused button has gone. */
  headingRef: Ref<HTMLHeadingElement>
}

/** What the member has answered, since when, and what follows from it; above the text. */
export function ConsentStatus({ article, outdated, headingRef }: ConsentStatusProps) {
  const { isOfMembership, record, status } = article
  const locale = useLocale()
  const since = record[0]?.action === status ? record[0]?.at : undefined
  const { Icon, title, text } = statuses[status ?? 'unknown']
  return (
    <Head data-status={status}>
      <Icon size={24} strokeWidth={1.75} aria-hidden />
      <div>
        <h2 ref={headingRef} tabIndex={-1}>
          <FormattedMessage {...title} />
        </h2>
        {since !== undefined && (
          <Muted>
            <FormattedMessage
              id="consent.status.since"
              defaultMessage="Since {date}, {time}"
              description="Since when a consent stands, or is withdrawn"
              values={{
                date: unbroken(formatDate(since, locale)),
                time: unbroken(formatTime(since, locale)),
              }}
            />
          </Muted>
        )}
        <Muted>
          <FormattedMessage {...(isOfMembership ? text : messages.mayChange)} />
        </Muted>
        {outdated && <AsOf read={outdated} />}
      </div>
    </Head>
  )
}

interface ConsentAnswersProps {
  article: Article
  isTextShown: boolean
  onAnswered: () => void
}

/** Gives or withdraws consent; both take two taps: tick and button, or button and confirmation. */
export function ConsentAnswers({ article, isTextShown, onAnswered }: ConsentAnswersProps) {
  const { isOfMembership, status } = article
  const { show } = useFeedback()
  const showError = useConsentErrorModal()
  const { send, isSending } = useSendConsent()
  const [isTicked, setIsTicked] = useState(false)

  const answer = async (action: ConsentAnswer['action']) => {
    const outcome = await send(action, article)
    if (outcome.status !== 'done')
      return showError(outcome.error, action === 'withdrawn' ? notWithdrawn[outcome.status] : undefined)
    setIsTicked(false)
    onAnswered()
  }
  const askToWithdraw = () =>
    show(
      warning(messages.question, isOfMembership ? messages.loss : messages.otherLoss, {
        id: 'withdraw',
        confirmButton: { ...red, label: consentMessages.withdraw, callback: () => void answer('withdrawn') },
      }),
    )

  return (
    <Stack $gap={2} as="section">
      {status !== 'given' && (
        <ConsentForm
          label={<FormattedMessage {...consentMessages.accept} />}
          isReady={isTextShown}
          isTicked={isTicked}
          onTick={setIsTicked}
          isBusy={isSending}
          onConfirm={() => void answer('given')}
        />
      )}
      {status !== 'none' && status !== 'withdrawn' && (
        <>
          {status === 'given' && <BusyNote isBusy={isSending} />}
          <Button variant="outline" isFullWidth isBusy={isSending} onClick={askToWithdraw}>
            <FormattedMessage {...consentMessages.withdraw} />
          </Button>
        </>
      )}
    </Stack>
  )
}

/** As high as a status of two lines. */
export function ConsentStatusSkeleton() {
  return (
    <Stack $gap={2} as={SkeletonGroup}>
      <Skeleton width="70%" height="26px" />
      <Skeleton width="100%" height="36px" />
    </Stack>
  )
}

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import styled, { keyframes } from 'styled-components'
import { isHostError, toAppError, type AppError } from '@/api/app-error'
import { formatCost, formatNumber, pointLabel } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { isRecent } from '@/lib/is-recent'
import { useIsMounted } from '@/lib/use-is-mounted'
import { within } from '@/lib/answers'
import { phoneNow } from '@/lib/server-clock'
import { nextTask } from '@/lib/when-idle'
import { useProfile, useProfileData } from '@/session/use-member'
import { useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { BottomDialog } from '@/ui/dialogs/dialog-places'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { brandButton, danger, type Words } from '@/ui/dialogs/feedback-presets'
import { useErrorModal } from '@/ui/dialogs/use-error-modal'
import { Phrases } from '@/ui/phrases'
import { pageWords } from '@/ui/page-words'
import type { ItemKind } from './item-kinds'

const unarmed = keyframes`from, to { pointer-events: none; }`

/** At the bottom, near the thumb. Its buttons ignore taps at first, even with reduced motion, or a double tap would confirm. */
const QuestionDialog = styled(BottomDialog)`
  --feedback-align: start;
  --feedback-gutter: ${tokens.gutter};
  strong {
    color: ${tokens.color.text};
    font-weight: 600;
  }
  button {
    animation: ${unarmed} 400ms;
    animation-duration: 400ms !important;
  }
`

const resting = defineMessages<{ title: never; text: { what: ItemKind | 'code' } }>({
  title: { id: 'redeem.resting.title', defaultMessage: 'We can’t do this right now' },
  text: {
    id: 'redeem.resting.text',
    defaultMessage:
      '{what, select, privilege {Nothing was redeemed. Your points are safe.} package {You haven’t got a coupon.} other {There’s no code yet.}} Please try again shortly.',
    description: 'The API is down: what was not redeemed, or a code for staff that was not issued',
  },
})

/** How long a member at the counter waits for an answer (ms). */
const LONGEST_MS = 10_000
const LATE: { error: AppError } = { error: { kind: 'unavailable' } }

interface AskedQuestion {
  title: Words
  description: Words
  onConfirm: () => void
}

interface Asking {
  id: string
  /** What the answer is to bring. */
  what: ItemKind | 'code'
  /** Whether the answer can still be carried out. Once it cannot, an open question closes, and the page says why. */
  isAskable: boolean
  /** What the member agrees to. An open question closes as it changes, and a tap asks anew. */
  agreed?: number | undefined
  /** The read whose figures the question shows beside the balance. */
  figures?: { fulfilledTimeStamp?: number | undefined; refetch: () => unknown }
  isMemberKnown?: boolean
}

/** Figures that are older, and not read since the question was asked, are not what the member agrees to (ms). */
const MAX_AGE_MS = 60_001

/**
 * Asks a question that needs the API afterwards: at once if the member is known and the API is up. Else the profile is read
 * first, and a modal says if that fails; `isWaiting` during that read. An answer to old figures is none: they are read anew, and the
 * question is asked once more (behaviour, A question is about what is true as it is answered).
 */
export function useQuestion(
  { id, what, isAskable, agreed, figures, isMemberKnown = true }: Asking,
  makeQuestion: () => AskedQuestion,
) {
  const isResting = useAppSelector((state) => state.service.rest !== undefined)
  const { refetch, isUninitialized, fulfilledTimeStamp: balanceReadAt = 0 } = useProfile()
  const { show, withdraw } = useFeedback()
  const showError = useErrorModal()
  const isMounted = useIsMounted()
  const [state, setState] = useState<'idle' | 'waiting' | 'answered'>('idle')
  const readAt = Math.min(balanceReadAt, figures?.fulfilledTimeStamp ?? 0)
  // The question is answered long after the render that asks it.
  const latest = useRef({ readAt, wait: () => Promise.resolve() })
  /** `isReadAnew`: the figures were just asked for; where they could not be read, this is the best that is known. */
  const ask = (isReadAnew = false) => {
    const { onConfirm, ...texts } = makeQuestion()
    const askedAt = phoneNow()
    const callback = () => {
      const since = isReadAnew ? Math.max(askedAt, latest.current.readAt) : latest.current.readAt
      if (figures && !isRecent(since, MAX_AGE_MS)) void latest.current.wait()
      else onConfirm()
    }
    // By the time of the answer they are new.
    if (figures && !isReadAnew && !isRecent(readAt, MAX_AGE_MS)) {
      void refetch()
      void figures.refetch()
    }
    const confirmButton = { ...brandButton, callback }
    show({ id, ...texts, feedbackType: 'other', place: QuestionDialog, confirmButton })
  }
  // The profile may have shown that nothing is to be asked any more.
  const askOnceKnown = useEffectEvent(() => (isAskable ? ask(true) : undefined))

  // In an effect, so that the question shows the balance just read.
  useEffect(() => {
    if (state === 'answered') askOnceKnown()
  }, [state])
  const asked = isAskable ? `for ${agreed}` : undefined
  useEffect(() => (asked ? () => withdraw(id) : undefined), [asked, id, withdraw])

  const wait = async () => {
    setState('waiting')
    const [{ error } = LATE] = await Promise.all([
      within(refetch(), LONGEST_MS),
      within(figures?.refetch(), LONGEST_MS),
    ])
    // The question is to show what was read.
    await nextTask()
    if (!isMounted()) return
    const failure = error && toAppError(error)
    const isDown = failure && isHostError(failure)
    // After an error that says nothing of the host the API is up.
    const isStopped =
      failure && (isDown || !isMemberKnown || ['sessionExpired', 'aborted'].includes(failure.kind))
    setState(isStopped ? 'idle' : 'answered')
    const text = <FormattedMessage {...resting.text} values={{ what }} />
    if (isDown) show(danger(resting.title, text, { id: 'resting' }))
    else if (isStopped) showError(failure)
  }
  useEffect(() => {
    latest.current = { readAt, wait }
  })
  return {
    isWaiting: state === 'waiting',
    ask: () => {
      if (isMemberKnown && !isResting) ask()
      else if (!isUninitialized) void wait()
    },
  }
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(3)};
  margin-block-start: ${tokens.space(2)};
  color: ${tokens.color.text};
  white-space: normal;
  text-wrap: wrap;
  > b {
    font-size: ${tokens.font.size.lg};
  }
`

/** An item's small picture with its name. */
export const PictureAndName = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space(3)};
  font-weight: 600;
`

/** Like a receipt: a line above the result, which is the largest number. */
const Sum = styled.dl`
  display: grid;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${tokens.space(4)};
    padding-block: ${tokens.space(1)};
  }
  > div:last-child:not(:first-child) {
    margin-block-start: ${tokens.space(1)};
    padding-block-start: ${tokens.space(2)};
    border-block-start: 1px solid ${tokens.color.outline};
    b {
      font-size: ${tokens.font.size.xxl};
      line-height: 1.3;
    }
  }
  dt {
    color: ${tokens.color.textMuted};
  }
  dd {
    margin-inline-start: auto;
    text-align: end;
  }
`

export interface Question {
  /** A square, 64 px wide. */
  picture: ReactNode
  name: string
  /** In points. */
  cost?: number
  /** In points, if known. */
  balance?: number | undefined
  read: Asking['figures']
}

/** Asks before redeeming: the item, its price, the remaining balance, and that it is final. */
export function RedeemQuestion({ kind, question }: { kind: ItemKind; question: Question }) {
  const locale = useLocale()
  const { picture, name, cost = 0 } = question
  // That of now, and not of the tap.
  const current = useProfileData()?.point
  const balance = question.balance === undefined ? undefined : (current ?? question.balance)
  return (
    <Root>
      <PictureAndName>
        {picture}
        <span>
          <Phrases>{name}</Phrases>
        </span>
      </PictureAndName>
      {cost > 0 ? (
        <Sum>
          {balance !== undefined && <SumRow label={pageWords.yourPoints} points={balance} isBalance />}
          <SumRow label={sumWords.cost} points={-cost} />
          {balance !== undefined && <SumRow label={sumWords.after} points={balance - cost} isBalance />}
        </Sum>
      ) : (
        kind === 'privilege' && <b>{formatCost(0, locale)}</b>
      )}
      <strong>
        <FormattedMessage {...sumWords.final} />
      </strong>
    </Root>
  )
}

export const sumWords = defineMessages({
  final: { id: 'redeem.final', defaultMessage: 'This can’t be undone.', description: 'In a question' },
  cost: { id: 'redeem.cost', defaultMessage: 'Points used', description: 'Before an amount' },
  after: {
    id: 'redeem.after',
    defaultMessage: 'Left after this',
    description: 'Before redeeming, before the number of points that are left',
  },
})

interface SumRowProps {
  label: MessageDescriptor
  points: number
  isBalance?: boolean
}

/** Points with their unit, which follow a change of language. */
function SumRow({ label, points, isBalance }: SumRowProps) {
  const locale = useLocale()
  return (
    <div>
      <dt>
        <FormattedMessage {...label} />
      </dt>{' '}
      <dd>
        <b data-figure={isBalance}>{formatNumber(points)}</b> {pointLabel(Math.abs(points), locale)}
      </dd>
    </div>
  )
}

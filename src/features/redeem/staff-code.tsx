import { useState, type ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { sendDeed } from '@/api/once'
import { formatDateTime } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { validityOf } from '@/lib/item-validity'
import { msOf, serverTime, type ServerTime, phoneNow } from '@/lib/server-clock'
import { tell } from '@/lib/usage'
import { useIsMounted } from '@/lib/use-is-mounted'
import { useSecondsUntil } from '@/lib/use-seconds-left'
import { useWakeLock } from '@/lib/use-wake-lock'
import { writeStored } from '@/storage/storage'
import { useStored } from '@/storage/use-stored'
import { tokens } from '@/theme/tokens'
import { CodeTabs } from '@/ui/codes/code-tabs'
import { Muted } from '@/ui/muted'
import { Notice } from '@/ui/notice'
import { Phrases } from '@/ui/phrases'
import { useErrorModal } from '@/ui/dialogs/use-error-modal'
import { itemKinds, type ItemKind } from './item-kinds'
import { isRunning, msLeftOf, saveStaffCode, staffCodeOf, useSavedStaffCode } from './staff-codes'
import type { TransactionItem } from './transaction-item'
import { PictureAndName, useQuestion } from './redeem-question'

/** `open` runs or has expired, as only the server knows; `over` has expired; `empty` was issued without a code. */
type CodeState = 'none' | 'running' | 'open' | 'over' | 'empty'

/**
 * A transaction's code for staff: the running one from this phone, or a new one (spec 7, GetIssueCode) once the member confirms
 * being at the counter. The countdown follows the server's clock and survives a reload.
 */
export function useStaffCode(kind: ItemKind, { transactionId, title, amount, isUsable }: TransactionItem) {
  const showError = useErrorModal(itemKinds[kind].errors)
  const isMounted = useIsMounted()
  const [askPrivilege, privilege] = api.useIssuePrivilegeCodeMutation()
  const [askPackage, package_] = api.useIssuePackageCodeMutation()
  const [isEmpty, setIsEmpty] = useState(false)
  const known = useSavedStaffCode(transactionId)
  const secondsLeft = useSecondsUntil(known, msLeftOf)
  const isAsking = privilege.isLoading || package_.isLoading

  const ask = async () => {
    const running = staffCodeOf(transactionId)
    // Another tab has another one by now, and this page has not heard of it.
    if (running && running.code !== known?.code && isRunning(running)) return saveStaffCode(running)
    const body = { Transaction_Id: transactionId, Amount: amount }
    const askFor = kind === 'privilege' ? askPrivilege : askPackage
    const answer = await sendDeed(`getIssueCode ${transactionId}`, askFor, body)
    // Staff can deal with an answer without a code; the member cannot.
    const error = answer.error && toAppError(answer.error)
    const hasNone = error?.kind === 'malformed' && staffCodeOf(transactionId) === undefined
    setIsEmpty(hasNone)
    if (hasNone) return
    // A member who has left can ask again, under the same id.
    if (!answer.data) return isMounted() ? showError(toAppError(error)) : undefined
    const { issue_code: code, expires_at } = answer.data
    // A date without time lasts until the end of that day.
    const isDayAlone = expires_at?.length === 10
    const end = Date.parse(isDayAlone ? `${expires_at}T23:59:59+07:00` : (expires_at ?? ''))
    const hasEnd = !Number.isNaN(end) && validityOf(false, expires_at).kind === 'date'
    const ending = hasEnd && { expiresAt: serverTime(end) }
    saveStaffCode({ kind, transactionId, code, title, issuedAt: phoneNow(), ...ending })
    tell('codeShown', { kind })
  }
  const isOpen = secondsLeft === Infinity && known?.expiresAt !== undefined
  const stateOfKnown = secondsLeft === 0 ? 'over' : isOpen ? 'open' : 'running'
  const state: CodeState = known ? stateOfKnown : isEmpty ? 'empty' : 'none'
  const question = useQuestion(
    { id: 'counter', what: 'code', isAskable: isUsable && state !== 'running' },
    () => {
      writeStored('hasOpenedModal', 'true')
      return {
        title: <FormattedMessage id="redeem.counter.question" defaultMessage="Are you at the counter?" />,
        description: <CounterQuestion kind={kind} />,
        onConfirm: () => void ask(),
      }
    },
  )

  return {
    state,
    code: known?.code,
    /** Undefined if the code does not expire. */
    end: known?.expiresAt,
    /** Endless if the code does not expire, or only the server knows how soon. */
    secondsLeft,
    isBusy: isAsking || question.isWaiting,
    /** Requests a code after the question. */
    use: question.ask,
  }
}

const Question = styled.div`
  display: grid;
  gap: ${tokens.space(3)};
  margin-block-start: ${tokens.space(2)};
`

/** What the member confirms, with a line for the staff. */
function CounterQuestion({ kind }: { kind: ItemKind }) {
  const { forStaff } = itemKinds[kind]
  return (
    <Question>
      <strong>
        <FormattedMessage
          id="redeem.counter.text"
          defaultMessage="Confirm only in front of staff. The code works once."
        />
      </strong>
      <div>
        <Muted lang="th">
          <Phrases>{forStaff.th}</Phrases>
        </Muted>
        <Muted lang="en">{forStaff.en}</Muted>
      </div>
    </Question>
  )
}

const missing = defineMessages({
  over: {
    id: 'redeem.code.over',
    defaultMessage: 'This code has expired. If staff haven’t scanned it, get a new one below.',
  },
  empty: { id: 'redeem.code.empty', defaultMessage: 'There’s no code yet. Please ask the staff.' },
})

/** Why there is no code. */
export function CodeNotice({ state }: { state: CodeState }) {
  if (state !== 'over' && state !== 'empty') return null
  return (
    <Notice>
      <FormattedMessage {...missing[state]} />
    </Notice>
  )
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(2)};
  padding: ${tokens.space(4)} ${tokens.gutter} 0;
  --code-line: 1px;
  --picture-radius: 8px;
  /* The item and the time left, for staff to see at a glance. */
  > :first-child {
    margin-block-end: ${tokens.space(2)};
  }
  h2 {
    font-size: ${tokens.font.size.md};
    font-weight: 600;
    line-height: ${tokens.font.lineHeight};
  }
`

/** From here on the time left is a warning. */
const SOON_SECONDS = 120

const Left = styled.p`
  font-size: ${tokens.font.size.xl};
  font-weight: 700;
  line-height: 1.4;
  &[data-soon] {
    color: ${tokens.color.warning};
  }
`

interface StaffCodeProps {
  code: string
  end: ServerTime | undefined
  secondsLeft: number
  /** Of the item. */
  picture: ReactNode
  name: ReactNode
  title: string
}

/** The code for staff to scan or type, with its item and time left. */
export function StaffCode({ code, end, secondsLeft, picture, name, title }: StaffCodeProps) {
  useWakeLock(true)
  const lastTab = useStored('codeTab')
  const countdown =
    end !== undefined && (secondsLeft < Infinity ? <Countdown seconds={secondsLeft} /> : <Until end={end} />)
  return (
    <Panel>
      <PictureAndName>
        {picture}
        <div>
          {name}
          {countdown && <Left data-soon={secondsLeft < SOON_SECONDS || undefined}>{countdown}</Left>}
        </div>
      </PictureAndName>
      <CodeTabs
        code={code}
        first={lastTab}
        onTabChange={(tab) => writeStored('codeTab', tab)}
        title={title}
        countdown={countdown}
      />
    </Panel>
  )
}

/** The end as the server has said it. */
function Until({ end }: { end: ServerTime }) {
  const locale = useLocale()
  return (
    <FormattedMessage
      id="redeem.code.until"
      defaultMessage="Valid until {time}"
      description="Under a code for staff, in place of a countdown; time is a date with its time"
      values={{ time: formatDateTime(new Date(msOf(end)).toISOString(), locale) }}
    />
  )
}

/** The time left: `14:59`, `1:04:59`; not announced every second. */
function Countdown({ seconds }: { seconds: number }) {
  const hours = Math.floor(seconds / 3600)
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60].map((part) => String(part).padStart(2, '0'))
  return (
    <span role="timer">
      <FormattedMessage
        id="redeem.countdown"
        defaultMessage="{time} left"
        description="Under a code for staff; time is minutes and seconds"
        values={{ time: [...(hours > 0 ? [hours] : []), ...parts].join(':') }}
      />
    </span>
  )
}

import { useCallback, useState, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { newRequestId } from '@/api/request-id'
import { validityOf } from '@/domain/item-validity'
import { msUntil, onThisPhone, serverTime } from '@/lib/server-clock'
import { useSecondsUntil } from '@/lib/use-seconds-left'
import { useWakeLock } from '@/lib/use-wake-lock'
import { perSession } from '@/session/lifetime'
import { useAppDispatch } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { CodeTabs } from '@/ui/codes/code-tabs'
import { Notice } from '@/ui/notice'
import { useErrorModal } from '@/ui/use-error-modal'
import type { ItemKind } from '../attempts'
import { itemErrorMessages } from '../item-error-messages'
import { saveStaffCode, staffCodeOf, subscribeToStaffCodes } from '../staff-codes'
import type { TransactionItem } from '../transaction-item'

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(2)};
  --code-bleed: 0px;
  --code-line: 1px;
`

/** What the code is for, and how long it is good for: a glance tells staff both. */
const Head = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space(1)} ${tokens.space(3)};
  margin-block-end: ${tokens.space(2)};
  --picture-radius: 8px;
  h2 {
    font-size: ${tokens.font.size.lg};
    line-height: ${tokens.font.lineHeight};
  }
`

/** Seconds under which the time that is left is shown as a warning. */
const SOON_SECONDS = 120

const Left = styled.p`
  margin: 0;
  font-size: ${tokens.font.size.lg};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  [data-soon] > * > & {
    color: ${tokens.color.warning};
  }
`

/** The time that is left, as a share of the whole; the countdown says the same. */
const TimeBar = styled.span`
  grid-column: 1 / -1;
  height: 4px;
  overflow: hidden;
  border-radius: ${tokens.radius.pill};
  background: linear-gradient(var(--bar), var(--bar)) 0 / var(--share) 100% no-repeat
    color-mix(in srgb, var(--bar) 20%, transparent);
  --bar: ${tokens.color.primaryText};
  [data-soon] > & {
    --bar: ${tokens.color.warning};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --bar: Highlight;
  }
`

interface StaffCodeProps extends ReturnType<typeof useStaffCode> {
  /** Of what the code is for. */
  picture: ReactNode
  name: ReactNode
}

/** The code that staff scan or type, with how long it is good for; nothing before there is one. */
export function StaffCode({ code, state, secondsLeft, share, picture, name }: StaffCodeProps) {
  useWakeLock(state === 'running')
  if (state === 'empty') {
    return (
      <Notice>
        <FormattedMessage
          id="redemption.code.empty"
          defaultMessage="There’s no code yet. Please ask the staff."
        />
      </Notice>
    )
  }
  if (state === 'over') {
    return (
      <Notice>
        <FormattedMessage
          id="redemption.code.over"
          defaultMessage="This code has expired. If staff haven’t scanned it, tap “Use now” for a new one."
        />
      </Notice>
    )
  }
  if (!code) return null
  const countdown = secondsLeft !== undefined && <Countdown seconds={secondsLeft} />
  return (
    <Panel>
      <Head data-soon={(secondsLeft ?? SOON_SECONDS) < SOON_SECONDS || undefined}>
        {picture}
        <div>
          {name}
          {countdown && <Left>{countdown}</Left>}
        </div>
        {share !== undefined && <TimeBar aria-hidden style={shareStyle(share)} />}
      </Head>
      <CodeTabs code={code.code} countdown={countdown} />
    </Panel>
  )
}

function shareStyle(share: number) {
  return { '--share': `${share * 100}%` } as CSSProperties // CSSProperties has no custom properties
}

/** How long a code is still good for: `14:59`, `1:04:59`. Not announced every second; whoever asks hears it. */
export function Countdown({ seconds }: { seconds: number }) {
  return (
    <span role="timer">
      <FormattedMessage
        id="redemption.countdown"
        defaultMessage="Good for {time}"
        description="Under a code for staff; time is minutes and seconds"
        values={{ time: clock(seconds) }}
      />
    </span>
  )
}

function clock(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60].map((part) => String(part).padStart(2, '0'))
  return [...(hours > 0 ? [hours] : []), ...parts].join(':')
}

/** A code that the API has left empty shows nothing that staff could scan. */
type CodeState = 'none' | 'running' | 'over' | 'empty'

/** The idempotency keys of codes that were asked for and have not come, by transaction: a page that is opened anew asks under the same. */
const codeKeys = perSession(() => new Map<string, string>())

/**
 * The code for staff of one transaction: the one that is running, from this phone, or a new one on request (spec 7, GetIssueCode).
 * The countdown runs by the server's clock, and goes on after a reload.
 */
export function useStaffCode(kind: ItemKind, { transactionId, title, amount }: TransactionItem) {
  const showError = useErrorModal(itemErrorMessages[kind])
  const dispatch = useAppDispatch()
  const [askPrivilege, privilege] = api.useIssuePrivilegeCodeMutation()
  const [askPackage, package_] = api.useIssuePackageCodeMutation()
  const [isEmpty, setIsEmpty] = useState(false)
  const known = useSyncExternalStore(
    subscribeToStaffCodes,
    useCallback(() => staffCodeOf(transactionId), [transactionId]),
  )
  const expiresAt = known?.expiresAt
  const secondsLeft = useSecondsUntil(expiresAt, msUntil)
  const isBusy = privilege.isLoading || package_.isLoading

  const ask = async () => {
    if (isBusy) return
    const body = { Transaction_Id: transactionId, Amount: amount }
    const keys = dispatch(codeKeys())
    const requestId = keys.get(transactionId) ?? newRequestId()
    keys.set(transactionId, requestId)
    const request = { 'X-Request-Id': requestId, body }
    const answer = await (kind === 'privilege' ? askPrivilege(request) : askPackage(request))
    // An answer without a code has no word that a member could act on; the staff can.
    const error = answer.error && toAppError(answer.error)
    setIsEmpty(error?.kind === 'malformed')
    if (error?.kind === 'malformed') return
    if (!answer.data) return showError(toAppError(error))
    keys.delete(transactionId)
    const { issue_code: code, expires_at } = answer.data
    // A code that has a day alone is good for the whole of it, as every last day is.
    const isDayAlone = expires_at?.length === 10
    const end = Date.parse(isDayAlone ? `${expires_at}T23:59:59+07:00` : (expires_at ?? ''))
    const isEnding = !Number.isNaN(end) && validityOf(false, expires_at).kind === 'date'
    const ending = isEnding && { expiresAt: serverTime(end) }
    saveStaffCode({ kind, transactionId, code, title, issuedAt: Date.now(), ...ending })
  }

  const issuedAt = known?.issuedAt
  const wholeMs = expiresAt !== undefined && issuedAt !== undefined ? onThisPhone(expiresAt) - issuedAt : 0
  const isOver = expiresAt !== undefined && secondsLeft === 0
  const state: CodeState = known ? (isOver ? 'over' : 'running') : isEmpty ? 'empty' : 'none'
  return {
    state,
    code: known,
    /** Undefined: the code does not run out by itself. */
    secondsLeft: expiresAt === undefined ? undefined : secondsLeft,
    /** The time that is left, from 0 to 1 of what there was; undefined where that is not known. */
    share: wholeMs > 0 ? Math.min(1, (secondsLeft * 1000) / wholeMs) : undefined,
    isBusy,
    ask: () => void ask(),
  }
}

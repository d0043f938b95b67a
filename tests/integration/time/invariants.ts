import { th } from '#tests/names.ts'
import { endlessApi } from '@/api/endless'
import { rowsOf } from '@/api/list-paging'
import { pointRowId } from '@/api/point-rows'
import { wholePoints } from '@/features/points/histories/history-filter'
import { operations, type OperationId } from '@/api/generated/operations'
import { formatNumber, formatPoints } from '@/i18n/format'
import { inOrder, settleLedger } from '@/sandbox/rules/ledger'
import { toThaiDate } from '@/sandbox/rules/thai-time'
import { transactionStandingOf } from '@/sandbox/rules/transaction-status'
import { callsOf, operationOf } from './network'
import { bearer, browser, trueTime } from './browser'
import { HOUR } from './phone'
import { field, isAt } from './screen'
import { allStored, lacksOwner, mayWait, ofStoredSession, textsOf } from './stored'
import {
  brandNow,
  busyForLong,
  type Call,
  harness,
  holder,
  isAlwaysNamed,
  isHolderKnown,
  isTokenValid,
  issuedNow,
  knownMember,
  log,
  memberIds,
  memberOf,
  ownerOf,
  sandbox,
  textShownSince,
  unseenRedemptionsOf,
  type Waiting,
} from './harness'

/** Returns what is wrong, if anything is. */
export type Invariant = () => string | undefined | false

/** Stored keys whose entries wait for their member, until a log-out removes them, the one by which they
 * are found, and the one by which the next member is told whose account it is now. */
const WAITING = ['redemptionAttempts', 'memberAlias', 'memberBefore']
/** Those that are a member's until another one of the brand is known; what was typed goes with another brand's member too. */
const OF_MEMBERS = ['drafts', 'favourites', 'savingFor', 'seenTier', 'knownPoints', 'consentRecord']
const isGone = (key: string, id: string) => isHolderKnown() && (key === 'drafts' || id.startsWith(brandNow()))
/** Stored keys of a pending login, in which any number may have been typed. */
const OF_A_LOGIN = ['mobileNo', 'otp']

const session = () => browser.page.store?.getState().session
const memberNow = () => memberOf(holder() ?? '')

function identifiersOf(id: string): string[] {
  const { memberNo, mobileNo, firstName, lastName, privileges } = memberOf(id)
  const codes = privileges.flatMap(({ code }) => code?.text ?? [])
  return [id, memberNo, mobileNo, firstName, lastName, ...codes].filter(Boolean)
}
const identifierIn = (text: string, id: string) =>
  identifiersOf(id).find((identifier) => text.includes(identifier))

/** Members whose data must not be stored or shown: another is logged in, or they have logged out. */
const others = () =>
  memberIds.filter((id) => id !== holder() && (holder() !== undefined || log.loggedOut.has(id)))

function tracesOfOthers(): string | undefined {
  for (const id of others())
    for (const { name, key, text } of allStored()) {
      const isKept = mayWait(key) || WAITING.includes(key) || (OF_MEMBERS.includes(key) && !isGone(key, id))
      const isOwned = isKept && !log.loggedOut.has(id)
      if (isOwned || (holder() === undefined && OF_A_LOGIN.includes(key))) continue
      const identifier = identifierIn(key === 'token' ? (ownerOf(text) ?? '') : `${name} ${text}`, id)
      if (identifier !== undefined)
        return `${key} has ${identifier} of ${id}; logged in: ${holder() ?? 'nobody'}`
    }
  return undefined
}

const idsOf = (calls: Call[]) => new Set(calls.map(({ requestId }) => requestId)).size

/** A call whose answer is lost is sent again under its id, as long as it may still count (ms). */
const LONGEST_TRY_MS = 280_000
const TRIED_AGAIN: OperationId[] = [
  'requestOtp',
  'resendOtp',
  'verifyOtp',
  'issuePrivilegeCode',
  'updateCustomerInfo',
  'issuePrivilege',
]

/** Calls that are sent again only under the same request id. */
const SENT_ONCE = [...Object.keys(log.intended), 'redeemQrCode', 'issueWelcomePoints'] as OperationId[]

/** These hold after each step. */
export const afterEachStep: Record<string, Invariant> = {
  'Nothing of another member is in storage': tracesOfOthers,
  'Nothing of another member is in the cache': () => {
    const { store } = browser.page
    if (!store || session()?.isExpired) return undefined
    const text = JSON.stringify(store.getState().api.queries)
    const id = others().find((one) => identifierIn(text, one))
    return id && `the cache has ${identifierIn(text, id)} of ${id}; logged in: ${holder() ?? 'nobody'}`
  },
  'Nothing of another member is in the address or on screen': () => {
    if (session()?.isExpired) return undefined
    const text = `${location.href} ${browser.page.container.textContent}`
    const id = others().find((one) => identifierIn(text, one))
    return (
      id &&
      `${location.pathname} shows ${identifierIn(text, id)} of ${id}; logged in: ${holder() ?? 'nobody'}`
    )
  },
  'Who is on screen is who is logged in': () => {
    const now = session()
    if (!now || now.isExpired) return undefined
    if (now.isLoggedIn && holder() === undefined) return 'a session is on screen, and none is stored'
    if (!now.isLoggedIn && holder() !== undefined)
      return `${holder()} is logged in, and the page does not know`
    const shown = now.isLoggedIn ? knownMember(browser.page) : undefined
    return shown !== undefined && shown !== holder() && `${shown} is on screen, and ${holder()} is logged in`
  },
  'Whoever is logged in has asked for it last': () =>
    holder() !== undefined &&
    holder() !== log.loginOf &&
    `${holder()} is logged in, and the login of ${log.loginOf} was asked for last`,
  'Inside LINE no session goes on that another LINE user has begun': () => {
    const user = log.lineUserOf.get(bearer())
    return user !== undefined && user !== harness.user && `${user} has begun it, and ${harness.user} is there`
  },
  'No session ends but by its log-out or its 401': () =>
    bearer() === undefined &&
    log.bearer !== log.leftHere &&
    isTokenValid(log.bearer) &&
    `nobody is logged in, and the session of ${ownerOf(log.bearer)} goes on`,
  'No call goes without its bearer, or with another member’s': () => {
    const bad = harness.calls.find((call) => {
      const id = operationOf(call)
      if (!id || operations[id].auth !== 'member') return false
      const owner = ownerOf(call.bearer)
      return !owner || owner !== call.holder || ![undefined, owner].includes(call.known)
    })
    return (
      bad && `${bad.path} of a page of ${bad.known} went with a bearer of ${ownerOf(bad.bearer) ?? 'nobody'}`
    )
  },
  'Nothing is sent twice, but for what got no answer and under its id': () => {
    for (const id of SENT_ONCE) {
      const calls = callsOf(id)
      const again = calls.find((call, at) =>
        calls
          .slice(0, at)
          // A code whose document or session ends before its outcome is shown is sent again by the next one, under the same id.
          .filter(
            ({ page, bearer: one }) => id !== 'redeemQrCode' || (page === call.page && one === call.bearer),
          )
          // While it is on its way a deed is sent again under its id.
          .some(
            (one) => one.requestId === call.requestId && one.answer === 'ok' && (one.endedAt ?? 0) < call.at,
          ),
      )
      if (again) return `${again.path} again, though it was answered`
    }
    for (const [id, times] of Object.entries(log.intended))
      if (idsOf(callsOf(id as OperationId)) > times) return `${id} under more ids than the member intended`
    const codes = callsOf('redeemQrCode')
    const twice = codes.find(({ query }) => idsOf(codes.filter((one) => `${one.query}` === `${query}`)) > 1)
    if (twice) return `${twice.query} is redeemed under more than one id`
    return undefined
  },
  'What got no answer is tried again under its id': () => {
    for (const id of TRIED_AGAIN) {
      const calls = callsOf(id)
      const again = calls.find((call, at) => {
        const before = calls[at - 1]
        const isSame = before?.body === call.body && before.page.tab === call.page.tab
        // A code is kept on its page alone.
        const isKept = browser.storage === 'ok' && (id !== 'verifyOtp' || before?.page === call.page)
        const isOfNow =
          before !== undefined && call.at - before.at < LONGEST_TRY_MS && before.at > log.emptiedAt
        // What was redeemed after all, or never sent, is followed by another redemption.
        const isOpen =
          id !== 'issuePrivilege' ||
          (before?.effect === 'lost before' && !before.isUnsent && before.bearer === call.bearer)
        return (
          isSame &&
          isKept &&
          isOfNow &&
          isOpen &&
          before.answer === 'lost' &&
          before.requestId !== call.requestId
        )
      })
      if (again) return `${again.path} under another id`
    }
    return undefined
  },
  'What is stored for a session has a name of its own': () => {
    const { token, names } = ofStoredSession()
    for (const name of names) if (!log.sessionOf.has(name)) log.sessionOf.set(name, token)
    const shared = names.find((name) => log.sessionOf.get(name) !== token)
    return shared && `${shared} is of two sessions`
  },
  'Whatever is stored has an owner': () => {
    const orphan = allStored().find(({ name }) => lacksOwner(name))
    return orphan && `${orphan.name} has none`
  },
  'What a member has redeemed was meant, and its points were taken once': () => {
    const count = memberIds.reduce((sum, id) => sum + issuedNow(id).length, 0)
    return count > log.intended.issuePrivilege && `${count} redeemed, ${log.intended.issuePrivilege} intended`
  },
  'What is redeemed costs what the member has agreed to, as far as the page can know': () => {
    const { priceChangedAt } = log
    const dear = callsOf('issuePrivilege').find(({ price, agreed, page, at }) => {
      if (price === undefined || agreed === undefined || price === agreed.price) return false
      const reads = harness.calls.filter(
        (read) => read.page === page && read.path.endsWith('privilege/List') && read.at > priceChangedAt,
      )
      const answered = reads.filter(({ endedAt = at }) => endedAt < agreed.at)
      const isKnown = answered.some(({ answer }) => answer === 'ok')
      return isKnown || (answered.length === 0 && agreed.at - priceChangedAt > 61_000)
    })
    return dear && `${dear.agreed?.price} were agreed to, and it costs ${dear.price}`
  },
  'Who has gone to a page is there once what was late is answered': () => {
    const { gone } = log
    return gone && gone.asked !== gone.shown && `${gone.asked} was asked for, ${gone.shown} is shown`
  },
  'Nobody is asked to stay once the session is over in which they have typed': () =>
    log.askedAfterEnd && `${log.askedAfterEnd} asks`,
  'A part whose file has failed is there once its page has come back': () =>
    log.missing && `${log.missing} is missing`,
  'Nothing is redeemed under a new id while the outcome of the one before is not told': () => {
    const again = callsOf('issuePrivilege').find(({ unshownId }) => unshownId)
    return again && `${again.unshownId} was not told, and ${again.requestId} was sent`
  },
  'That something was saved is told to whoever has saved it': () => {
    const { saver, shownSaved } = log
    const stranger = shownSaved.findIndex((one) => one !== saver)
    return stranger >= 0 && `${shownSaved[stranger]} was told, and ${saver} has saved`
  },
  'No points of a code, and no word of them, are for two members': () => {
    for (const { points, brand } of log.scans) {
      const given = memberIds.filter((id) => memberOf(id).usedQrCodes.includes(`EARN${points}`))
      const stranger = given.find((id) => !id.startsWith(brand))
      if (stranger) return `EARN${points} of ${brand} was given to ${stranger}`
      if (given.length > 1) return `EARN${points} was given to ${given.join(' and ')}`
      const told = log.messages.find(({ text }) => text.includes(`รับไป ${points} แต้ม`))
      if (told && given[0] && told.to !== given[0])
        return `EARN${points} of ${given[0]} was told to ${told.to}`
    }
    return undefined
  },
}

/** Whether a figure is shown "as of" its time, because it may be old (behaviour, Time). */
const saysAsOf = () =>
  [...browser.page.container.querySelectorAll('[role=status]')].some(({ textContent }) =>
    textContent.includes('ข้อมูล ณ'),
  )

/** The ids of the rows that the page has loaded of all points. */
function loadedPoints(): string[] {
  const { store } = browser.page
  if (!store) return []
  const { data } = endlessApi.endpoints.endlessPointHistory.select(wholePoints)(store.getState())
  return rowsOf(data?.pages ?? [], pointRowId).map(({ transaction_id }) => String(transaction_id))
}

/** These hold after the app had a reason to read again, and time to do it. */
export const afterRefresh: Record<string, Invariant> = {
  'The balance on screen is the ledger’s': () => {
    if (!holder() || !session()?.isLoggedIn) return undefined
    const { balance } = settleLedger(memberNow().points, toThaiDate(sandbox.context.now()))
    const { container } = browser.page
    const shown = [...container.querySelectorAll<HTMLElement>('[title]')].flatMap(({ title }) =>
      /^\d[\d,]* แต้ม$/.test(title) ? title : [],
    )
    for (const name of container.querySelectorAll('[role=alertdialog] dt'))
      if (name.textContent === th.yourPoints) shown.push(name.nextElementSibling?.textContent ?? '')
    const wrong = shown.find((text) => text !== formatPoints(balance, 'th'))
    return wrong && !saysAsOf() && `${location.pathname} shows ${wrong}, the ledger has ${balance}`
  },
  'The first row of the points is the ledger’s': () => {
    if (!holder() || !isAt('/profile/points-history')) return undefined
    const { rows } = settleLedger(memberNow().points, toThaiDate(sandbox.context.now()))
    const [newest] = rows.toSorted((a, b) => inOrder(b.at, a.at))
    const shown = browser.page.container.querySelector('li [data-status]')?.textContent
    const due = formatNumber(Math.abs(newest?.points ?? 0))
    if (shown === undefined || shown.includes(due) || saysAsOf()) return undefined
    return `the first row says ${shown}, the ledger ${due}`
  },
  'The rows of points that are loaded are the ledger’s, in its order and each once': () => {
    if (!holder() || !isAt('/profile/points-history') || saysAsOf()) return undefined
    const { rows } = settleLedger(memberNow().points, toThaiDate(sandbox.context.now()))
    const due = rows.toSorted((a, b) => inOrder(b.at, a.at)).map(({ id }) => id)
    const loaded = loadedPoints()
    const wrong = loaded.findIndex((id, at) => id !== due[at])
    return wrong >= 0 && `row ${wrong} of ${loaded.length} is ${loaded[wrong]}, in the ledger ${due[wrong]}`
  },
  'The status of what was redeemed is the ledger’s': () => {
    if (!holder() || saysAsOf()) return undefined
    for (const one of memberNow().privileges) {
      const { status } = transactionStandingOf(one, sandbox.context.now())
      const row = browser.page.container.querySelector(`li:has(a[href*="${one.id}"]) [data-status]`)
      const shown = row?.getAttribute('data-status')
      if (shown && shown !== status) return `${one.id} is shown as ${shown}, and is ${status}`
      if (!isAt('/privilege/history-detail') || !textsOf('transactionId').includes(one.id)) continue
      const badge = browser.page.container.querySelector('[role=status][data-status]')
      const said = badge?.getAttribute('data-status')
      if (said && said !== status) return `the detail of ${one.id} says ${said}, and it is ${status}`
    }
    return undefined
  },
}

/** These hold after those reads are answered. */
export const afterAnswers: Record<string, Invariant> = {
  'One answer that is lost is noticed by nobody': () => {
    // A profile without a name has no code to collect with, which is said.
    if (session()?.isExpired || browser.page.isNameless) return undefined
    // The app repeats failed reads within two minutes. A message that is still open from before tells of an earlier tap.
    const since = trueTime() - 180_000
    const recent = harness.calls.filter(({ at, endedAt = at, isChange }) => !isChange && endedAt > since)
    const isLate = recent.some(({ effect }) => Number(effect) > 30_000)
    const lost = recent.filter(({ answer }) => answer === 'lost')
    const text = textShownSince(since)
    const told = [th.notLoaded, 'ข้อมูล ณ', th.serviceProblem].find((words) => text.includes(words))
    // A file that has failed is told too.
    const isOfFile = log.fileFailedAt > since
    return !isLate && !isOfFile && lost.length < 2 && told && `${location.pathname} says "${told}"`
  },
}

/** Whether a code or an order is for the member on screen. */
function isDue({ tab, by, claimedBy, bearer: began, brand, isDropped }: Waiting): boolean {
  const owner = by ?? claimedBy
  const isOwn = owner === holder() && (began === bearer() || isAlwaysNamed(owner))
  return !isDropped && tab === browser.page.tab && brand === brandNow() && (owner === undefined || isOwn)
}

/** Whether a message has been shown since the app was opened with a code or an order. */
const isShownSince = ({ messagesBefore }: Waiting, words: RegExp) =>
  log.messages.slice(messagesBefore).some(({ text }) => words.test(text))

/** Whether a call for welcome points or a code never gets an answer; home's later messages then wait too. */
const isWaitedFor = (points?: number): boolean =>
  (['issueWelcomePoints', 'verifyCustomer', 'redeemQrCode'] as const)
    .flatMap(callsOf)
    .some(({ query, answer, page }) => {
      const code = query.get('code') ?? query.get('qrCode')
      return !answer && !page.isDead && (code === null || points === undefined || code === `EARN${points}`)
    })

/** These hold at the end, when the network works, a member is logged in, and home has shown its messages. */
export const atHome: Record<string, Invariant> = {
  'No code is lost, and its outcome is told': () => {
    for (const scan of log.scans.filter(isDue)) {
      const { points } = scan
      // A visitor's later code replaces one that was not sent.
      const isLast = scan.by !== undefined || points === 100 + log.scans.length
      const sent = callsOf('redeemQrCode').filter(({ query }) => query.get('qrCode') === `EARN${points}`)
      if (!isLast && sent.length === 0) continue
      if (isWaitedFor(points)) continue
      // "Not sure", and any error (which has a button "Close"), are outcomes too.
      const outcome = new RegExp(`รับไป ${points} แต้ม|ยังไม่แน่ใจว่าแต้มเข้าแล้วหรือยัง|ปิด`)
      if (!isShownSince(scan, outcome)) return `EARN${points} was never told`
    }
    return undefined
  },
  'No order is lost': () => {
    if (isWaitedFor()) return undefined
    const isLost = log.orders
      .filter(isDue)
      .some((order) => !isShownSince(order, new RegExp(th.toMobileOrder)))
    return isLost && 'home did not ask whether to return to the order'
  },
}

/** This holds on the form's page. */
export const draftIsKept: Invariant = () => {
  const typed = log.drafts.get(holder() ?? '')
  if (!typed || Math.abs(Date.now() - typed.at) > 20 * HOUR || !isAlwaysNamed(holder())) return undefined
  const shown = field('input[name=firstName]')?.value
  return shown !== undefined && shown !== typed.text && `typed: ${typed.text}, in the form: ${shown}`
}

export const outcomeIsTold: Invariant = () => {
  const isFound = browser.storage === 'ok' && isAlwaysNamed(holder())
  const [untold] = isFound ? unseenRedemptionsOf(holder() ?? '') : []
  const isShown = browser.page.container.querySelector(`a[href*="${untold?.id}"]`) !== null
  return untold && !isShown && `${untold.id} was redeemed, and nothing says so`
}

/** Words on screen, by which a page says why it is busy. */
const REASONS = ['ใช้เวลานานกว่าปกติ', th.checkingResult]

/** These hold half a minute after a call that never gets an answer. */
export const afterHangingCall: Record<string, Invariant> = {
  'What is busy for a minute is leaving, or says why': () => {
    const [part] = busyForLong()
    const text = browser.page.container.textContent
    if (!part || browser.leaveFor !== undefined || REASONS.some((words) => text.includes(words))) return
    return `${location.pathname} waits: ${part.textContent || part.outerHTML}`
  },
  'No read is waited for longer than half a minute': () =>
    harness.calls.find(
      ({ page, effect, isPending, at }) =>
        page === browser.page && effect === Infinity && isPending && trueTime() - at > 31_000,
    )?.path,
}

/** This holds at the very end, on any page. */
export const atTheEnd: Record<string, Invariant> = {
  'Nothing is old, loads or is busy once all is well': () => {
    const { page } = browser
    const notLoaded = [...page.container.querySelectorAll('main, dialog[open]')].find(({ textContent }) =>
      textContent.includes(th.cannotOpen),
    )
    if (notLoaded) return `${location.pathname} has not loaded: ${notLoaded.textContent}`
    const busy = page.container.querySelector('[aria-busy=true]')
    // A change has no time limit, and its button stays busy.
    const isWaiting = harness.calls.some((call) => call.page === page && !call.answer && call.isChange)
    if (busy && !isWaiting) return `${location.pathname} waits: ${busy.textContent || busy.outerHTML}`
    return saysAsOf() && `${location.pathname} says "as of"`
  },
}

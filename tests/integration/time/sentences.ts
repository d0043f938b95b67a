import { operations } from '@/api/generated/operations'
import { formatNumber, formatPoints } from '@/i18n/format'
import { inOrder, settleLedger } from '@/sandbox/rules/ledger'
import { toThaiDate } from '@/sandbox/rules/thai-time'
import { transactionStandingOf } from '@/sandbox/rules/transaction-status'
import { callsOf, operationOf } from './calls'
import { bearer, browser, localStore, storedIn, trueTime } from './browser'
import { field, isAt } from './screen'
import {
  holder,
  isAlive,
  issuedNow,
  knownMember,
  memberIds,
  memberOf,
  ownerOf,
  sandbox,
  untoldOf,
  world,
  type Call,
} from './world'

/** What is wrong, if anything is. */
export type Sentence = () => string | undefined | false

const HOUR = 3_600_000

/** Names its member key, and is read for that owner alone; a log-out removes it. */
const OWNED = [
  'drafts',
  'redemptionAttempts',
  'favourites',
  'savingFor',
  'seenTier',
  'knownPoints',
  'consentRecord',
  'redemptions',
  'setAside',
]
/** Of a login that has begun: whoever types may type any number. */
const OF_A_LOGIN = ['mobileNo', 'otp']

const session = () => browser.page.store?.getState().session
const memberNow = () => memberOf(holder() ?? '')

function marksOf(id: string): string[] {
  const { memberNo, mobileNo, firstName, lastName, privileges } = memberOf(id)
  const codes = privileges.flatMap(({ code }) => code?.text ?? [])
  return [id, memberNo, mobileNo, firstName, lastName, ...codes].filter(Boolean)
}
const markIn = (text: string, id: string) => marksOf(id).find((mark) => text.includes(mark))
const storedText = (key: string, value: string) => (key === 'token' ? (ownerOf(value) ?? '') : value)

/** The members of whom nothing may be here: whoever is not logged in, once another is, or once they have logged out. */
const others = () =>
  memberIds.filter((id) => id !== holder() && (holder() !== undefined || world.notes.loggedOut.has(id)))

function strangers(areas: Storage[]): string | undefined {
  for (const id of others())
    for (const area of areas)
      for (const [key, value] of Object.entries(storedIn(area))) {
        const isAllowed = world.notes.loggedOut.has(id) ? [] : OWNED
        if (isAllowed.includes(key) || (holder() === undefined && OF_A_LOGIN.includes(key))) continue
        const mark = markIn(storedText(key, value), id)
        if (mark !== undefined) return `${key} has ${mark} of ${id}; logged in: ${holder() ?? 'nobody'}`
      }
  return undefined
}

const idsOf = (calls: Call[]) => new Set(calls.map(({ requestId }) => requestId)).size

/** Calls of which the member means each; the contract has them sent again only under the same id. */
const MEANT = {
  issuePrivilege: 'redeem',
  issuePrivilegeCode: 'useNow',
  logout: 'logOut',
  login: 'pin',
} as const
const SENT_ONCE = [
  ...(Object.keys(MEANT) as (keyof typeof MEANT)[]),
  'redeemQrCode',
  'issueWelcomePoints',
] as const

/** Hold after every action. */
export const always: Record<string, Sentence> = {
  'Nothing of another member is in storage': () => strangers([localStore, sessionStorage]),
  'Nothing of another member is in the cache': () => {
    const { store } = browser.page
    if (!store || session()?.isExpired) return undefined
    const text = JSON.stringify(store.getState().api.queries)
    const id = others().find((one) => markIn(text, one))
    return id && `the cache has ${markIn(text, id)} of ${id}; logged in: ${holder() ?? 'nobody'}`
  },
  'Nothing of another member is in the address or on screen': () => {
    if (session()?.isExpired) return undefined
    const text = `${location.href} ${browser.page.container.textContent}`
    const id = others().find((one) => markIn(text, one))
    return id && `${location.pathname} shows ${markIn(text, id)} of ${id}; logged in: ${holder() ?? 'nobody'}`
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
    holder() !== world.notes.asked &&
    `${holder()} is logged in, and the login of ${world.notes.asked} was asked for last`,
  'Inside LINE no session goes on that another LINE user has begun': () => {
    const user = world.notes.begunBy.get(bearer())
    return user !== undefined && user !== world.user && `${user} has begun it, and ${world.user} is there`
  },
  'No session ends but by its log-out or its 401': () =>
    bearer() === undefined &&
    isAlive(world.notes.bearer) &&
    `nobody is logged in, and the session of ${ownerOf(world.notes.bearer)} goes on`,
  'No call goes without its bearer, or with another member’s': () => {
    const bad = world.calls.find((call) => {
      const id = operationOf(call)
      if (!id || operations[id].auth !== 'member') return false
      return (
        ownerOf(call.bearer) === undefined ||
        ownerOf(call.bearer) !== call.holder ||
        (call.known !== undefined && call.known !== call.holder)
      )
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
          // A document or session that ends before a code's outcome is told leaves it to the next, which asks under the same id.
          .filter(
            ({ page, bearer: one }) => id !== 'redeemQrCode' || (page === call.page && one === call.bearer),
          )
          .some((one) => one.requestId === call.requestId && one.answer === 'well'),
      )
      if (again) return `${again.path} again, though it was answered`
    }
    for (const [id, means] of Object.entries(MEANT) as [keyof typeof MEANT, 'redeem'][])
      if (idsOf(callsOf(id)) > world.notes.meant[means]) return `${id} under more ids than the member meant`
    for (const { points } of world.notes.scans)
      for (const customer of memberIds) {
        const sent = ({ query }: Call) =>
          query.get('qrCode') === `EARN${points}` && query.get('customerId') === customer
        const ids = idsOf(callsOf('redeemQrCode').filter(sent))
        if (ids > 1) return `EARN${points} of ${customer} is redeemed under ${ids} ids`
      }
    return undefined
  },
  'What a member has redeemed was meant, and its points were taken once': () => {
    const count = memberIds.reduce((sum, id) => sum + issuedNow(id).length, 0)
    return count > world.notes.meant.redeem && `${count} redeemed, ${world.notes.meant.redeem} meant`
  },
  'Nothing is redeemed under a new id while the outcome of the one before is not told': () => {
    const again = callsOf('issuePrivilege').find(({ untold }) => untold)
    return again && `${again.untold} was not told, and ${again.requestId} was sent`
  },
  'That something was saved is told to whoever has saved it': () => {
    const { saver, toldOfSaving } = world.notes
    const stranger = toldOfSaving.findIndex((one) => one !== saver)
    return stranger >= 0 && `${toldOfSaving[stranger]} was told, and ${saver} has saved`
  },
  'No points of a code, and no word of them, are for two members': () => {
    for (const { points, brand } of world.notes.scans) {
      const given = memberIds.filter((id) => memberOf(id).usedQrCodes.includes(`EARN${points}`))
      const stranger = given.find((id) => !id.startsWith(brand))
      if (stranger) return `EARN${points} of ${brand} was given to ${stranger}`
      if (given.length > 1) return `EARN${points} was given to ${given.join(' and ')}`
      const told = world.notes.told.find(({ text }) => text.includes(`คุณได้รับ ${points} แต้ม`))
      if (told && given[0] && told.to !== given[0])
        return `EARN${points} of ${given[0]} was told to ${told.to}`
    }
    return undefined
  },
}

/** What may be old says since when (behaviour, Time). */
const saysAsOf = () =>
  [...browser.page.container.querySelectorAll('[role=status]')].some(({ textContent }) =>
    textContent.includes('ข้อมูล ณ'),
  )

/** Hold once the app had a reason to read anew, and the time. */
export const figures: Record<string, Sentence> = {
  'The balance on screen is the ledger’s': () => {
    if (!holder() || !session()?.isLoggedIn) return undefined
    const { balance } = settleLedger(memberNow().points, toThaiDate(sandbox.context.now()))
    const { container } = browser.page
    const shown = [...container.querySelectorAll<HTMLElement>('[title]')].flatMap(({ title }) =>
      /^\d[\d,]* แต้ม$/.test(title) ? title : [],
    )
    for (const name of container.querySelectorAll('dt'))
      if (name.textContent === 'แต้มของคุณ') shown.push(name.nextElementSibling?.textContent ?? '')
    const wrong = shown.find((text) => text !== formatPoints(balance, 'th'))
    return wrong && !saysAsOf() && `${location.pathname} shows ${wrong}, the ledger has ${balance}`
  },
  'The first row of the points is the ledger’s': () => {
    if (!holder() || !isAt('/profile/points-history')) return undefined
    const { rows } = settleLedger(memberNow().points, toThaiDate(sandbox.context.now()))
    const [newest] = rows.toSorted((a, b) => inOrder(b.at, a.at))
    const shown = browser.page.container.querySelector('li [data-status]')?.textContent
    const due = formatNumber(Math.abs(newest?.points ?? 0))
    return (
      shown !== undefined &&
      !shown.includes(due) &&
      !saysAsOf() &&
      `the first row says ${shown}, the ledger ${due}`
    )
  },
  'The status of what was redeemed is the ledger’s': () => {
    if (!holder() || saysAsOf()) return undefined
    for (const one of memberNow().privileges) {
      const { status } = transactionStandingOf(one, sandbox.context.now())
      const row = browser.page.container.querySelector(`li:has(a[href*="${one.id}"]) [data-status]`)
      const shown = row?.getAttribute('data-status')
      if (shown && shown !== status) return `${one.id} is shown as ${shown}, and is ${status}`
      if (!isAt('/privilege/history-detail') || sessionStorage.getItem('transactionId') !== one.id) continue
      const state = browser.page.container.querySelector('[data-state]')?.getAttribute('data-state')
      const due = status === 'available' ? 'usable' : status
      if (state && state !== due) return `the detail of ${one.id} says ${state}, and it is ${due}`
    }
    return undefined
  },
}

const since = (at: number) => world.notes.told.slice(at).map(({ text }) => text)

/** Hold at the end, when all is well again, a member is logged in, and home has said what it had to say. */
export const lastly: Record<string, Sentence> = {
  'No code is lost, and its outcome is told': () => {
    for (const { points, tab, heardBefore, isGone } of world.notes.scans) {
      if (isGone || tab !== browser.page.tab) continue
      // Another code takes the place of one that has not been sent.
      const isLast = points === 100 + world.notes.scans.length
      const sent = callsOf('redeemQrCode').filter(({ query }) => query.get('qrCode') === `EARN${points}`)
      if (!isLast && sent.length === 0) continue
      // Never answered, it waits until the member gives it up.
      if (sent.some(({ answer, page }) => !answer && !page.isDead)) continue
      const words = since(heardBefore)
      // "Not sure", and any error, is an outcome too.
      const isTold = words.some(
        (text) => text.includes(`คุณได้รับ ${points} แต้ม`) || /ยังไม่ทราบว่าแต้มเข้าหรือไม่|ปิด/.test(text),
      )
      if (!isTold) return `EARN${points} was never told`
    }
    return undefined
  },
  'No order is lost': () => {
    const lost = world.notes.orders.some(
      ({ tab, heardBefore, isGone }) =>
        !isGone &&
        tab === browser.page.tab &&
        !since(heardBefore).some((text) => text.includes('Mobile order')),
    )
    return lost && 'home did not ask whether to return to the order'
  },
}

/** Hold at the end on the page that the member goes to for it. */
export const draftIsThere: Sentence = () => {
  const typed = world.notes.typed.get(holder() ?? '')
  if (!typed || Math.abs(Date.now() - typed.at) > 20 * HOUR) return undefined
  const shown = field('input[name=firstName]')?.value
  return shown !== undefined && shown !== typed.text && `typed: ${typed.text}, in the form: ${shown}`
}

export const outcomeIsTold: Sentence = () => {
  const [untold] = browser.storage === 'well' ? untoldOf(holder() ?? '') : []
  const isShown = browser.page.container.querySelector(`a[href*="${untold?.id}"]`) !== null
  return untold && !isShown && `${untold.id} was redeemed, and nothing says so`
}

/** Holds half a minute after something was sent that is never answered. */
export const overdue: Record<string, Sentence> = {
  'No read is waited for longer than half a minute': () =>
    world.calls.find(
      ({ page, isHanging, isPending, at }) =>
        page === browser.page && isHanging && isPending && trueTime() - at > 31_000,
    )?.path,
}

/** Hold at the very end, wherever the member is. */
export const atLast: Record<string, Sentence> = {
  'Nothing is old, loads or is busy once all is well': () => {
    const { page } = browser
    const busy = page.container.querySelector('[aria-busy=true]')
    // A change has no limit, and its button waits.
    const isWaiting = world.calls.some((call) => call.page === page && !call.answer && call.isChange)
    if (busy && !isWaiting) return `${location.pathname} waits: ${busy.textContent || busy.outerHTML}`
    return saysAsOf() && `${location.pathname} says "as of"`
  },
}

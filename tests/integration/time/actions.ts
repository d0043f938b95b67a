import { th } from '#tests/names.ts'
import { OTP, PERSONAS as FACTS, memberIdOf } from '@/sandbox/personas'
import { markUsed } from '@/sandbox/rules/staff'
import { toThaiDateTime } from '@/sandbox/rules/thai-time'
import { bearer, browser, restore, sleep, switchTo, trueTime } from './browser'
import { callsOf, setOffline } from './network'
import { agree, HOUR, hide, isOnline, logIn, phoneActions, redeem, type Action } from './phone'
import { deeds } from './deeds'
import { visitActions } from './visits'
import { answerModal, button, field, go, isAt, modal, tap, type } from './screen'
import {
  advance,
  brandNow,
  detail,
  endSessions,
  harness,
  holder,
  itemOf,
  linkTo,
  load,
  log,
  memberIds,
  memberOf,
  pending,
  PERSONAS,
  sandbox,
  settle,
  type Call,
  type Waiting,
} from './harness'

const PROFILE = ['', '/points-history', '/privilege-history', '/edit-profile'].map(
  (page) => `/profile${page}`,
)
const pages = () => ['/home', '/home', detail(), detail(), '/privilege', ...PROFILE]

export async function logOut(): Promise<void> {
  await go('/profile')
  log.leaving = holder()
  if (await tap(th.logOut)) log.intended.logout += 1
}

/** Changes points at the counter, or on another phone, without the app. */
function change(points: number): void {
  const member = memberOf(holder() ?? memberIds[0] ?? '')
  const id = `COUNTER${String(member.points.length).padStart(5, '0')}`
  const status = points > 0 ? 'received' : 'used'
  const at = toThaiDateTime(sandbox.context.now())
  member.points.unshift({ id, titleTh: 'ที่ร้าน', titleEn: 'At the shop', points, status, at })
}

const isIn = () => holder() !== undefined && !modal()
const isOut = () => holder() === undefined
/** A code or an order that now begins to wait in this tab. */
const waiting = (): Waiting => ({
  tab: browser.page.tab,
  by: holder(),
  bearer: bearer(),
  brand: brandNow(),
  messagesBefore: log.messages.length,
  isDropped: browser.storage !== 'ok',
})

/** Opens the points, and loads so many further pages of them. */
async function readOn(count: number): Promise<void> {
  await go('/profile/points-history')
  for (let left = count; left > 0; left -= 1) {
    await settle()
    await advance(1500)
    // Home's news lead to the sheet of their row.
    if (!modal()) await tap(th.close)
    await tap(th.loadMore)
  }
}

/** Where nothing can be stored, a page that is turned to knows of its own login alone. */
function takeForLogin(): void {
  if (browser.storage === 'full') log.loginOf = holder()
}

const canSave = () => isIn() && isAt('/profile/edit-profile') && button(th.save) !== undefined

function save(): Promise<boolean> {
  log.saver = holder()
  return tap(th.save)
}

function scan(): Promise<void> {
  const points = 101 + log.scans.length
  log.scans.push({ points, ...waiting() })
  return load(linkTo(`/home?qrCode=EARN${points}`))
}

export const actions: Record<string, Action> = {
  'opens a page': {
    weight: 3,
    mayFail: ['History/Point', 'History/Privilege', ''],
    can: isIn,
    run: ({ pick }) => go(pick(pages())),
  },
  'stays for over a minute, and goes elsewhere': {
    weight: 2,
    can: isIn,
    refreshes: true,
    mayFail: ['Customer/Profile', ''],
    run: async ({ pick }) => {
      await advance(70_000, 4)
      // Not if a slow read was answered within the last minute: the app need not read again then.
      const isNew = ({ path, endedAt = 0 }: Call) =>
        path.endsWith('Customer/Profile') && trueTime() - endedAt < 60_000
      // Home may have said something meanwhile.
      if (modal()) await answerModal()
      if (!harness.calls.some(isNew)) change(37)
      await go(pick(pages().filter((page) => !page.startsWith(location.pathname))))
    },
  },
  reloads: {
    can: isOnline,
    refreshes: true,
    mayFail: ['Customer/Profile', 'MergeCustomerLine', 'GetTheme'],
    run: () => load(location.href),
  },
  'opens a link': {
    can: isOnline,
    refreshes: true,
    mayFail: ['Customer/Profile', 'MergeCustomerLine', 'GetTheme', ''],
    run: ({ pick }) => load(linkTo(pick(['/', '/home', detail(), '/profile/points-history']))),
  },
  'opens a link of LINE': {
    can: () => isOnline() && harness.line !== undefined,
    run: () => load(linkTo('/home?liff.referrer=chat')),
  },
  'scans a code': {
    can: isOnline,
    weight: 2,
    mayFail: ['VerifyCustomer', 'RedeemQrCode', 'RedeemQrCode', 'Customer/Profile'],
    run: scan,
  },
  'scans two codes, the second before the first is collected': {
    weight: 4,
    can: () => isOnline() && isIn(),
    mayFail: ['RedeemQrCode'],
    run: async () => {
      harness.faults.push({ path: 'VerifyCustomer', effect: 12_000 })
      await scan()
      await scan()
    },
  },
  'comes with an order': {
    can: isOnline,
    mayFail: ['Customer/Profile'],
    run: () => {
      log.orders.push(waiting())
      return load(linkTo('/home?mobileOrderStoreRef=S1&mobileOrderQrRef=Q1'))
    },
  },
  redeems: {
    weight: 6,
    mayFail: ['privilege/Issue', 'privilege/Issue', 'History/Privilege'],
    can: isIn,
    run: () => redeem(),
  },
  'leaves the question before a redemption open': {
    can: isIn,
    run: async () => {
      await go(detail())
      await tap(th.redeem)
    },
  },
  'the price changes while the question before a redemption is open': {
    weight: 5,
    can: isIn,
    run: async ({ pick }) => {
      await go(detail())
      await tap(th.redeem)
      const item = itemOf(brandNow())
      item.cost += item.cost < 10 ? 10 : -10
      log.priceChangedAt = trueTime()
      // The page has read the new price by itself, or the figures are old by the time of the answer, and the new ones are on their way.
      const meanwhile = pick(['looks', 'hides', 'sleeps'] as const)
      if (meanwhile === 'looks') await advance(70_000, 3)
      else if (meanwhile === 'hides') await hide()
      else {
        harness.faults.push({ path: 'privilege/List', effect: 5000 })
        await sleep(20 * 60_000)
      }
      await advance(1000, 1)
      await agree()
    },
  },
  'asks for a code by SMS': {
    weight: 4,
    mayFail: ['RequestOTP', 'RequestOTP', ''],
    can: () => isOut() && !modal(),
    run: async ({ pick }) => {
      if (!isAt('/authentication/forgot-pin')) await go('/authentication/forgot-pin')
      const number = field('input[name=mobileNo]')
      if (number) await type(number, FACTS[pick(PERSONAS)].mobile[brandNow()])
      await tap(th.proceed)
    },
  },
  'asks again for a code that did not come': {
    weight: 20,
    mayFail: ['RequestOTP', ''],
    can: () =>
      isAt('/authentication/forgot-pin') && callsOf('requestOtp').at(-1)?.answer === 'lost' && !modal(),
    run: () => tap(th.proceed),
  },
  'asks for another code by SMS': {
    weight: 4,
    mayFail: ['ResendOTP', 'ResendOTP', ''],
    can: () =>
      isAt('/authentication/forgot-pin') && callsOf('requestOtp').at(-1)?.answer === 'ok' && !modal(),
    run: async () => {
      // As long as another one is not to be had.
      if (!button(th.resendOtp)) await advance(62_000, 2)
      await tap(th.resendOtp)
    },
  },
  'asks again for the other code that did not come': {
    weight: 20,
    mayFail: ['ResendOTP', ''],
    can: () =>
      isAt('/authentication/forgot-pin') && callsOf('resendOtp').at(-1)?.answer === 'lost' && !modal(),
    run: () => tap(th.resendOtp),
  },
  'enters again the code that got no answer': {
    weight: 20,
    mayFail: ['VerifyOTP', ''],
    can: () => isAt('/authentication/forgot-pin') && callsOf('verifyOtp').at(-1)?.answer === 'lost',
    run: () => tap(th.tryAgain),
  },
  'enters the code': {
    weight: 6,
    mayFail: ['VerifyOTP', 'VerifyOTP', ''],
    can: () => isAt('/authentication/forgot-pin') && field('input[autocomplete=one-time-code]') !== undefined,
    run: async () => {
      const code = field('input[autocomplete=one-time-code]')
      if (code) await type(code, OTP)
    },
  },
  'uses it at the counter': {
    weight: 4,
    mayFail: ['GetIssueCode'],
    can: () => isIn() && isAt('/privilege/history-detail'),
    run: async () => {
      await tap(th.useNow)
      await answerModal()
    },
  },
  'asks again at the counter for the code that got no answer': {
    weight: 20,
    mayFail: ['GetIssueCode'],
    can: () =>
      isIn() &&
      isAt('/privilege/history-detail') &&
      callsOf('issuePrivilegeCode').at(-1)?.answer === 'lost' &&
      button(th.useNow) !== undefined,
    run: async () => {
      await tap(th.useNow)
      await answerModal()
    },
  },
  types: {
    can: isIn,
    run: async () => {
      await go('/profile/edit-profile')
      const name = field('input[name=firstName]')
      if (!name) return
      const text = `ชื่อใหม่${harness.calls.length}`
      await type(name, text)
      // A member's draft replaces those of others.
      log.drafts.clear()
      if (browser.storage === 'ok') log.drafts.set(holder() ?? '', { text, at: Date.now(), bearer: bearer() })
    },
  },
  'saves what was typed': {
    weight: 6,
    mayFail: ['UpdateCustomerInfo', 'UpdateCustomerInfo', ''],
    can: canSave,
    run: save,
  },
  'saves again what got no answer': {
    weight: 20,
    mayFail: ['UpdateCustomerInfo', ''],
    can: () => canSave() && callsOf('updateCustomerInfo').at(-1)?.answer === 'lost',
    run: save,
  },
  'answers what is asked': { weight: 2, can: () => modal() !== null, run: answerModal },
  'opens the code for collecting': {
    // Not while a read is pending, which the modal would wait for instead of reading again.
    can: () => isIn() && pending() === 0 && button(th.collect) !== undefined,
    refreshes: true,
    run: () => tap(th.collect),
  },
  'closes the code for collecting': {
    weight: 2,
    can: () => !modal() && button(th.copy) !== undefined && button(th.close) !== undefined,
    refreshes: true,
    run: () => tap(th.close),
  },
  'logs out': { weight: 3, changesSession: true, can: isIn, mayFail: ['authentication/Logout'], run: logOut },
  'logs in by phone': {
    weight: 6,
    changesSession: true,
    can: isOut,
    mayFail: ['authentication/Login', 'check-info', 'WelcomeCampaign/Issue', 'Customer/Profile'],
    run: ({ pick }) => logIn(pick(PERSONAS)),
  },
  'taps on LINE': {
    weight: 3,
    mayFail: ['MergeCustomerLine'],
    can: () => isOut() && harness.line !== undefined && button(th.loginWithLine) !== undefined,
    run: () => {
      log.loginOf = memberIdOf(harness.user, brandNow())
      return tap(th.loginWithLine)
    },
  },
  '401': {
    weight: 2,
    changesSession: true,
    can: isIn,
    run: async () => endSessions(holder()),
  },
  'reads on in its points': {
    weight: 4,
    can: () => isIn() && isOnline(),
    run: () => readOn(2),
  },
  'points change while the next page of them is on its way': {
    weight: 5,
    // Without the code's file the page does not learn of it.
    can: () => isIn() && isOnline() && harness.failingFiles === 0,
    refreshes: true,
    run: async ({ pick }) => {
      await readOn(1)
      harness.faults.push({ path: 'History/Point', effect: 12_000 })
      await tap(th.loadMore)
      change(pick([37, 250]))
      // By which the page learns of it.
      await tap(th.collect)
      await advance(15_000, 3)
      await tap(th.close)
    },
  },
  'change at the counter': { weight: 3, run: async ({ pick }) => change(pick([37, 250, -10])) },
  'staff use a code': {
    run: async () => {
      for (const { code } of memberOf(holder() ?? memberIds[0] ?? '').privileges)
        if (code) markUsed(sandbox.context, code.text)
    },
  },
  'hides for eleven hours': {
    weight: 2,
    refreshes: true,
    mayFail: ['Customer/Profile', ''],
    run: () => sleep(11 * HOUR),
  },
  'hides for ninety seconds': { refreshes: true, mayFail: ['Customer/Profile', ''], run: hide },
  'goes on elsewhere, and the page is kept': {
    weight: 2,
    can: () => isOnline() && browser.page.tab.pages.length < 2,
    run: async ({ pick }) => {
      // A browser does not cache a page that is still loading.
      await advance(1500)
      await load(linkTo(pick(['/', '/home'])), browser.page.tab, { isKept: true })
    },
  },
  'goes back to the kept page': {
    weight: 4,
    can: () => browser.page.tab.pages.length > 1,
    refreshes: true,
    run: async () => {
      await restore()
      takeForLogin()
    },
  },
  'opens a second tab': {
    weight: 2,
    mayFail: ['GetTheme'],
    can: () => isOnline() && browser.tabs.length < 2,
    run: ({ pick }) => load(linkTo(pick(['/', '/home', detail()])), { session: {}, pages: [] }),
  },
  'turns to the other tab': {
    weight: 3,
    can: () => browser.tabs.length > 1,
    run: async ({ next }) => {
      const other = browser.tabs.find((tab) => tab !== browser.page.tab)
      if (other) await switchTo(other, next() < 0.5)
      takeForLogin()
    },
  },
  'is offline': { can: isOnline, run: () => setOffline(true) },
  'is online again': {
    weight: 5,
    can: () => harness.isOffline,
    refreshes: true,
    run: () => setOffline(false),
  },
  ...phoneActions,
  ...visitActions,
  ...deeds,
  waits: { weight: 2, run: ({ pick }) => advance(pick([2000, 9000, 20_000]), 4) },
}

import { th } from '#tests/names.ts'
import { PERSONAS as FACTS, PIN, memberIdOf } from '@/sandbox/personas'
import { markUsed } from '@/sandbox/rules/staff'
import { toThaiDateTime } from '@/sandbox/rules/thai-time'
import { browser, localStore, restore, sleep, switchTo } from './browser'
import { setOffline } from './network'
import { hide, ofPhone, redeem, type Action } from './phone'
import { answerModal, button, field, go, isAt, modal, tap, type } from './screen'
import {
  PERSONAS,
  brandNow,
  detail,
  holder,
  linkTo,
  load,
  memberIds,
  memberOf,
  pass,
  pending,
  sandbox,
  world,
} from './world'

const HOUR = 3_600_000
const pages = () => [
  '/home',
  '/home',
  detail(),
  detail(),
  '/privilege',
  '/profile',
  '/profile/points-history',
  '/profile/privilege-history',
  '/profile/edit-profile',
]

export async function logIn(persona: (typeof PERSONAS)[number]): Promise<void> {
  const brand = brandNow()
  const id = memberIdOf(persona, brand)
  if (modal()) await answerModal()
  if (holder()) return
  await go('/authentication/login')
  const number = field('input[name=mobileNo]')
  if (number) {
    await type(number, FACTS[persona].mobile[brand])
    await tap(th.proceed)
  }
  const pin = field('input[type=password]')
  if (!isAt('/authentication/login-pin') || !pin) return
  if (localStore.getItem('mobileNo') !== FACTS[persona].mobile[brand]) return
  world.notes.meant.pin += 1
  world.notes.asked = id
  await type(pin, PIN)
}

export async function logOut(): Promise<void> {
  await go('/profile')
  world.notes.leaving = holder()
  if (await tap(th.logOut)) world.notes.meant.logOut += 1
}

/** At the counter, or on another phone: nobody tells the app. */
function change(points: number): void {
  const member = memberOf(holder() ?? memberIds[0] ?? '')
  const now = sandbox.context.now()
  const id = `COUNTER${String(member.points.length).padStart(5, '0')}`
  const status = points > 0 ? 'received' : 'used'
  member.points.unshift({
    id,
    titleTh: 'ที่ร้าน',
    titleEn: 'At the shop',
    points,
    status,
    at: toThaiDateTime(now),
  })
}

const isIn = () => holder() !== undefined && !modal()
/** Without a network no document loads. */
const isOnline = () => !world.isOffline
const isOut = () => holder() === undefined

export const actions: Record<string, Action> = {
  'opens a page': {
    weight: 3,
    sends: ['History/Point', 'History/Privilege', ''],
    can: isIn,
    run: ({ pick }) => go(pick(pages())),
  },
  reloads: {
    can: isOnline,
    sends: ['Customer/Profile', 'MergeCustomerLine', 'GetTheme'],
    run: () => load(location.href),
  },
  'opens a link': {
    can: isOnline,
    sends: ['Customer/Profile', 'MergeCustomerLine', 'GetTheme', ''],
    run: ({ pick }) => load(linkTo(pick(['/', '/home', detail(), '/profile/points-history']))),
  },
  'opens a link of LINE': {
    can: () => isOnline() && world.line !== undefined,
    run: () => load(linkTo('/home?liff.referrer=chat')),
  },
  'scans a code': {
    can: isOnline,
    weight: 2,
    sends: ['VerifyCustomer', 'RedeemQrCode', 'RedeemQrCode', 'Customer/Profile'],
    run: () => {
      const { scans, told } = world.notes
      const points = 101 + scans.length
      const isGone = browser.storage !== 'well'
      scans.push({ points, brand: brandNow(), tab: browser.page.tab, heardBefore: told.length, isGone })
      return load(linkTo(`/home?qrCode=EARN${points}`))
    },
  },
  'comes with an order': {
    can: isOnline,
    sends: ['Customer/Profile'],
    run: () => {
      const { orders, told } = world.notes
      const isGone = browser.storage !== 'well'
      orders.push({ tab: browser.page.tab, heardBefore: told.length, isGone })
      return load(linkTo('/home?mobileOrderStoreRef=S1&mobileOrderQrRef=Q1'))
    },
  },
  redeems: {
    weight: 6,
    sends: ['privilege/Issue', 'privilege/Issue', 'History/Privilege'],
    can: isIn,
    run: () => redeem(),
  },
  'uses it at the counter': {
    weight: 4,
    sends: ['privilege/GetIssueCode'],
    can: () => isIn() && isAt('/privilege/history-detail'),
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
      const text = `ชื่อใหม่${world.calls.length}`
      await type(name, text)
      // The drafts of another member are removed with the first that this one writes.
      world.notes.typed.clear()
      if (browser.storage === 'well') world.notes.typed.set(holder() ?? '', { text, at: Date.now() })
    },
  },
  'saves what was typed': {
    weight: 6,
    sends: ['UpdateCustomerInfo'],
    can: () => isIn() && isAt('/profile/edit-profile') && button(th.save) !== undefined,
    run: () => {
      world.notes.saver = holder()
      return tap(th.save)
    },
  },
  'answers what is asked': { weight: 2, can: () => modal() !== null, run: answerModal },
  'opens the code for collecting': {
    // A read that is on its way as the modal opens is its read, and closing it reads anew.
    can: () => isIn() && pending() === 0 && button(th.collect) !== undefined,
    isReason: true,
    run: () => tap(th.collect),
  },
  'closes the code for collecting': {
    weight: 2,
    can: () => button(th.copy) !== undefined && button(th.close) !== undefined,
    isReason: true,
    run: () => tap(th.close),
  },
  'logs out': { weight: 3, isTurn: true, can: isIn, sends: ['authentication/Logout'], run: logOut },
  'logs in by phone': {
    weight: 6,
    isTurn: true,
    can: isOut,
    sends: ['authentication/Login', 'check-info', 'WelcomeCampaign/Issue', 'Customer/Profile'],
    run: ({ pick }) => logIn(pick(PERSONAS)),
  },
  'taps on LINE': {
    weight: 3,
    sends: ['MergeCustomerLine'],
    can: () => isOut() && world.line !== undefined && button(th.loginWithLine) !== undefined,
    run: () => {
      world.notes.asked = memberIdOf(world.user, brandNow())
      return tap(th.loginWithLine)
    },
  },
  '401': {
    weight: 2,
    isTurn: true,
    can: isIn,
    run: async () => {
      const { sessions } = sandbox.context.state
      for (const id of Object.keys(sessions)) if (sessions[id]?.memberId === holder()) delete sessions[id]
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
    isReason: true,
    sends: ['Customer/Profile', ''],
    run: () => sleep(11 * HOUR),
  },
  'hides for ninety seconds': { isReason: true, sends: ['Customer/Profile', ''], run: hide },
  'goes on elsewhere, and the page is kept': {
    weight: 2,
    can: () => isOnline() && browser.page.tab.pages.length < 2,
    run: async ({ pick }) => {
      // A browser keeps no page that is still loading.
      await pass(1500)
      await load(linkTo(pick(['/', '/home'])), browser.page.tab, true)
    },
  },
  'goes back to the kept page': {
    weight: 4,
    can: () => browser.page.tab.pages.length > 1,
    isReason: true,
    run: restore,
  },
  'opens a second tab': {
    weight: 2,
    sends: ['GetTheme'],
    can: () => isOnline() && browser.tabs.length < 2,
    run: ({ pick }) => load(linkTo(pick(['/', '/home', detail()])), { session: {}, pages: [] }),
  },
  'turns to the other tab': {
    weight: 3,
    can: () => browser.tabs.length > 1,
    run: async ({ next }) => {
      const other = browser.tabs.find((tab) => tab !== browser.page.tab)
      if (other) await switchTo(other, next() < 0.5)
    },
  },
  'is offline': { can: isOnline, run: () => setOffline(true) },
  'is online again': { weight: 5, can: () => world.isOffline, isReason: true, run: () => setOffline(false) },
  ...ofPhone,
  waits: { weight: 2, run: ({ pick }) => pass(pick([2000, 9000, 20_000]), 4) },
}

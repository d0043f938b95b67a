import { th } from '#tests/names.ts'
import { memberIdOf, sessionFor } from '@/sandbox/personas'
import { bearer, browser, switchTo } from './browser'
import { hide, isOnline, logIn, redeem, type Action } from './phone'
import { answerModal, field, go, isAt, modal, refuseModal, tap, tapLink, type } from './screen'
import {
  advance,
  brandNow,
  detail,
  endSessions,
  harness,
  holder,
  isAlwaysNamed,
  linkTo,
  load,
  log,
  PERSONAS,
} from './harness'

/** No draft keeps a number as long as an identity card's, so that the browser asks before the page is left. */
const NOT_KEPT = '1101700230708'

/** Opens the app in another tab with the session of another member, which another of the brand's sites hands over. */
async function handOver(): Promise<void> {
  const brand = brandNow()
  const persona = PERSONAS.find((one) => memberIdOf(one, brand) !== holder()) ?? 'gold'
  const token = sessionFor(persona, brand)
  // It takes the place of the session before, even if the server knows it no more.
  Object.assign(log, { loginOf: memberIdOf(persona, brand), bearer: token })
  await load(linkTo(`/home?token=${token}`), { session: {}, pages: [] })
}

async function typeUnkept(): Promise<void> {
  await go('/profile/edit-profile')
  const name = field('input[name=firstName]')
  if (name) await type(name, NOT_KEPT)
  log.drafts.delete(holder() ?? '')
}

const isIn = () => holder() !== undefined && !modal()

/** Visits that begin, go on or end in an unusual way. */
export const visitActions: Record<string, Action> = {
  'opens the app, whose profiles name nobody': {
    weight: 3,
    can: isOnline,
    mayFail: ['Customer/Profile', ''],
    run: async ({ pick }) => {
      await load(linkTo(pick(['/home', detail()])), browser.page.tab, { isNameless: true })
      if (holder() === undefined) await logIn(pick(PERSONAS))
    },
  },
  'redeems, and again after a 401, in a session whose profile names nobody': {
    weight: 4,
    changesSession: true,
    can: () => isIn() && isOnline() && !harness.line && isAlwaysNamed(holder()) && browser.storage === 'ok',
    run: async () => {
      const persona = PERSONAS.find((one) => memberIdOf(one, brandNow()) === holder())
      if (!persona) return
      await go(detail())
      harness.faults.push({ path: 'privilege/Issue', effect: Infinity })
      await redeem()
      harness.faults = harness.faults.filter(({ path }) => path !== 'privilege/Issue')
      endSessions(holder())
      await load(linkTo('/home'))
      if (modal()) await answerModal()
      await load(linkTo('/'), browser.page.tab, { isNameless: true })
      await logIn(persona)
      await advance(3000)
      if (isIn()) await redeem()
    },
  },
  'goes elsewhere while a login waits for its answer': {
    weight: 3,
    changesSession: true,
    can: () => holder() === undefined && !modal(),
    run: async ({ pick }) => {
      const before = log.loginOf
      harness.faults.push({ path: 'authentication/Login', effect: 12_000 })
      await logIn(pick(PERSONAS))
      harness.faults = harness.faults.filter(({ path }) => path !== 'authentication/Login')
      // Whoever does that has given it up.
      log.loginOf = before
      await go(pick(['/authentication/line-login', '/authentication/forgot-pin']))
      await advance(14_000, 3)
    },
  },
  'saves new details slowly, skips them, and goes elsewhere': {
    weight: 4,
    can: () => isIn() && isOnline(),
    run: async ({ pick }) => {
      const before = bearer()
      await go('/authentication/register-info')
      await advance(1500)
      log.saver = holder()
      harness.faults.push({ path: 'UpdateCustomerInfo', effect: 12_000 })
      await tap(th.save)
      harness.faults = harness.faults.filter(({ path }) => path !== 'UpdateCustomerInfo')
      await tap(th.skip)
      const asked = pick(['/profile', '/privilege'])
      await go(asked)
      // Home, to which skipping has led, may have something to ask first.
      const isThere = isAt(asked)
      await advance(14_000, 3)
      if (isThere && before === bearer()) log.gone = { asked, shown: location.pathname }
    },
  },
  'taps before LINE has settled': {
    weight: 3,
    can: () => isIn() && isOnline() && harness.line !== undefined,
    mayFail: ['Customer/Profile', ''],
    run: async ({ pick }) => {
      const before = bearer()
      const [asked, named] = [pick(['/profile', '/privilege']), pick(['/home', detail()])]
      const link = pick(['/home?liff.referrer=chat', `/home?liff.state=${encodeURIComponent(linkTo(named))}`])
      await load(linkTo(link), browser.page.tab, { lineMs: pick([2000, 6000]) })
      await advance(500, 1)
      const isTapped = await tapLink(asked)
      await advance(8000, 3)
      if (isTapped && before === bearer()) log.gone = { asked, shown: location.pathname }
    },
  },
  'a file does not load once': {
    weight: 2,
    run: ({ pick }) => {
      harness.failingFiles = pick([1, 2])
      return advance(1000)
    },
  },
  'the file of home’s news does not load once': {
    weight: 3,
    can: () => isIn() && isOnline(),
    run: async () => {
      harness.failingFile = 'home-news'
      await load(linkTo('/home'))
      await advance(3000)
      harness.failingFile = undefined
      await hide()
      await advance(1000)
      if (isIn() && isAt('/home')) [log.missing] = browser.page.missing
    },
  },
  'a session ends while a form is edited, and its page is loaded anew': {
    weight: 4,
    changesSession: true,
    can: () => isIn() && isOnline(),
    run: async () => {
      await typeUnkept()
      endSessions(holder())
      await tap(th.save)
      await load(location.href)
    },
  },
  'another member logs in in another tab while a form is edited, and "Stay" is tapped': {
    weight: 5,
    changesSession: true,
    can: () => isIn() && isOnline() && browser.storage === 'ok' && browser.tabs.length < 3,
    run: async ({ next, pick }) => {
      const { tab } = browser.page
      await typeUnkept()
      if (pick([true, false])) await tapLink('/profile')
      await handOver()
      await switchTo(tab, next() < 0.5)
      await refuseModal()
    },
  },
}

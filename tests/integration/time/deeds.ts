import { th } from '#tests/names.ts'
import { OTP, PERSONAS as FACTS } from '@/sandbox/personas'
import { transactionStandingOf } from '@/sandbox/rules/transaction-status'
import { browser, bearer } from './browser'
import { isOnline, type Action } from './phone'
import { answerModal, button, field, go, isAt, modal, tap, type } from './screen'
import { advance, brandNow, type Fault, harness, holder, log, memberOf, PERSONAS, sandbox } from './harness'

/* What is done twice, because the first answer is lost: both tries have one id. */

/** Has the answer of the next call to `path` lost while a task sends it; a task that sends nothing leaves no fault behind. */
async function losing(path: string, effect: Fault['effect'], task: () => Promise<unknown>): Promise<void> {
  const fault: Fault = { path, effect }
  harness.faults.push(fault)
  await task()
  await advance(1000, 1)
  harness.faults = harness.faults.filter((one) => one !== fault)
}

async function askTwiceAtTheCounter(effect: Fault['effect']): Promise<void> {
  const usable = memberOf(holder() ?? '').privileges.find(
    (one) => !one.code && transactionStandingOf(one, sandbox.context.now()).status === 'available',
  )
  if (!usable) return
  await go(`/privilege/history-detail?transactionId=${usable.id}`)
  const ask = async () => {
    if (await tap(th.useNow)) await answerModal()
  }
  await losing('GetIssueCode', effect, ask)
  if (modal()) await answerModal()
  await ask()
}

async function saveTwice(effect: Fault['effect']): Promise<void> {
  await go('/profile/edit-profile')
  const name = field('input[name=firstName]')
  if (!name) return
  const text = `ชื่อใหม่${harness.calls.length}`
  await type(name, text)
  log.drafts.clear()
  if (browser.storage === 'ok') log.drafts.set(holder() ?? '', { text, at: Date.now(), bearer: bearer() })
  log.saver = holder()
  await losing('UpdateCustomerInfo', effect, () => tap(th.save))
  if (isAt('/profile/edit-profile')) await tap(th.save)
}

async function enterTwice(effect: Fault['effect']): Promise<void> {
  await go('/authentication/forgot-pin')
  const number = field('input[name=mobileNo]')
  if (number) await type(number, FACTS[PERSONAS[0]].mobile[brandNow()])
  await losing('RequestOTP', effect, () => tap(th.proceed))
  await tap(th.proceed)
  // Another code is not to be had sooner.
  await advance(62_000, 2)
  if (!button(th.resendOtp)) return
  await losing('ResendOTP', effect, () => tap(th.resendOtp))
  await tap(th.resendOtp)
  const code = field('input[autocomplete=one-time-code]')
  if (!code) return
  await losing('VerifyOTP', effect, () => type(code, OTP))
  await tap(th.tryAgain)
}

const LOST = ['lost before', 'lost after'] as const
const isIn = () => isOnline() && holder() !== undefined && !modal()

export const deeds: Record<string, Action> = {
  'asks at the counter without an answer, and again': {
    weight: 3,
    can: isIn,
    run: ({ pick }) => askTwiceAtTheCounter(pick(LOST)),
  },
  'saves without an answer, and again': { weight: 3, can: isIn, run: ({ pick }) => saveTwice(pick(LOST)) },
  'asks for codes by SMS and enters one without an answer, and again': {
    weight: 3,
    can: () => isOnline() && holder() === undefined && !modal(),
    run: ({ pick }) => enterTwice(pick(LOST)),
  },
}

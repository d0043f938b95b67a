import { expect, it } from 'vitest'
import { openBrand, writeText } from '@/storage/storage'
import { makeStore } from '@/store/store'
import { isSessionOver } from './lifetime'
import { reconcileOf, storedFor } from './reconcile'
import { brandChosen, endSession, resumeSession } from './session'

/** What another tab, or another document of this one, stores while the page is open. */
const STORES: Record<string, () => void> = {
  nothing: () => undefined,
  'another member’s bearer': () => store('token', 'another'),
  'the bearer of another brand': () =>
    store('token', 'another', 'tokenBrandRef', 'other', 'brandRef', 'other'),
  'no bearer any more': () => localStorage.removeItem('token'),
  'nothing any more, after a log-out': () => localStorage.clear(),
  'no bearer any more, after a log-out and a new start': () => {
    localStorage.clear()
    store('brandRef', 'doisai', 'beganAt', '1')
  },
  'no bearer any more, after a log-out in this tab': () => {
    localStorage.removeItem('token')
    sessionStorage.setItem('isLoggedOut', 'true')
  },
}

function store(...entries: string[]) {
  for (let at = 0; at < entries.length; at += 2)
    localStorage.setItem(entries[at] ?? '', entries[at + 1] ?? '')
}

function openPage(who: 'member' | 'visitor') {
  const page = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  openBrand('doisai')
  page.dispatch(brandChosen({ brandRef: 'doisai' }))
  if (who === 'member') {
    writeText('token', 'bearer')
    writeText('tokenBrandRef', 'doisai')
    page.dispatch(resumeSession())
  }
  const isOver = () => page.dispatch(isSessionOver())
  return { page, isOver }
}

it.each([
  ['member', 'nothing', 'nothing'],
  ['member', 'another member’s bearer', 'reload'],
  ['member', 'the bearer of another brand', 'leave'],
  ['member', 'no bearer any more', 'told'],
  ['member', 'nothing any more, after a log-out', 'follow'],
  ['member', 'no bearer any more, after a log-out and a new start', 'follow'],
  ['member', 'no bearer any more, after a log-out in this tab', 'follow'],
  ['visitor', 'nothing', 'nothing'],
  ['visitor', 'another member’s bearer', 'reload'],
  ['visitor', 'the bearer of another brand', 'nothing'],
  ['visitor', 'no bearer any more', 'nothing'],
  ['visitor', 'nothing any more, after a log-out', 'forget'],
  ['visitor', 'no bearer any more, after a log-out in this tab', 'forget'],
] as const)(
  'a page of a %s that finds %s stored: %s, and no session that is over stays',
  (who, what, outcome) => {
    const { page, isOver } = openPage(who)
    STORES[what]?.()
    const isLoggedOutHere = sessionStorage.getItem('isLoggedOut') !== null
    const stored = storedFor({ brandRef: 'doisai', isOver: isOver(), isLoggedOutHere })
    expect(reconcileOf(who, stored)).toBe(outcome)
    if (outcome === 'told') page.dispatch(endSession('vanished'))
    if (outcome === 'follow') page.dispatch(endSession('elsewhere'))
    if (outcome === 'leave') page.dispatch(endSession('otherBrand'))
    expect(isOver()).toBe(outcome === 'reload')
  },
)

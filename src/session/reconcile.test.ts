import { otherTab } from '#tests/support/other-tab.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { expect, it } from 'vitest'
import { openBrand } from '@/storage/storage'
import { makeStore } from '@/store/store'
import { isSessionOver } from './lifetime'
import { reconcileOf, storedFor } from './reconcile'
import { brandChosen, endSession, resumeSession } from './session'

/** What another tab, or another document of this one, stores while the page is open. */
const STORES: Record<string, () => void> = {
  nothing: () => undefined,
  'another member’s bearer': () => otherTab.stores({ bearer: 'another' }),
  'the bearer of another brand': () =>
    otherTab.stores({ bearer: 'another', bearerBrand: 'other', brand: 'other' }),
  'no bearer any more': () => otherTab.stores({ bearer: undefined }),
  'nothing any more, after a log-out': () => otherTab.logsOut(),
  'no bearer any more, after a log-out and a new start': () => {
    otherTab.logsOut()
    otherTab.stores({ brand: 'doisai', storageBegan: 1 })
  },
  'no bearer any more, after a log-out in this tab': () => {
    otherTab.stores({ bearer: undefined })
    given({ isLoggedOut: true })
  },
}

function openPage(who: 'member' | 'visitor') {
  const page = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  openBrand('doisai')
  page.dispatch(brandChosen({ brandRef: 'doisai' }))
  if (who === 'member') {
    given({ bearer: 'bearer', bearerBrand: 'doisai' })
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
    const isLoggedOutHere = storedOf().isLoggedOut === true
    const stored = storedFor({ brandRef: 'doisai', isOver: isOver(), isLoggedOutHere })
    expect(reconcileOf(who, stored)).toBe(outcome)
    if (outcome === 'told') page.dispatch(endSession('vanished'))
    if (outcome === 'follow') page.dispatch(endSession('elsewhere'))
    if (outcome === 'leave') page.dispatch(endSession('otherBrand'))
    expect(isOver()).toBe(outcome === 'reload')
  },
)

import { expect, it } from 'vitest'
import { reconcileOf } from './reconcile'

const FOUND = {
  isOver: true,
  isLoggedIn: true,
  stored: 'none',
  isBrandStored: true,
  isLoggedOut: false,
} as const

it.each([
  ['nothing while the bearer is the page’s own', { isOver: false, stored: 'own brand' }, 'nothing'],
  ['nothing where nobody was logged in', { isLoggedIn: false }, 'nothing'],
  ['so, where the session was ended', {}, 'told'],
  [
    'nothing and leaves, after a log-out elsewhere or where storage was cleared',
    { isBrandStored: false },
    'follow',
  ],
  ['nothing and leaves, after a log-out in this tab', { isLoggedOut: true }, 'follow'],
  ['nothing and leaves, after a login at another brand', { stored: 'other brand' }, 'follow'],
  ['nothing and begins anew, after another login', { stored: 'own brand' }, 'reload'],
  ['nothing and begins anew for a visitor too', { stored: 'own brand', isLoggedIn: false }, 'reload'],
] as const)('a page says %s', (_what, found, outcome) => {
  expect(reconcileOf({ ...FOUND, ...found })).toBe(outcome)
})

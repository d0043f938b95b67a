import { describe, expect, it } from 'vitest'
import { notFound, routes } from '@/app/routes'
import { isDetailPath } from '@/addresses/item-paths'
import { paths } from '@/addresses/paths'
import { sourceFiles } from './source-files'

const known: string[] = Object.values(paths)
const mapped: string[] = routes.map((route) => route.path)
const auth = (name: string) => `/authentication/${name}`
const ofProfile = (name: string) => `/profile/${name}`

it('gives every path one row', () => {
  expect(mapped.toSorted()).toEqual([...new Set(known)].toSorted())
})

it('names every page of the source, and no other', () => {
  const named = new Set([...routes, notFound].map(({ page }) => `src/${page}.tsx`))
  const pages = sourceFiles('src').filter((file) =>
    /^src\/(app|features)\/.*(home|pages)\/[^/]+-page\.tsx$/.test(file),
  )
  expect([...named].toSorted()).toEqual(pages)
})

it('gives two rows of one page the same texts', () => {
  const kinds = new Set(routes.map(({ page, texts = [] }) => `${page} ${texts.join()}`))
  expect(kinds.size).toBe(new Set(routes.map(({ page }) => page)).size)
})

it('has a list keep its rows and its place behind each page of one thing, and behind no other', () => {
  expect(mapped.filter(isDetailPath).toSorted()).toEqual([
    '/package/detail',
    '/package/history-detail',
    '/privilege/detail',
    '/privilege/history-detail',
  ])
})

it('leads back to a page that exists', () => {
  const parents = routes.flatMap((route) => route.parent ?? [])
  expect(parents.filter((parent) => !mapped.includes(parent))).toEqual([])
})

it('asks a visitor to log in for the whole main area, home.pdpa and the pages after a registration', () => {
  const barred = routes.filter(({ isForMembers }) => isForMembers).map(({ path }) => path)
  const inMainArea = routes.filter(({ layout }) => layout === 'main').map(({ path }) => path)
  const after = ['info', 'welcome', 'custom-fields', 'cs-fields'].map((name) => auth(`register-${name}`))
  expect(barred.toSorted()).toEqual([...inMainArea, '/home/pdpa', ...after].toSorted())
})

/** behaviour.md, Transition priority: a page slides in from the right over one of a lower priority. */
const PRIORITIES: Record<number, string[]> = {
  0: ['/'],
  1: ['line-login'].map(auth),
  2: ['login', 'select-brand', 'point-member-login', 'point-member-test'].map(auth),
  3: ['pdpa', 'sms-pdpa'].map(auth),
  4: ['condition', 'verify', 'login-pin', 'first-login'].map(auth),
  5: ['forgot-pin', 'consent-success', 'error-point-member'].map(auth),
  6: [auth('register-welcome')],
  7: [auth('register-info')],
  8: ['register-custom-fields', 'register-cs-fields'].map(auth),
  10: ['/home', '/home/pdpa'],
  11: ['/privilege', '/shop'],
  12: ['/package'],
  13: ['/profile/member-info'],
  14: ['/profile'],
  20: [
    ...['points-history', 'points-expire', 'privilege-history', 'package-history'].map(ofProfile),
    ...['privilege-foryou', 'profile-menu-pdpa'].map(ofProfile),
    ...['/privilege/foryou', '/sample'],
  ],
  30: [
    ...['/privilege/detail', '/package/detail'],
    ...['edit-profile', 'profile-pdpa', 'reset-pin', 'forgot-pin', 'customfield-info'].map(ofProfile),
    ofProfile('connect-line'),
  ],
  40: ['/privilege/history-detail', '/package/history-detail'],
}

it('gives every page the transition priority of its place', () => {
  const placed = Object.entries(PRIORITIES).flatMap(([priority, pages]) =>
    pages.map((path) => `${priority} ${path}`),
  )
  expect(routes.map(({ priority, path }) => `${priority} ${path}`).toSorted()).toEqual(placed.toSorted())
})

it('hides the tabs on details, MemberShip, and pages to edit and to change the PIN, and on no other page', () => {
  const hidden = routes.filter(({ isWithoutNavigation }) => isWithoutNavigation).map(({ path }) => path)
  const details = [...(PRIORITIES[30] ?? []), ...(PRIORITIES[40] ?? []), ofProfile('member-info')]
  expect(hidden.toSorted()).toEqual(details.toSorted())
})

/** The pages whose tab is highlighted; all others have none. */
const TABS: Record<string, string[]> = {
  home: ['/home'],
  privilege: ['', '/foryou', '/detail', '/history-detail'].map((page) => `/privilege${page}`),
  package: ['', '/detail', '/history-detail'].map((page) => `/package${page}`),
  member: ['/profile/member-info'],
  profile: [
    '/profile',
    ...['points-history', 'points-expire', 'privilege-history', 'package-history'].map(ofProfile),
    ...['privilege-foryou', 'profile-menu-pdpa', 'profile-pdpa', 'edit-profile'].map(ofProfile),
    ...['reset-pin', 'forgot-pin', 'customfield-info', 'connect-line'].map(ofProfile),
  ],
  shop: ['/shop'],
}

it('highlights the tab of each page, and none outside of the tabs', () => {
  const highlighted = routes.flatMap(({ path, activeTab }) => (activeTab ? [`${activeTab} ${path}`] : []))
  const wanted = Object.entries(TABS).flatMap(([tab, pages]) => pages.map((path) => `${tab} ${path}`))
  expect(highlighted.toSorted()).toEqual(wanted.toSorted())
})

describe('the pages before the login', () => {
  const named = [
    ...['line-login', 'point-member-login', 'point-member-test', 'login', 'first-login', 'pdpa', 'condition'],
    ...['verify', 'register-info', 'register-welcome', 'register-custom-fields', 'register-cs-fields'],
    ...['login-pin', 'forgot-pin', 'select-brand', 'sms-pdpa', 'consent-success', 'error-point-member'],
  ].map(auth)

  it('stand in the authentication layout, with the landing and home.pdpa, and no other page does', () => {
    const inLayout = routes.filter(({ layout }) => layout === 'authentication').map(({ path }) => path)
    expect(inLayout.toSorted()).toEqual(['/', '/home/pdpa', ...named].toSorted())
  })

  it.each([
    ['of a login by LINE', ['/', auth('line-login'), '/home']],
    ['of a login by phone', [auth('line-login'), auth('login'), auth('login-pin'), '/home']],
    ['of a first login', [auth('login'), auth('first-login'), '/home']],
    ['of a forgotten PIN', [auth('login'), auth('login-pin'), auth('forgot-pin')]],
    [
      'of a registration',
      [
        ...['login', 'pdpa', 'verify', 'register-welcome', 'register-info', 'register-custom-fields'].map(
          auth,
        ),
        '/home',
      ],
    ],
    ['of a consent by SMS', [auth('sms-pdpa'), auth('consent-success')]],
    ['of a scanned code', [auth('point-member-login'), auth('error-point-member')]],
  ])('%s rise in transition priority from step to step', (_what, way) => {
    const priorities = way.map((path) => routes.find((route) => route.path === path)?.priority ?? NaN)
    expect(priorities).toEqual([...new Set(priorities)].toSorted((a, b) => a - b))
  })
})

import { readFileSync } from 'node:fs'
import { th } from '#tests/names.ts'
import { given } from '#tests/support/stored.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Area } from '@/config/api-address'
import { smsTokenFor } from '@/sandbox/content/sms-invitations'
import { sessionFor } from '@/sandbox/personas'
import { makeToken } from '@/sandbox/rules/token'
import { answers, calls, goTo, openApp, waitForQuiet } from './open-app'

/** What a brand has not, in the order of the table in docs/api.md. */
interface Lacking {
  what: string
  /** How the brand says so. */
  off?: Area
  answer?: [path: string, body: object]
  /** Where it is seen with it; and where, if that is another address, without. */
  at: string
  without?: string
  seen: () => HTMLElement | null
  /** Its calls. */
  never: RegExp
  /** Its own pages. */
  gone?: string[]
}

const link = (name: string) => screen.queryByRole('link', { name })
const landing = (more: object = {}) => {
  const token = { action: 'home', token: sessionFor('new', 'doisai'), brand_ref: 'doisai', ...more }
  return `/?callbackToken=${makeToken(token)}&brandRef=doisai`
}

const rows: Lacking[] = [
  {
    what: 'packages',
    off: 'package',
    at: '/profile',
    seen: () => link(th.packageHistory),
    never: /package/i,
    gone: ['/package', '/package/detail', '/profile/package-history'],
  },
  {
    what: 'questions of the store',
    off: 'forms',
    at: '/profile',
    // A member who would be asked after the login.
    without: landing({ token: sessionFor('forms', 'doisai') }),
    seen: () => link(th.storeQuestions),
    never: /customcustomfields/,
    gone: ['/profile/customfield-info', '/authentication/register-cs-fields'],
  },
  {
    what: 'privileges for the member',
    off: 'foryou',
    at: '/profile',
    seen: () => link(th.forYou),
    never: /ForYou/,
    gone: ['/privilege/foryou', '/profile/privilege-foryou'],
  },
  {
    what: 'points by a code',
    off: 'scan',
    at: '/home?qrCode=EARN50',
    seen: () => screen.queryByRole('alertdialog') ?? screen.queryByRole('button', { name: th.scan }),
    never: /UniversalScanCode/,
  },
  {
    what: 'tiers',
    answer: ['membership-tier/system', { is_opensystem: false }],
    at: '/profile/member-info',
    seen: () => screen.queryByRole('region', { name: 'โกลด์' }),
    never: /membership-tier\/(info|criteria)/,
  },
  {
    what: 'welcome points',
    at: landing({ campaign: 'welcome' }),
    without: landing(),
    seen: () => screen.queryByRole('alertdialog'),
    never: /WelcomeCampaign/,
  },
  {
    what: 'addresses',
    answer: ['Customer/DynamicInfoConfig', { payload: [{ field: 'first_name' }] }],
    at: '/profile/edit-profile',
    seen: () => screen.queryByRole('combobox', { name: th.province }),
    // Countries are asked for beside the fields, and may fail.
    never: /Address\/(?!Country)/,
  },
  {
    what: 'consent by SMS',
    at: `/authentication/sms-pdpa?token=${smsTokenFor('doisai', 'fresh')}`,
    without: '/profile/profile-menu-pdpa',
    seen: () => screen.queryByRole('button', { name: th.accept }),
    never: /pdpa-detail|consent-pdpa-by-sms/,
  },
]

async function open(address: string, off: Area[] = []) {
  given({ leftForLine: Date.now() })
  const persona = address.startsWith('/?') ? undefined : 'gold'
  await openApp(address, { persona, brand: 'doisai', config: { off, raw: { off } } })
  await waitForQuiet()
}
const linked = () => [...document.querySelectorAll('a')].map(({ pathname }) => pathname)
const asked = (never: RegExp) => calls.map(({ path }) => path).filter((path) => never.test(path))

it.each(rows)('A brand without $what shows nothing of it, and is asked for nothing of it', async (row) => {
  const { off, answer, at, without = at, seen, never, gone = [] } = row
  await open(at)
  expect(seen()).toBeInTheDocument()
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  calls.length = 0

  if (answer) answers.set(...answer)
  await open(without, off && [off])
  expect(seen()).toBeNull()
  for (const path of ['/home', '/profile']) {
    goTo(path)
    await waitForQuiet()
    expect(seen()).toBeNull()
    expect(linked().filter((to) => gone.includes(to))).toEqual([])
    expect(screen.queryByRole('button', { name: th.tryAgain })).toBeNull()
  }
  for (const path of gone) {
    goTo(path)
    expect(await screen.findByRole('heading', { level: 1, name: th.noSuchPage })).toBeVisible()
  }
  expect(asked(never)).toEqual([])
})

it.each([
  ['a member', 'gold', '/home'],
  ['a visitor', undefined, '/authentication/line-login'],
] as const)(
  'A link with a code leads %s of a brand without points by a code on as any link',
  async (...row) => {
    const [, persona, page] = row
    const config = { off: ['scan'], raw: { off: ['scan'] } }
    await openApp('/home?qrCode=EARN50', { brand: 'doisai', config, ...(persona && { persona }) })
    await waitFor(() => expect(location.pathname).toBe(page))
    await waitForQuiet()
    expect(location.pathname).toBe(page)
    expect(asked(/UniversalScanCode/)).toEqual([])
  },
)

it('The guide names what is tried here', () => {
  const [, section = ''] = readFileSync('docs/api.md', 'utf8').split('## What a brand has not')
  const named = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| ([\w ]+?) *\|/gm)].map(([, name]) => name)
  expect(named.slice(1)).toEqual(rows.map(({ what }) => what))
})

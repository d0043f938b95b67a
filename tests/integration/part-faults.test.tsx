import { th } from '#tests/names.ts'
import { given } from '#tests/support/stored.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { FaultKind } from '@/sandbox/faults'
import { answers, calls, callsTo, openApp, waitForQuiet, sandbox } from './open-app'
import { stayAway } from './visits'

afterEach(() => vi.useRealTimers())

/* Pages that stay usable if one of their calls fails: each part's call is in turn unanswered, refused and broken. */

interface Part {
  at: string
  operation: string
  /** The end of the call's path. */
  path: string
  /** The text in place of the part. */
  says: string
  /** How the answer is broken; by default all its fields have wrong types. */
  wrong?: FaultKind
  /** A modal also tells of the failure, once. */
  hasModal?: boolean
  /** A text of another part, which is shown nevertheless. */
  stands?: string
}

const FAILED_TIER = 'ระดับสมาชิก โหลดไม่ได้'
const FAILED_PROGRESS = 'เงื่อนไขของระดับ โหลดไม่ได้'
const FAILED = th.notLoaded

const HOME = { at: '/home' }
const MEMBERSHIP = { at: '/profile/member-info' }
const profile = { operation: 'getProfile', path: 'Customer/Profile' }
const tier = { operation: 'getTier', path: 'membership-tier/info', says: FAILED_TIER }
// Fields of wrong types would be accepted, because all are optional.
const criteria = {
  ...{ operation: 'getTierCriteria', path: 'membership-tier/criteria', says: FAILED_PROGRESS },
  wrong: 'truncated' as const,
}

const PARTS: Part[] = [
  { ...HOME, ...profile, says: 'แต้มของคุณ โหลดไม่ได้' },
  {
    ...HOME,
    operation: 'getMembershipSystem',
    path: 'membership-tier/system',
    says: FAILED_TIER,
    hasModal: true,
  },
  { ...HOME, ...tier },
  { ...HOME, ...criteria },
  {
    ...HOME,
    operation: 'getHomeLayout',
    path: 'dynamicdisplay/LayoutDisplay',
    says: th.notLoaded,
  },
  { ...HOME, operation: 'listPrivileges', path: 'privilege/List', says: ' โหลดไม่ได้' },
  { ...HOME, operation: 'listForYouPrivileges', path: 'Privilege/ForYou/List', says: ' โหลดไม่ได้' },
  { ...MEMBERSHIP, ...profile, says: FAILED, stands: 'โกลด์' },
  { ...MEMBERSHIP, ...tier, stands: th.histories },
  { ...MEMBERSHIP, ...criteria, stands: 'โกลด์' },
  {
    ...MEMBERSHIP,
    operation: 'getCriteriaMappings',
    path: 'membership-tier/criteria-item',
    says: FAILED,
    wrong: 'truncated',
    stands: th.compareTiers,
  },
  { at: '/profile', ...profile, says: FAILED, stands: th.memberAndHistory },
]

/** Texts on a page that has loaded completely. */
const WHOLE: Record<string, string[]> = {
  '/home': ['สวัสดี คุณกัญญารัตน์', '2,480 แต้ม'],
  '/profile/member-info': ['ได้เพิ่มเมื่อเลื่อนเป็นระดับแพลทินัม', '2,480 แต้ม'],
  '/profile': ['ตั้งจิตเจริญ'],
}

const main = () => screen.getByRole('main')
const retries = () => within(main()).queryAllByRole('button', { name: th.tryAgain })

/** Opens a page, one of whose calls is pending first, then refused, and then broken. */
async function openIntoFaults({ at, operation, path, says, wrong = 'wrong-types', hasModal }: Part) {
  sandbox.faults.add({ operation, kind: 400, isHeld: true })
  await openApp(at, { persona: 'gold' })
  await waitFor(() => expect(callsTo(path).length).toBeGreaterThan(0))
  await waitForQuiet()
  expect(retries()).toHaveLength(0)
  expect(screen.queryByRole('alertdialog')).toBeNull()

  sandbox.faults.clear()
  sandbox.faults.add({ operation, kind: 400 })
  if (hasModal) {
    const modal = await screen.findByRole('alertdialog')
    await userEvent.click(within(modal).getByRole('button', { name: th.close }))
  }
  await expectOneRetry(says)

  sandbox.faults.clear()
  sandbox.faults.add({ operation, kind: wrong })
  const before = calls.length
  await userEvent.click(screen.getByRole('button', { name: th.tryAgain }))
  await waitFor(() => expect(calls.length).toBeGreaterThan(before))
  await expectOneRetry(says)
  sandbox.faults.clear()
}

async function expectOneRetry(says: string) {
  await waitFor(() => expect(retries()).toHaveLength(1))
  // A part that loads later repeats a failed read, which removes the button for a while.
  await waitForQuiet()
  expect(retries()).toHaveLength(1)
  expect(main()).toHaveTextContent(says)
  expect(screen.queryByRole('alertdialog')).toBeNull()
}

async function expectWhole(at: string) {
  await waitFor(() => WHOLE[at]?.forEach((text) => expect(main()).toHaveTextContent(text)))
  await waitFor(() => expect(retries()).toHaveLength(0))
  expect(screen.queryByRole('alertdialog')).toBeNull()
}

it.each(PARTS)(
  '$at stays usable when $path fails, says what could not be loaded, and has one button that retries the part until it is there',
  async ({ stands, ...part }) => {
    await openIntoFaults(part)
    if (stands) expect(await screen.findByRole('region', { name: stands })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: th.tryAgain }))
    await expectWhole(part.at)
  },
)

it.each<[string, FaultKind, string[]]>([
  ['theme and the gifts of the tiers fail', 500, ['getTheme', 'getCriteriaMappings']],
  ['lists, tier and criteria are empty', 'empty', ['getTier', 'getTierCriteria', 'getHomeLayout']],
  [
    'lists, tier and criteria are null',
    'null',
    ['getTier', 'getTierCriteria', 'listPrivileges', 'listForYouPrivileges'],
  ],
  ['criteria have no field of its type', 'wrong-types', ['getTierCriteria']],
  ['tier is unknown, which a 404 says of a member who has none yet', 404, ['getTier']],
])('home is whole when its %s', async (_, kind, operations) => {
  for (const operation of operations) sandbox.faults.add({ operation, kind })
  await openApp('/home', { persona: 'gold' })
  await expectWhole('/home')
  await waitForQuiet()
  expect(retries()).toHaveLength(0)
})

it('a new member whom the welcome campaign gives nothing is told of neither points nor an error', async () => {
  given({ campaign: 'welcome' }, { persona: 'gold' })
  answers.set('WelcomeCampaign/Issue', { point_earn: null })
  await openApp('/home', { persona: 'gold' })
  await waitFor(() => expect(callsTo('WelcomeCampaign/Issue').length).toBeGreaterThan(0))
  await waitForQuiet()
  await expectWhole('/home')
})

it('a next page that fails to load leaves the rows, and can be retried', async () => {
  await openApp('/privilege', { persona: 'gold' })
  const rows = within(await screen.findByRole('list', { name: th.privilege }))
  sandbox.faults.add({ operation: 'listPrivileges', kind: 500, times: 1 })
  await userEvent.click(await screen.findByRole('button', { name: th.loadMore }))
  const retry = await screen.findByRole('button', { name: th.tryAgain })
  expect(rows.getByText('ลาเต้ร้อน 1 แก้ว')).toBeVisible()
  await userEvent.click(retry)
  await waitFor(() => expect(screen.queryByRole('button', { name: th.tryAgain })).toBeNull())
  const asked = callsTo('privilege/List').map(({ body }) => body)
  expect(asked[0]).toEqual({ Filters: { Filters: [], Ordering: [], Page: 1, Limit: 20 } })
  expect(asked.slice(-2)).toMatchObject([{ Filters: { Page: 2 } }, { Filters: { Page: 2 } }])
})

it('a next page that fails to load is read by itself after a while, and it alone', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
  await openApp('/privilege', { persona: 'gold' })
  await screen.findByRole('list', { name: th.privilege })
  sandbox.faults.add({ operation: 'listPrivileges', kind: 503, times: 3 })
  await userEvent.click(await screen.findByRole('button', { name: th.loadMore }))
  await screen.findByRole('button', { name: th.tryAgain })
  const asked = callsTo('privilege/List').length
  await act(() => vi.advanceTimersByTimeAsync(125_000))
  await waitFor(() => expect(screen.queryByRole('button', { name: th.tryAgain })).toBeNull())
  const [first] = callsTo('privilege/List').slice(asked)
  expect(first?.body).toMatchObject({ Filters: { Page: 2 } })
})

it('what could not be loaded before hours away is read at once as the member comes back', async () => {
  sandbox.faults.add({ operation: 'listInfoFields', kind: 503 })
  await openApp('/profile/edit-profile', { persona: 'gold' })
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: th.close }),
  )
  expect(await screen.findByRole('button', { name: th.tryAgain })).toBeVisible()
  await waitForQuiet()
  sandbox.faults.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
  stayAway(11 * 3_600_000)
  expect(await screen.findByRole('textbox', { name: th.firstName })).toBeVisible()
})

it('a part of home that takes long can be given up, which is no failure, and read again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  sandbox.faults.add({ operation: 'getTier', kind: 'hang' })
  await openApp('/home', { persona: 'gold' })
  await waitFor(() => expect(callsTo('membership-tier/info')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'ยกเลิก' })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(8000))
  await userEvent.click(await screen.findByRole('button', { name: 'ยกเลิก' }))
  const retry = await screen.findByRole('button', { name: th.tryAgain })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  sandbox.faults.clear()
  await userEvent.click(retry)
  expect(await screen.findByRole('region', { name: 'โกลด์' })).toBeVisible()
})

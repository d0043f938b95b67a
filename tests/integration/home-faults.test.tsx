import { th } from '#tests/names.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { FaultKind } from '@/sandbox/faults'
import { writeText } from '@/storage/storage'
import { answers, callsTo, openApp, quiet, sandbox } from './open-app'
import { retryInto } from './read-faults'

/** Home treats all refusals alike: how the transport reads each status is tested in src/api. */
const KINDS: FaultKind[] = [
  ...([400, 404, 429, 500] as const),
  ...(['offline', 'html502', 'empty', 'null', 'wrong-types', 'truncated'] as const),
]

/** For a list, an empty answer is an empty list, and for the tier none; no field of the criteria is required. */
const NOTHING: readonly FaultKind[] = ['empty', 'null']

/** The calls of home without which a part of it offers a retry: the operation, the end of its path, and what is no failure. */
const CALLS = [
  { operation: 'getProfile', path: 'Customer/Profile', without: [], says: 'โหลดแต้มของคุณไม่ได้' },
  {
    operation: 'getMembershipSystem',
    path: 'membership-tier/system',
    without: [],
    says: 'โหลดระดับสมาชิกไม่ได้',
  },
  {
    operation: 'getTier',
    path: 'membership-tier/info',
    without: [...NOTHING, 404],
    says: 'โหลดระดับสมาชิกไม่ได้',
  },
  {
    operation: 'getTierCriteria',
    path: 'membership-tier/criteria',
    without: [...NOTHING, 'wrong-types'],
    says: 'โหลดความคืบหน้าของระดับไม่ได้',
  },
  {
    operation: 'getHomeLayout',
    path: 'dynamicdisplay/LayoutDisplay',
    without: NOTHING,
    says: 'โหลดข่าวสารและสิทธิพิเศษไม่ได้',
  },
  { operation: 'listPrivileges', path: 'privilege/List', without: NOTHING, says: 'โหลด “' },
  { operation: 'listForYouPrivileges', path: 'Privilege/ForYou/List', without: NOTHING, says: 'โหลด “' },
] as const

const main = () => screen.getByRole('main')
const retries = () => within(main()).queryAllByRole('button', { name: th.tryAgain })

async function expectHomeStands() {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(th.home)
}

async function expectWhole() {
  expect(await screen.findByText('สวัสดี คุณกัญญารัตน์')).toBeInTheDocument()
  await waitFor(() => expect(retries()).toHaveLength(0))
  await expectHomeStands()
}

/** Opens home, and waits until the call has been made. */
async function openHome(path: string) {
  await openApp('/home', { persona: 'gold' })
  await waitFor(() => expect(callsTo(path).length).toBeGreaterThan(0))
}

it.each(KINDS)('home is whole when its theme and the gifts of the tiers fail by %s', async (kind) => {
  sandbox.faults.add({ operation: 'getTheme', kind })
  sandbox.faults.add({ operation: 'getCriteriaMappings', kind })
  await openHome('Theme/GetTheme')
  await waitFor(() => expect(callsTo('membership-tier/criteria-item').length).toBeGreaterThan(0))
  await expectWhole()
})

it.each(NOTHING)('home is whole when its lists are %s', async (kind) => {
  const lists = CALLS.filter(({ without }) => without.length > 0)
  for (const { operation } of lists) sandbox.faults.add({ operation, kind })
  await openHome('dynamicdisplay/LayoutDisplay')
  await waitFor(() => expect(callsTo('membership-tier/criteria').length).toBeGreaterThan(0))
  await expectWhole()
})

it('home is whole without a tier card for a member who has no tier yet, which a 404 may say', async () => {
  sandbox.faults.add({ operation: 'getTier', kind: 404 })
  await openHome('membership-tier/info')
  await expectWhole()
  await quiet()
  expect(retries()).toHaveLength(0)
  expect(main()).not.toHaveTextContent('โหลดระดับสมาชิกไม่ได้')
})

it.each([null, ''])(
  'a new member whom the welcome campaign gives nothing (%j) is told of neither points nor an error',
  async (nothing) => {
    writeText('action', 'welcome')
    answers.set('WelcomeCampaign/Issue', { point_earn: nothing })
    await openHome('WelcomeCampaign/Issue')
    await quiet()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await expectWhole()
  },
)

it('a new member whom the welcome campaign answers without a body is told of neither points nor an error', async () => {
  writeText('action', 'welcome')
  sandbox.faults.add({ operation: 'issueWelcomePoints', kind: 'empty' })
  await openHome('WelcomeCampaign/Issue')
  await quiet()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await expectWhole()
})

it('home is whole when no field of the criteria has its type', async () => {
  sandbox.faults.add({ operation: 'getTierCriteria', kind: 'wrong-types' })
  await openHome('membership-tier/criteria')
  await expectWhole()
})

for (const { operation, path, without, says } of CALLS) {
  const [first, ...others] = KINDS.filter((kind) => !without.some((other) => other === kind))
  if (first === undefined) throw new Error(`${operation} fails in no way`)

  it(`home stays usable when ${path} fails, says what could not be loaded, and has one button that retries the part until it is there`, async () => {
    sandbox.faults.add({ operation, kind: first })
    await openHome(path)
    if (operation === 'getMembershipSystem') {
      const modal = await screen.findByRole('alertdialog', {})
      await userEvent.click(within(modal).getByRole('button', { name: th.close }))
    }
    await waitFor(() => expect(retries()).toHaveLength(1))
    expect(main()).toHaveTextContent(says)
    await expectHomeStands()
    // A lazily loaded part refetches a failed query when it mounts, which would remove the button.
    await quiet()
    for (const kind of others) {
      await retryInto(operation, kind)
      expect(retries(), `after ${kind}`).toHaveLength(1)
      await expectHomeStands()
    }
    sandbox.faults.clear()
    await userEvent.click(screen.getByRole('button', { name: th.tryAgain }))
    await expectWhole()
  })
}

import { th } from '#tests/names.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { FaultKind } from '@/sandbox/faults'
import { callsTo, openApp, quiet, sandbox } from '../open-app'
import { itCanBeRetried, retryInto } from '../read-faults'

const AT = '/profile/member-info'

itCanBeRetried({
  operation: 'getMembershipSystem',
  at: AT,
  persona: 'gold',
  shows: () => screen.findByRole('region', { name: 'โกลด์' }),
})

/** The calls that a part of the page needs, and a part that stands all the same. */
const CALLS = [
  { operation: 'getProfile', path: 'Customer/Profile', stands: 'เส้นทางสู่ระดับแพลทินัม' },
  { operation: 'getTier', path: 'membership-tier/info', stands: th.histories },
  { operation: 'getTierCriteria', path: 'membership-tier/criteria', stands: 'โกลด์' },
  {
    operation: 'getCriteriaMappings',
    path: 'membership-tier/criteria-item',
    stands: th.compareTiers,
  },
] as const

/** After a 400. */
const OTHERS: FaultKind[] = [...([404, 429, 500] as const), ...(['offline', 'html502', 'truncated'] as const)]

const retries = () => within(screen.getByRole('main')).queryAllByRole('button', { name: th.tryAgain })

for (const { operation, path, stands } of CALLS) {
  it(`the membership page stays usable when ${path} fails, with one button that retries the part until it is there`, async () => {
    sandbox.faults.add({ operation, kind: 400 })
    await openApp(AT, { persona: 'gold' })
    await waitFor(() => expect(callsTo(path).length).toBeGreaterThan(0))
    await waitFor(() => expect(retries()).toHaveLength(1))
    await quiet()
    // A member without a tier has a 404 there, which is no failure.
    for (const kind of OTHERS.filter((other) => operation !== 'getTier' || other !== 404)) {
      await retryInto(operation, kind)
      expect(retries(), `after ${kind}`).toHaveLength(1)
      expect(await screen.findByRole('region', { name: stands })).toBeVisible()
      expect(screen.queryByRole('alertdialog')).toBeNull()
    }
    sandbox.faults.clear()
    for (const retry of retries()) await userEvent.click(retry)
    await waitFor(() => expect(retries()).toHaveLength(0))
    expect(await screen.findByRole('region', { name: 'เพิ่มเมื่อถึงระดับแพลทินัม' })).toBeVisible()
    expect(await screen.findByText('2,480 แต้ม')).toBeInTheDocument()
  })
}

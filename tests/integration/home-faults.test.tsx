import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { FaultKind } from '@/sandbox/faults'
import { callsTo, openApp, quiet, sandbox } from './open-app'

/** Home treats all refusals alike: how the transport reads each status is tested in src/api. */
const KINDS: FaultKind[] = [
  ...([400, 404, 429, 500] as const),
  ...(['offline', 'html502', 'empty', 'null', 'wrong-types', 'truncated'] as const),
]

/** Every call of home: its operation, the end of its path, and whether a part of home offers a retry when the call fails. */
const CALLS = [
  { operation: 'getTheme', path: 'Theme/GetTheme', isMissed: false },
  { operation: 'getProfile', path: 'Customer/Profile', isMissed: true },
  { operation: 'getMembershipSystem', path: 'membership-tier/system', isMissed: true },
  { operation: 'getTier', path: 'membership-tier/info', isMissed: true },
  { operation: 'getTierCriteria', path: 'membership-tier/criteria', isMissed: true },
  { operation: 'getCriteriaMappings', path: 'membership-tier/criteria-item', isMissed: false },
  { operation: 'getHomeLayout', path: 'dynamicdisplay/LayoutDisplay', isMissed: true },
  { operation: 'listPrivileges', path: 'privilege/List', isMissed: true },
  { operation: 'listForYouPrivileges', path: 'Privilege/ForYou/List', isMissed: true },
] as const

/** An empty answer is an empty list where a list is expected; no field of the criteria is required. */
const NOTHING: readonly FaultKind[] = ['empty', 'null']
const EMPTY: Record<string, readonly FaultKind[]> = {
  getTierCriteria: [...NOTHING, 'wrong-types'],
  getHomeLayout: NOTHING,
  listPrivileges: NOTHING,
  listForYouPrivileges: NOTHING,
}

const main = () => screen.getByRole('main')
const retries = () => within(main()).queryAllByRole('button', { name: 'ลองอีกครั้ง' })

for (const { operation, path, isMissed: isNeeded } of CALLS) {
  describe(`When ${path} fails`, () => {
    it.each(KINDS)('%s leaves home usable, with one retry button where a part is missing', async (kind) => {
      const isMissed = isNeeded && !EMPTY[operation]?.includes(kind)
      sandbox.faults.add({ operation, kind })
      await openApp('/home', { persona: 'gold' })
      await waitFor(() => expect(callsTo(path).length).toBeGreaterThan(0))
      if (operation === 'getMembershipSystem') {
        const modal = await screen.findByRole('alertdialog', {})
        await userEvent.click(within(modal).getByRole('button', { name: 'ปิด' }))
      }
      if (isMissed) await waitFor(() => expect(retries()).toHaveLength(1))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('หน้าหลัก')

      // A lazily loaded part refetches a failed query when it mounts, which would remove the button.
      if (isMissed) await quiet()
      sandbox.faults.clear()
      for (const retry of retries()) await userEvent.click(retry)
      await waitFor(() => expect(retries()).toHaveLength(0))
      expect(await screen.findByText('สวัสดี คุณกัญญารัตน์')).toBeInTheDocument()
    })
  })
}

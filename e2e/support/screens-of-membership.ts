import { expect } from '../fixtures.ts'
import { heading, type Screen } from './stage.ts'
import { say } from './words.ts'

const AT = '/profile/member-info'

/** The membership: the way to the next tier, the highest tier, no tiers, loading, and with parts that failed. */
export const membershipScreens: Screen[] = [
  {
    name: 'the membership',
    persona: 'gold',
    show: async (stage) => {
      await stage.open(AT)
      await expect(heading(stage, 'membership.compare.title')).toBeVisible()
      await expect(stage.page.getByText(/รับแต้มเพิ่ม 25%/)).toBeVisible()
    },
  },
  {
    name: 'the membership without tiers',
    persona: 'closed',
    show: async ({ page, locale, open }) => {
      await open(AT)
      await expect(page.getByText(say('membership.closed', {}, locale), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'the membership, loading',
    persona: 'platinum',
    isHeld: true,
    show: async ({ page, open, faults }) => {
      faults.add({ operation: 'membership-tier', kind: 'hang' })
      await open(AT)
      await expect(page.getByText('12,750', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'the membership whose conditions and gifts could not be loaded',
    persona: 'gold',
    show: async ({ page, locale, open, faults }) => {
      for (const operation of ['getTierCriteria', 'getCriteriaMappings']) faults.add({ operation, kind: 500 })
      await open(AT)
      const retry = page.getByRole('button', { name: say('ui.errorState.retry', {}, locale), exact: true })
      await expect(retry).toHaveCount(2)
    },
  },
]

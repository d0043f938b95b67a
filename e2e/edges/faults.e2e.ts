import { th } from '#tests/names.ts'
import { expect, test } from '../fixtures.ts'
import { greeting } from '../support/on-screen.ts'
import type { FaultKind } from '../../src/sandbox/faults.ts'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { say } from '../support/words.ts'

interface HomeCall {
  operation: string
  path: string
  /** Whether a part of home offers a retry when the call fails. */
  isMissed: boolean
  /** The faults of this test; tests/integration/home-faults.test.tsx tries every fault on every call. */
  kinds: FaultKind[]
}

const CALLS: HomeCall[] = [
  { operation: 'getTheme', path: 'Theme/GetTheme', isMissed: false, kinds: [500, 401] },
  { operation: 'getProfile', path: 'Customer/Profile', isMissed: true, kinds: ['offline', 401] },
  { operation: 'getMembershipSystem', path: 'customer/membership-tier/system', isMissed: true, kinds: [429] },
  { operation: 'listPrivileges', path: 'privilege/List', isMissed: true, kinds: ['wrong-types', 401] },
]

for (const { operation, path, isMissed, kinds } of CALLS) {
  test(`home stays usable when ${path} fails, and recovers`, async ({ page, open, calls, faults, watch }) => {
    const token = sessionFor('gold', 'doisai')
    watch.addMember(token)
    // Each load begins signed in, and without a stored home snapshot to fall back on.
    await page.addInitScript((bearer) => {
      localStorage.setItem('token', bearer)
      localStorage.setItem('tokenBrandRef', 'doisai')
      localStorage.removeItem('homeSnapshot')
    }, token)
    const main = page.getByRole('main')
    const retry = main.getByRole('button', { name: th.tryAgain })
    const modal = page.getByRole('alertdialog')
    const loading = page.getByRole('status').filter({ hasText: say('ui.spinner.loading') })

    for (const kind of kinds) {
      await test.step(String(kind), async () => {
        faults.clear()
        faults.add({ operation, kind })
        calls.clear()
        await open('/home')
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(th.home)
        const done = [`answered ${path}`, `lost ${path}`]
        await expect.poll(() => calls.timeline.some((event) => done.includes(event))).toBe(true)

        if (kind === 401) {
          await modal.getByRole('button', { name: th.close }).click()
          await expect(page).toHaveURL((url) => url.pathname === '/authentication/line-login')
          return
        }
        if (operation === 'getMembershipSystem') await modal.getByRole('button', { name: th.close }).click()
        if (isMissed) await expect(retry).toHaveCount(1)
        await expect(loading).toHaveCount(0)
        await expect(modal).toHaveCount(0)
        // A lazily loaded part refetches a failed query when it mounts, which would remove the button.
        if (isMissed) {
          await calls.quiet()
          // Between two tries of such a refetch nothing is under way.
          await expect(retry).toHaveCount(1)
        }

        faults.clear()
        if (isMissed) await retry.click()
        await expect(retry).toHaveCount(0)
        await expect(greeting(page, 'gold')).toBeVisible()
      })
    }
  })
}

test('a member can use the rest of home while one section is slow, and sees the section once its answer arrives', async ({
  page,
  open,
  memberIs,
  faults,
}) => {
  await memberIs('gold')
  faults.add({ operation: 'listPrivileges', kind: 'delay' })
  await open('/home')
  await expect(greeting(page, 'gold')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: th.collect, exact: true }).click()
  await expect(page.getByRole('dialog', { name: th.collect, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  faults.clear()
  await expect(page.getByRole('region', { name: 'สิทธิพิเศษแนะนำ' }).getByRole('listitem')).toHaveCount(4)
})

test('a member can abort sections that take too long to load, and retry them', async ({
  page,
  open,
  memberIs,
  calls,
  faults,
}) => {
  await memberIs('gold')
  await page.clock.install()
  for (const operation of ['getTier', 'listPrivileges']) faults.add({ operation, kind: 'hang' })
  await open('/home')
  await expect(greeting(page, 'gold')).toBeVisible()
  const cancel = page.getByRole('main').getByRole('button', { name: say('ui.skeleton.cancel') })
  await expect.poll(() => calls.to('privilege/List').length).toBeGreaterThan(0)
  await expect(cancel).toHaveCount(0)

  await page.clock.fastForward(8000)
  await expect(page.getByText(say('ui.spinner.long'))).not.toHaveCount(0)
  await cancel.first().click()
  await expect(cancel).toHaveCount(0)
  // An aborted request is no failure: no modal opens.
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  const retry = page.getByRole('main').getByRole('button', { name: th.tryAgain })
  await expect(retry).not.toHaveCount(0)

  faults.clear()
  for (let left = await retry.count(); left > 0; left -= 1) {
    await retry.first().click()
    await expect(retry).toHaveCount(left - 1)
  }
  await expect(page.getByText('โกลด์')).toBeVisible()
  await expect(page.getByRole('region', { name: 'สิทธิพิเศษแนะนำ' }).getByRole('listitem')).toHaveCount(4)
})

test('a member who aborts a slow policy sees no error, but sees one when a retry fails', async ({
  page,
  open,
  faults,
}) => {
  await page.clock.install()
  faults.add({ operation: 'listPdpa', kind: 'hang' })
  await open('/authentication/pdpa')
  const main = page.getByRole('main')
  await expect(main.getByRole('status').filter({ hasText: say('ui.spinner.loading') })).toBeAttached()
  await page.clock.fastForward(8000)
  await main.getByRole('button', { name: say('ui.skeleton.cancel') }).click()
  const retry = main.getByRole('button', { name: th.tryAgain })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  faults.clear()
  faults.add({ operation: 'listPdpa', kind: 500 })
  await retry.click()
  await page.getByRole('alertdialog').getByRole('button', { name: th.close }).click()
  faults.clear()
  await retry.click()
  await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible()
})

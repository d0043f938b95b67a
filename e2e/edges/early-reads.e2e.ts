import { expect, test } from '../fixtures.ts'
import { holdFiles } from '../support/hold-files.ts'
import { expectHomeOf } from '../support/on-screen.ts'

const SCRIPTS = '**/assets/*.js'

const FIRST_READS = [
  'Customer/Profile',
  'Theme/GetTheme',
  'customer/membership-tier/system',
  'dynamicdisplay/LayoutDisplay',
]

test('the first reads of home are requested before the app’s code has loaded, each once', async ({
  page,
  open,
  calls,
  memberIs,
}) => {
  await memberIs('gold')
  const release = await holdFiles(page, SCRIPTS)
  await open('/home')
  await expect.poll(() => calls.paths()).toEqual(FIRST_READS)
  release()
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  for (const path of FIRST_READS) expect(calls.to(path)).toHaveLength(1)
})

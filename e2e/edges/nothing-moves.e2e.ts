import { loadReads } from '../../tools/build/document/head-script.ts'
import { expect, test } from '../fixtures.ts'
import { LEADING_ON, QUERIES } from '../support/pages.ts'
import { noteShifts, shiftsOf } from '../support/layout-shifts.ts'

/* The place of everything that comes later is reserved: on a page's first visit, and as a member comes back to it. */

const { firstAddresses } = await loadReads()
/** Those that lead on show another page, which is asked here too. */
const pages = firstAddresses().filter(({ path }) => !LEADING_ON.includes(path))

for (const [width, height] of [
  [360, 640],
  [390, 752],
] as const) {
  test.describe(`on ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } })

    for (const { path, isForMembers } of pages) {
      test(`nothing moves on ${path} while it loads, the first time and again`, async ({
        page,
        calls,
        open,
        memberIs,
        stored,
      }) => {
        if (isForMembers) await memberIs('gold')
        else await stored({ brandRef: 'doisai' })
        await noteShifts(page)
        await open(path + (QUERIES[path] ?? ''))
        await calls.quiet()
        expect(await shiftsOf(page), 'the first time').toEqual([])
        await open(path + (QUERIES[path] ?? ''))
        await calls.quiet()
        expect(await shiftsOf(page), 'again').toEqual([])
      })
    }
  })
}

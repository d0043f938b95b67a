import { th } from '#tests/names.ts'
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { lineUserAgent, openInLine } from '../line-platform/in-client.ts'
import { expect, test } from '../fixtures.ts'
import type { CallLog } from '../support/call-log.ts'
import { expectHomeOf, expectLineLogin, lineUserIs, phoneButton } from '../support/on-screen.ts'
import { enterNumber, PIN, typeCode } from '../support/phone.ts'

/* docs/api.md has a table of the calls that a visit makes: each way in is walked here, and compared with its row. */

const GUIDE = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')

interface Cost {
  /** The calls whose answer is the member's own, in alphabetical order. */
  own: string[]
  /** The calls whose answer is the same for every member of a brand. */
  shared: string[]
  /** The bodies of all answers, in kB. */
  kB: number
}

/** The table's rows, by the way in. */
const table = new Map<string, Cost>(
  (GUIDE.split(/<!-- \/?visits -->/)[1] ?? '')
    .split('\n')
    .filter((line) => /^\| (?!way in|-)/.test(line))
    .map((line) => {
      const [way = '', , own = '', shared = '', kB] = line.slice(2).split(/ *\| */)
      const pathsIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
      return [way, { own: pathsIn(own), shared: pathsIn(shared), kB: Number(kB) }]
    }),
)

/** Whether the table of calls marks this one as the same for all. */
const isShared = (path: string) => GUIDE.includes(`/api/v1.0/${path}\`<br>the same for all`)

/** Adds up the bodies of a context's answers from the API. */
function weigh(context: BrowserContext): { kB: () => Promise<number>; clear: () => void } {
  let bodies: Promise<number>[] = []
  context.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    bodies.push(
      response.body().then(
        ({ length }) => length,
        () => 0, // its page was closed
      ),
    )
  })
  return {
    kB: async () => (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0) / 1000,
    clear: () => {
      bodies = []
    },
  }
}

/** Walks a way in, and compares its calls and bytes with the row. */
async function expectCost(
  way: string,
  calls: CallLog,
  weight: ReturnType<typeof weigh>,
  walk: () => Promise<unknown>,
): Promise<void> {
  await calls.quiet()
  calls.clear()
  weight.clear()
  await walk()
  await calls.quiet()
  const paths = calls.paths()
  const kB = await weight.kB()
  const cost = table.get(way)
  expect.soft({ way, own: paths.filter((path) => !isShared(path)), shared: paths.filter(isShared) }).toEqual({
    way,
    own: cost?.own.toSorted(),
    shared: cost?.shared.toSorted(),
  })
  const stated = cost?.kB ?? 0
  expect
    .soft(Math.abs(kB - stated), `${way}: ${kB} kB of bodies, not ${stated}`)
    .toBeLessThanOrEqual(stated * 0.15)
}

const firstCard = (page: Page) => page.getByRole('main').getByRole('listitem').first()
const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name })

test('in a browser, from the first visit to each tab, a member’s visits cost what the table says', async ({
  context,
  app,
  calls,
}) => {
  test.setTimeout(180_000)
  const weight = weigh(context)
  const cost = (way: string, walk: () => Promise<unknown>) => expectCost(way, calls, weight, walk)
  let page = await context.newPage()
  const visit = async (path: string) => {
    await page.close()
    page = await context.newPage()
    await page.goto(app.origin + path)
  }
  await cost('first visit: the login', async () => {
    await page.goto(`${app.origin}/home?brandRef=doisai`)
    await expectLineLogin(page)
  })
  await cost('login by phone, to home', async () => {
    await phoneButton(page).click()
    await enterNumber(page, '0810000005')
    await typeCode(page, th.enterPin, PIN)
    await expectHomeOf(page, 'gold')
  })
  await cost('home, within the hour', async () => {
    await visit('/home')
    await expectHomeOf(page, 'gold')
  })
  await cost('a link to the privileges', async () => {
    await visit('/privilege')
    await expect(firstCard(page)).toBeVisible()
  })
  await cost('then home', async () => {
    await tab(page, th.home).click()
    await expectHomeOf(page, 'gold')
  })
  await cost('a link to the points history', async () => {
    await visit('/profile/points-history')
    await expect(firstCard(page)).toBeVisible()
  })
  await visit('/home')
  await expectHomeOf(page, 'gold')
  for (const [way, name] of [
    ['tab: the privileges', th.privilege],
    ['tab: the packages', th.package],
    ['tab: the account', th.profile],
    ['tab: home', th.home],
  ] as const) {
    await cost(way, () => tab(page, name).click())
  }
})

test.describe('In LINE', () => {
  test.use({ userAgent: lineUserAgent.liffOnIos })

  test('from the rich menu, the first time and again, a visit costs what the table says', async ({
    context,
    line,
    calls,
  }) => {
    const weight = weigh(context)
    lineUserIs(line, 'gold')
    for (const way of ['from LINE, the first time', 'from LINE, within the hour']) {
      const page = await context.newPage()
      await expectCost(way, calls, weight, async () => {
        await openInLine(page, line)
        await expectHomeOf(page, 'gold')
        await expect(page.getByRole('heading', { name: 'คัดมาเพื่อคุณ' })).toBeVisible()
      })
      await page.close()
    }
  })
})

import type { Page } from '@playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { lineSub, memberIdOf, sessionFor } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import { lineUserAgent, openInLine } from '../line-platform/in-client.ts'
import type { AppServer } from '../support/app-server.ts'
import { expectHomeOf, goTo, lineUserIs, pageTitle } from '../support/on-screen.ts'
import type { WatchedLine } from '../support/watched-line.ts'
import { say } from '../support/words.ts'

test.use({ userAgent: lineUserAgent.liffOnAndroid })

const GOLD = memberIdOf('gold', 'doisai')

const goldOf = (app: AppServer) => {
  const gold = app.sandbox.context.state.members[GOLD]
  if (!gold) throw new Error('The sandbox has no gold member.')
  return gold
}

/** Everything by which somebody else could recognise this member, or act in their place. */
function ofMember(app: AppServer, line: WatchedLine): string[] {
  const { id, memberNo, mobileNo, firstName, lastName, email, points, privileges, packages } = goldOf(app)
  const transactions = [...privileges, ...packages]
  const codes = transactions.flatMap(({ code }) => code?.text ?? [])
  const ids = [...points, ...transactions].map((row) => row.id)
  const tokens = [...line.idTokens, ...line.accessTokens, sessionFor('gold', 'doisai')]
  const person = [id, memberNo, mobileNo, mobileNo.slice(1), firstName, lastName, lineSub('gold')]
  return [...person, ...(email ? [email] : []), ...codes, ...ids, ...tokens]
}

/** The link that LINE's menu shares of the page on screen, made by the SDK: LINE documents no other rule. */
async function sharedByMenu(page: Page): Promise<string> {
  return page.evaluate(
    async (files) => {
      const file = files.find((name) => /\/line-extras-[^/]+\.js$/.test(name))
      if (!file) throw new Error('The page has not loaded what the link is made with.')
      const module = (await import(file)) as Record<string, () => LinkMaker>
      interface LinkMaker {
        permanentLink: (address: string) => Promise<string>
      }
      const [createExtras] = Object.values(module)
      if (!createExtras) throw new Error('Nothing is exported.')
      return createExtras().permanentLink(location.href)
    },
    await loadedFiles(page),
  )
}

const loadedFiles = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

/** The link that the menu shares, once the page has taken from its address what is not to be shared. */
async function expectShared(page: Page, link: string): Promise<void> {
  await expect.poll(() => sharedByMenu(page), page.url()).toBe(link)
}

/** Opens home, and waits for the rest of LINE's SDK, which home loads to ask whether the member is a friend. */
async function openHome(page: Page, line: WatchedLine): Promise<void> {
  lineUserIs(line, 'gold')
  await openInLine(page, line, '/home')
  await expectHomeOf(page, 'gold')
  await expect.poll(() => loadedFiles(page)).toContainEqual(expect.stringContaining('/line-extras-'))
}

/** Pages with something of the member in their address, with something that anybody may know, and with nothing. */
const OPENED: [path: string, own: (app: AppServer) => string, shown: string][] = [
  [paths.privilegeDetail, () => '', 'privilegeId=DSP008&type=2'],
  [paths.privilegeHistoryDetail, (app) => `transactionId=${goldOf(app).privileges[0]?.id}`, ''],
  [paths.packageHistoryDetail, (app) => `transactionId=${goldOf(app).packages[0]?.id}`, ''],
  [paths.pointsHistory, (app) => `row=${goldOf(app).points[0]?.id}`, ''],
  [paths.editProfile, () => '', ''],
]

test('what LINE’s menu shares of a page says which page, and nothing of the member who shares it', async ({
  page,
  line,
  app,
}) => {
  await openHome(page, line)
  for (const [path, own, shown] of OPENED) {
    await goTo(page, `${path}?${shown}${own(app)}`)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expectShared(page, line.permanentLink(`${path}?${shown}${shown && '&'}brandRef=doisai`))
    const shared = decodeURIComponent(await sharedByMenu(page))
    expect(
      ofMember(app, line).filter((part) => part && shared.includes(part)),
      shared,
    ).toEqual([])
  }
})

test('what is redeemed stays on screen through a reload, back and forward, though its address does not name it', async ({
  page,
  line,
  app,
}) => {
  await openHome(page, line)
  const [first, second] = goldOf(app).privileges
  const name = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await goTo(page, `${paths.privilegeHistoryDetail}?transactionId=${first?.id}`)
  await expect(page).toHaveURL(/\/history-detail\?brandRef=doisai$/)
  const shown = await name.innerText()
  await page.reload()
  await expect(name).toHaveText(shown)

  await goTo(page, paths.privilegeHistory)
  await expect(pageTitle(page, say('app.title.privilegeHistory'))).toBeVisible()
  await goTo(page, `${paths.privilegeHistoryDetail}?transactionId=${second?.id}`)
  await expect(page).toHaveURL(/\/history-detail\?brandRef=doisai$/)
  await expect(name).not.toHaveText(shown)
  await page.goBack()
  await page.goBack()
  await expect(name).toHaveText(shown)
  await page.goForward()
  await page.goForward()
  await expect(name).not.toHaveText(shown)
  await expect(name).toBeVisible()
})

import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { lineUserAgent, openInLine, callsToLine } from '../line-platform/in-client.ts'
import { axeFaults } from '../support/axe.ts'
import { expectHomeOf, lineButton, lineUserIs, pageTitle } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

const DETAIL = '/privilege/detail?privilegeId=DSP001'
const DETAIL_TITLE = th.privilegeDetail

interface Message {
  type: string
  altText: string
}

const share = (page: Page) => page.getByRole('main').getByRole('button', { name: th.share, exact: true })
const sheet = (page: Page) => page.getByRole('dialog', { name: th.share, exact: true })
const inLine = (page: Page) => sheet(page).getByRole('button', { name: say('sharing.line') })
const elsewhere = (page: Page) => sheet(page).getByRole('button', { name: say('sharing.elsewhere') })
const copy = (page: Page) => sheet(page).getByRole('button', { name: th.copy, exact: true })

/** The messages handed to LINE's share target picker, which the SDK opens in LINE by an address of LINE's own. */
async function pickedMessages(page: Page): Promise<Message[]> {
  const addresses = (await callsToLine(page)).filter((address) => address.startsWith('line://picker'))
  return addresses.flatMap((address) => {
    const data = new URL(address).searchParams.get('data') ?? '{}'
    return (JSON.parse(data) as { messages: Message[] }).messages // as the SDK writes it
  })
}

/** Records what the page's own browser is asked to share or copy. */
async function watchSharing(page: Page, canShare: boolean): Promise<void> {
  await page.addInitScript((isThere) => {
    const shared: unknown[] = []
    Object.assign(globalThis, { shared })
    const writeText = (text: string) => Promise.resolve(void shared.push(text))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    const nativeShare = (data: unknown) => {
      shared.push(data)
      return shared.length === 1
        ? Promise.reject(new DOMException('closed', 'AbortError'))
        : Promise.reject(new DOMException('refused', 'NotAllowedError'))
    }
    if (isThere) Object.defineProperty(navigator, 'share', { value: nativeShare })
    else delete (Navigator.prototype as Partial<Navigator>).share
  }, canShare)
}

const shared = (page: Page) => page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared)

test.describe('In LINE', () => {
  test.use({ userAgent: lineUserAgent.liffOnIos })

  test(
    'a member sends a privilege to a chat: one message that leads to it, with nothing of the member in it',
    { tag: '@main' },
    async ({ page, line }) => {
      const scripts: string[] = []
      page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
      const isLoaded = () => scripts.some((path) => /\/(line-extras|share-sheet)-/.test(path))
      lineUserIs(line, 'gold')
      await openInLine(page, line, `${DETAIL}&type=2&mobileNo=0810000005`)
      await expect(pageTitle(page, DETAIL_TITLE)).toBeVisible()
      // On screen a no-break space joins a number and its unit; the message has a plain one.
      const title = await page.getByRole('main').getByRole('heading', { level: 2 }).innerText()
      expect(isLoaded()).toBe(false)

      await share(page).click()
      await inLine(page).click()
      await expect(page.getByText(say('sharing.sent'), { exact: true })).toBeVisible()
      await expect(sheet(page)).toHaveCount(0)
      const messages = await pickedMessages(page)
      expect(messages).toMatchObject([
        { type: 'flex', altText: expect.stringContaining(title.replaceAll('\u00a0', ' ')) },
      ])
      const links = JSON.stringify(messages).match(/"uri":"[^"]+"/g)
      const allowed = [`${DETAIL}&brandRef=doisai`, '?brandRef=doisai'].map((path) =>
        line.permanentLink(path),
      )
      expect(new Set(links)).toEqual(new Set(allowed.map((link) => `"uri":"${link}"`)))
    },
  )

  test('a list of chats that is closed says nothing; one that fails says so, and the link can be copied', async ({
    page,
    line,
  }) => {
    await watchSharing(page, false)
    lineUserIs(line, 'gold')
    line.settings.share = 'cancel'
    await openInLine(page, line, DETAIL)
    await share(page).click()
    await inLine(page).click()
    await expect.poll(async () => (await pickedMessages(page)).length).toBe(1)
    await expect
      .poll(() => line.requestsTo('access.line.me/oauth2/v2.1/liff/shareTargetPicker/result').length)
      .toBeGreaterThan(0)
    await expect(sheet(page).getByRole('alert')).toHaveCount(0)

    line.settings.fail.set('api.line.me/liff/v2/apps/2000000001-testliff/ott', 500)
    await inLine(page).click()
    await expect(sheet(page).getByRole('alert')).toHaveText(say('sharing.failed'))
    expect(await axeFaults(page)).toEqual([])
    await copy(page).click()
    await expect.poll(() => shared(page)).toEqual([line.permanentLink(`${DETAIL}&brandRef=doisai`)])
    await expect(elsewhere(page)).toHaveCount(0)
  })
})

test.describe('In a browser', () => {
  test('a member of LINE sends the programme to a chat by its pop-up, from the side menu', async ({
    page,
    line,
    open,
  }) => {
    lineUserIs(line, 'gold')
    line.settings.share = 'wait'
    await open('/authentication/line-login')
    await lineButton(page).click()
    await expectHomeOf(page, 'gold')
    await page.getByRole('button', { name: th.menu, exact: true }).click()
    await page
      .getByRole('dialog', { name: th.menu })
      .getByRole('button', { name: th.share, exact: true })
      .click()

    const popup = page.waitForEvent('popup')
    await inLine(page).click()
    await expect((await popup).getByText('กาแฟดอยใส')).toBeVisible()
    await (await popup).getByRole('button', { name: 'Send' }).click()
    await expect(sheet(page)).toHaveCount(0)
    expect(line.picker.sent).toHaveLength(1)
    expect(JSON.stringify(line.picker.sent)).toContain(line.permanentLink('?brandRef=doisai'))
  })

  test('a member who is not in LINE shares the permanent link with other apps, or copies it', async ({
    page,
    line,
    open,
    memberIs,
    calls,
  }) => {
    await watchSharing(page, true)
    await memberIs('gold')
    await open('/package/detail?packageId=DPK008&mobileNo=0810000005')
    await expect(share(page)).toBeVisible()
    await calls.quiet()
    expect(line.log).toEqual([])

    const link = line.permanentLink('/package/detail?packageId=DPK008&brandRef=doisai')
    await share(page).click()
    await elsewhere(page).click()
    await expect.poll(() => shared(page)).toMatchObject([{ url: link }])
    await expect(sheet(page).getByRole('alert')).toHaveCount(0)
    await elsewhere(page).click()
    await expect(sheet(page).getByRole('alert')).toHaveText(say('sharing.failed'))
    await copy(page).click()
    await expect.poll(async () => (await shared(page)).at(-1)).toBe(link)
    await expect(inLine(page)).toHaveCount(0)
  })
})

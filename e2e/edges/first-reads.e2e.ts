import { loadReads } from '../../tools/build/document/head-script.ts'
import { expect, test } from '../fixtures.ts'
import { LEADING_ON, QUERIES } from '../support/pages.ts'
import type { Call } from '../support/call-log.ts'
import { holdBackApi, holdFiles } from '../support/hold-files.ts'
import { MAIN_SCRIPT } from '../support/main-script.ts'

/* The table of first reads (src/app/page-reads.ts) beside what each page asks, while no answer has come but the brand's settings. */

const API = '/api/v1.0/'
const THEME = `${API}Theme/GetTheme`

/** Answers, and the file with what the shell reads when the page is idle. */
const isHeld = (url: string) => /\/api\/v1.0\/(?!Theme\/GetTheme)|\/assets\/background-sync-/.test(url)

const textOf = ({ path, search, body }: Call) => path + search + JSON.stringify(body)

const { firstAddresses } = await loadReads()

for (const { path, isForMembers, early, ofApp } of firstAddresses()) {
  test(`${path} begins with the reads that the document has sent for it`, async ({
    page,
    calls,
    open,
    memberIs,
    stored,
  }) => {
    if (isForMembers) await memberIs('gold')
    else await stored({ brandRef: 'doisai' })
    await holdBackApi(page)
    await page.route(`**${THEME}*`, (route) => route.continue())
    await holdFiles(page, '**/assets/background-sync-*.js')
    const letAppLoad = await holdFiles(page, MAIN_SCRIPT)
    const asked = () => calls.all.map((call) => API + call.path)

    await open(path + (QUERIES[path] ?? ''))
    await expect.poll(() => asked().toSorted()).toEqual([THEME, ...early].toSorted())
    letAppLoad()
    await calls.quiet(isHeld)

    const isElsewhere = new URL(page.url()).pathname !== path
    expect(isElsewhere).toBe(LEADING_ON.includes(path))
    // One call may be sent for each of several things.
    const ofPage = isElsewhere ? [] : [...new Set(asked().slice(early.length + 1))]
    expect(ofPage.toSorted(), 'asked as the page opens, without a row in page-reads.ts that says so').toEqual(
      ofApp.toSorted(),
    )
    const untaken = await page.evaluate(() => Object.keys(window.__head?.reads ?? {}))
    expect(untaken, 'a row in page-reads.ts that no page asks for').toEqual([])
  })

  // Each of them would be asked for twice if the page read again what it finds in the cache.
  if (early.length > 0)
    test(`${path} asks nothing again that was answered before the app`, async ({
      page,
      calls,
      open,
      memberIs,
      stored,
    }) => {
      if (isForMembers) await memberIs('gold')
      else await stored({ brandRef: 'doisai' })
      const letAppLoad = await holdFiles(page, MAIN_SCRIPT)
      await open(path + (QUERIES[path] ?? ''))
      const answered = () => calls.all.filter(({ status }) => status !== undefined).length
      await expect.poll(answered).toBe(early.length + 1)
      const first = calls.all.map(textOf)
      letAppLoad()
      await calls.quiet()
      expect(
        calls.all
          .slice(first.length)
          .map(textOf)
          .filter((text) => first.includes(text)),
      ).toEqual([])
    })
}

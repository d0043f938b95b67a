import type { Page } from '@playwright/test'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../fixtures.ts'
import { CONFIG, dist } from '../support/app-server.ts'
import { holdFiles } from '../support/hold-files.ts'
import { takeSnapshot } from '../support/snapshot.ts'

/* A brand's API whose answers hold code that could run in the document, by an attack or by a mistake in the back office. */

const RUNS = 'globalThis.hasRun=1'
const ELEMENT = `</script></template><script>${RUNS}</script><img src=x onerror=${RUNS}>`
const NAME = `Bad ${ELEMENT}`

/** What GetTheme of each brand answers. */
const THEMES: Record<string, { type: string; body: string }> = {
  code: theme(`javascript:${RUNS}`),
  large: theme('/large.png'),
  terminal: theme('data:image/png,\u001b[2J\u202e'),
  page: { type: 'text/html', body: `<!doctype html>${ELEMENT}` },
}

function theme(logo: string) {
  const fields = {
    '--primary': `#123456;}</style>${ELEMENT}<style>{`,
    '--background': `url(javascript:${RUNS})`,
    '--text': '#222222',
  }
  const json_config = {
    Theme_Field: fields,
    Setting_Field: { Cover_Page: { isDisplay: true, displayType: ELEMENT }, Login: { [ELEMENT]: ELEMENT } },
  }
  const groupimagelist = [2, 3, 4].map((imagegrouptype) => ({
    imagegrouptype,
    imagelist: [{ imageurl: logo }],
  }))
  return { type: 'application/json', body: JSON.stringify({ resp: { json_config, groupimagelist } }) }
}

const answerHostile: RequestListener = ({ url = '/' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const { type, body } = THEMES[searchParams.get('brandRef') ?? ''] ?? { type: 'text/plain', body: '' }
  response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*')
  if (pathname.endsWith('/GetTheme')) response.setHeader('Content-Type', type).end(body)
  else if (pathname === '/large.png')
    response.setHeader('Content-Type', 'image/png').end(Buffer.alloc(2e6, 1))
  else response.writeHead(404).end()
}

test('a hostile snapshot writes nothing that runs, says what it refused, and shows a login', async ({
  app,
  page,
  open,
}) => {
  const server = createServer(answerHostile)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  try {
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`
    const brands = Object.keys(THEMES).map((ref) => ({ ref, name_th: NAME, name_en: NAME }))
    const config = { ...CONFIG, customerApiUrl: origin, liffIds: {}, defaultBrandRef: 'code', brands }
    const { html, printed } = await takeSnapshot(dist, app.origin, config)
    expect(printed.split('\n')).toEqual([
      'code: its theme has no logo for the login, or none that may be shown.',
      `large: ${origin}/large.png is loaded by each visit: larger than 4096 bytes.`,
      'terminal: data:image/png,[2J is loaded by each visit: neither https nor of the API.',
      'page: its theme was not answered (malformed); it begins as without a snapshot.',
      'Snapshot of code, large, terminal.',
      '',
    ])
    Object.assign(app.config, config)
    app.document = html
    for (const brand of ['code', 'large']) {
      const release = await holdFiles(page, '**/assets/*.js')
      await open(`/authentication/line-login?brandRef=${brand}`)
      await expect(page.locator('.sk-brand p')).toHaveCount(2)
      expect(await findActiveCode(page)).toEqual([])
      release()
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await findActiveCode(page)).toEqual([])
    }
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

/** Code that has run, and code that would run on a touch or without the policy. */
const findActiveCode = (page: Page) =>
  page.evaluate(() => {
    const isCode = ({ name, value }: Attr) => /^on/i.test(name) || /javascript:/i.test(value)
    const elements = [...document.querySelectorAll('*')].filter((element) => {
      const isScript = element.localName === 'script' && element.textContent.includes('hasRun')
      const isData = element.getAttribute('type') === 'application/json'
      return (isScript && !isData) || [...element.attributes].some(isCode)
    })
    return [
      ...('hasRun' in globalThis ? ['has run'] : []),
      ...elements.map(({ outerHTML }) => outerHTML.slice(0, 200)),
    ]
  })

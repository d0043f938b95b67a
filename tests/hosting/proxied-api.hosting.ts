import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../tools/command-line/free-port.ts'
import { ask, page, sitesAt } from './site-folder.ts'
import { writtenServers } from './written-servers.ts'

const document = readFileSync(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8')

/** The lines of docs/hosting.md for an API on the site's origin, as the language of their block names the server. */
function recipeOf(server: string): string {
  const [, section = ''] = document.split('\n## An API on this origin\n')
  const language = { nginx: 'nginx', Apache: 'apache', Caddy: 'caddyfile' }[server.split(' ')[0] ?? '']
  const recipe = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(section.split('\n## ')[0] ?? '')?.[1]
  if (!recipe?.includes(UPSTREAM)) throw new Error(`docs/hosting.md has no such block for ${server}`)
  return recipe
}

const UPSTREAM = 'https://api.brand.example'
const PATH = '/api/v1.0/UniversalScanCode/VerifyCustomer'
const QUERY = '?customerMobileNo=0810000000&code=secret-code'

/** An API without TLS, which answers with what it was asked for. */
async function startUpstream(port: number): Promise<Server> {
  const upstream = createServer((request, response) => response.end(`upstream: ${request.url}`))
  await once(upstream.listen(port, '127.0.0.1'), 'listening')
  return upstream
}

async function stop(upstream: Server): Promise<void> {
  const closed = once(upstream, 'close')
  upstream.close()
  upstream.closeAllConnections()
  await closed
}

describe.each(writtenServers)('$name', ({ name, isInstalled, startSites }) => {
  if (!isInstalled) return it.skip('is not installed')

  it('leads an API’s path to the API, and writes no query of it into a log, whether the API is there or not', async () => {
    const port = await freePort()
    const upstream = await startUpstream(port)
    const beside = recipeOf(name)
      .replaceAll(UPSTREAM, `http://127.0.0.1:${port}`)
      // It asks for mod_ssl, and this upstream has no TLS.
      .replace('SSLProxyEngine on\n', '')
    const host = await startSites(sitesAt('/'), beside)
    onTestFinished(host.close)

    const answer = await ask(host.origin + PATH + QUERY)
    expect([answer.status, answer.body.toString()]).toEqual([200, `upstream: ${PATH}${QUERY}`])
    expect((await ask(`${host.origin}/home`)).body.toString()).toBe(page('/'))

    await stop(upstream)
    expect((await ask(host.origin + PATH + QUERY)).status).toBeOneOf([502, 503])
    await expect.poll(() => host.log().split(PATH).length - 1).toBeGreaterThanOrEqual(2)
    expect(host.log()).not.toMatch(/secret|0810000000/)
  })
})

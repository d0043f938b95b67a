import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { closedOrigin } from '../command-line/listen.ts'
import { standInBrand } from '../../tests/support/planted/stand-in-brand.ts'
import { configFile, lineOf, startServer } from '../../tests/support/planted/start-server.ts'
import { readSettings } from './start-settings.ts'

const root = resolve(import.meta.dirname, '../..')
const https = 'https://staging.brand.example'
const MEND = '→ Give its https address (http on this machine alone), without a query: '

it.each<[Record<string, string>, string]>([
  ...['brand', 'staging.brand.example:8080', `${https}?brand=1`].map(
    (API): [Record<string, string>, string] => [
      { API },
      `API is “${API}”, which is no API’s base. ${MEND}API=${https}`,
    ],
  ),
  [{ CRM: 'http://crm.example' }, `CRM is “http://crm.example”, which is no API’s base. ${MEND}CRM=${https}`],
  [
    { API: `${https}/loyalty/api/v1.0/` },
    `API ends with /api/v1.0, which each call adds. → Leave it out: API=${https}/loyalty`,
  ],
  [{ API: https, CONFIG: 'nowhere.json' }, `CONFIG leads to ${resolve(root, 'nowhere.json')}, which cannot`],
])('does not start with %o, and says why', (env, words) => {
  expect(() => readSettings(env, root)).toThrow(words)
})

it('does not start with a configuration that cannot be read, and tells all that is wrong at once', () => {
  const env = { API: 'brand', CRM: 'http://brand.example' }
  expect(() => readSettings({ ...env, CONFIG: configFile('{"a"') }, root)).toThrow(
    /^CONFIG is no JSON .*\nAPI is .*\nCRM is /,
  )
  expect(() => readSettings({ API: https, CONFIG: configFile([]) }, root)).toThrow('CONFIG is no JSON object')
})

it('tells in a line that an API answers, and who answers the rest', async () => {
  const brand = await standInBrand()
  const server = await startServer({ API: brand.origin })
  expect(await lineOf(server, 'API')).toMatch(/^API: \S+ answers \(theme of doisai in \d+ ms\)$/)
  expect(server.lines).toContain('CRM: not set, API’s host answers')
  const crmAlone = await startServer({ CRM: brand.origin })
  expect(await lineOf(crmAlone, 'CRM')).toMatch(/^CRM: \S+ answers \(404 in \d+ ms\)$/)
  expect(crmAlone.lines).toContain('API: not set, the sandbox answers')
})

it('warns of an address that does not answer as an API, and starts nevertheless', async () => {
  const brand = await standInBrand()
  const { origin } = brand
  const lineFor = async (API: string, timeoutMs?: number) => {
    const server = await startServer({ API }, { timeoutMs })
    expect((await server.send('/config.json')).status).toBe(200)
    return lineOf(server, 'API')
  }
  const answerWith = (status: number, headers: Record<string, string>, body = '') => {
    brand.answer = (_request, response) => response.writeHead(status, headers).end(body)
  }
  expect(await lineFor(await closedOrigin())).toContain('nothing listens there. → Start the server')
  expect(await lineFor(origin.replace('http:', 'https:'))).toContain('no TLS is spoken there. → Serve https')
  answerWith(200, { 'Content-Type': 'text/html' }, '<!doctype html>')
  expect(await lineFor(origin)).toContain(
    `API: ${origin} answered 200 with an HTML page. → Check that customerApiUrl`,
  )
  answerWith(302, { Location: 'https://login.example/in?secret=1' })
  expect(await lineFor(origin)).toContain(
    `API: ${origin} redirects to https://login.example/in. → Give the address behind the redirect`,
  )
  answerWith(404, { 'Content-Type': 'application/json' }, '{}')
  expect(await lineFor(origin)).toContain(
    'answered 404: there is no such call. → Give apiPrefix in config.json',
  )
  answerWith(422, { 'Content-Type': 'application/json' }, '{"message":"\\u001b[2K##vso[task.complete]"}')
  expect(await lineFor(origin)).toContain('it says “[2K# #vso[task.complete]”')
  brand.answer = () => {}
  expect(await lineFor(origin, 100)).toBe(
    `API: ${origin}: no answer in time. → Look for a server that hangs or a firewall that drops packets.`,
  )
})

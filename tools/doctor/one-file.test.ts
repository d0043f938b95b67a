import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { siteHeader } from './planted/planting.ts'
import { healthyConfig, standInSite, type StandIn } from './planted/stand-in-site.ts'

const vite = join(import.meta.dirname, '../../node_modules/vite/bin/vite.js')
const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
let standIn: StandIn

beforeAll(async () => {
  const built = await run(vite, 'build', import.meta.dirname, '--outDir', folder, '--emptyOutDir')
  expect(built.code, built.errors).toBe(0)
  standIn = await standInSite()
  // Without a LIFF ID nothing is asked of LINE.
  standIn.config = { ...healthyConfig(standIn.apiOrigin), liffIds: {} }
}, 60_000)
afterEach(() => (standIn.faults = []))
afterAll(() => {
  standIn.close()
  rmSync(folder, { recursive: true })
})

interface Ended {
  code: unknown
  output: string
  errors: string
}

const run = (script: string, ...args: string[]) =>
  new Promise<Ended>((resolve) =>
    execFile(process.execPath, [script, ...args], { cwd: folder }, (error, output, errors) =>
      resolve({ code: error ? error.code : 0, output, errors }),
    ),
  )
const doctor = (...args: string[]) => run(join(folder, 'doctor.mjs'), ...args)

it('is one file that runs without the checkout, and ends with 0 on a site that has nothing wrong', async () => {
  expect(readdirSync(folder)).toEqual(['doctor.mjs'])
  const { code, output, errors } = await doctor(standIn.origin)
  expect(errors).toBe('')
  expect(output).toMatch(/^✓ index\.html: the app, .*\n/)
  expect(output).toMatch(/\n\n\d+ good, 1 to look at\.\n$/)
  expect(code).toBe(0)
})

it('ends with 1 where something is wrong, for machines too', async () => {
  standIn.faults = [siteHeader('x-content-type-options')]
  const text = await doctor(standIn.origin)
  expect(text.output).toContain(
    '✗ security headers: x-content-type-options is missing. → Send X-Content-Type-Options: nosniff.',
  )
  expect(text.code).toBe(1)

  const { code, output } = await doctor(standIn.origin, '--json')
  expect(JSON.parse(output)).toMatchObject({ site: standIn.origin, healthy: false })
  expect(code).toBe(1)
})

it('says how it is called where it is called otherwise', async () => {
  expect(await doctor()).toMatchObject({ code: 2, output: '', errors: expect.stringContaining('--har file') })
  expect(await doctor('member.brand.example')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('Give the site’s https address'),
  })
})

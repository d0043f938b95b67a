import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closedOrigin } from '../command-line/listen.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { OTP, PERSONAS, PIN } from '../../src/sandbox/personas.ts'
import { page, header } from '../../tests/support/planted/planting.ts'
import { healthyConfig, standInSite, type StandIn } from '../../tests/support/planted/stand-in-site.ts'

const vite = join(import.meta.dirname, '../../node_modules/vite/bin/vite.js')
const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
let standIn: StandIn

beforeAll(async () => {
  const built = await run(vite, 'build', import.meta.dirname, '--outDir', folder, '--emptyOutDir')
  expect(built.code, built.errors).toBe(0)
  standIn = await standInSite()
}, 60_000)
beforeEach(() => {
  standIn.faults = []
  // Without a LIFF ID nothing is asked of LINE.
  standIn.config = { ...healthyConfig(standIn.apiOrigin), liffIds: {} }
})
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
  // 16.1 seconds are no whole number of milliseconds.
  const { code, output, errors } = await doctor(standIn.origin, '--timeout', '16.1')
  expect(errors).toBe('')
  expect(output).toMatch(/^✓ index\.html: the app, .*\n/)
  expect(output).toMatch(/\n\n\d+ good, 1 to look at\.\n$/)
  expect(code).toBe(0)
})

it('ends with 1 where something is wrong', async () => {
  standIn.faults = [header('x-content-type-options')]
  const { code, output } = await doctor(standIn.origin)
  expect(output).toContain(
    '✗ security headers: x-content-type-options is missing: index.html. → Send X-Content-Type-Options: nosniff.',
  )
  expect(code).toBe(1)
})

it('takes an address without its last slash as the path that the app is below', async () => {
  const { code, output } = await doctor(`${standIn.origin}/member`)
  expect(output).toContain('✗ index.html: the build is for /, and it stands at /member/.')
  expect(code).toBe(1)
})

it('reads the scripts as modules', async () => {
  standIn.faults = [page('/assets/lists-a3b4c5d6.js', (answer) => (answer.body = 'export default ['))]
  expect((await doctor(standIn.origin)).output).toContain('✗ scripts: no whole script')
})

it('prints nothing of a site that could lead the reader of the report, or a pipeline, astray', async () => {
  const ref = 'doisai\u001b[2K\u202e\n✓ all is well ##vso[task.complete]::error::###'
  standIn.config = { ...healthyConfig(standIn.apiOrigin), liffIds: {}, defaultBrandRef: ref, brands: [] }
  for (const options of [[], ['--json']]) {
    const { output } = await doctor(standIn.origin, ...options)
    expect(output).toContain('doisai[2K✓ all is well # #vso[task.complete]: :error: :# # #')
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(output).not.toMatch(/^✓ all/m)
  }
})

it('accepts a finding by its id, and says so', async () => {
  standIn.faults = [header('x-content-type-options')]
  const shown = await doctor(standIn.origin, '--ids')
  expect(shown.output).toContain('x-content-type-options is missing: index.html. [nosniff] →')
  const accepted = await doctor(standIn.origin, '--accept', 'nosniff', '--accept', 'paging')
  expect(accepted.output).toContain('~ security headers: x-content-type-options is missing: index.html.\n')
  expect(accepted.output).toMatch(/, 1 accepted\.\n$/)
  expect(accepted.code).toBe(0)
  const json = JSON.parse((await doctor(standIn.origin, '--json', '--accept', 'nosniff')).output)
  expect(json).toMatchObject({ site: standIn.origin, healthy: true })
  expect(json.findings).toContainEqual(expect.objectContaining({ id: 'nosniff', accepted: true }))
})

it('takes what wants a look as wrong where it is strict, but what is accepted', async () => {
  expect((await doctor(standIn.origin, '--strict')).code).toBe(1)
  expect((await doctor(standIn.origin, '--strict', '--accept', 'calls-of-a-member')).code).toBe(0)
})

it('looks at one brand alone', async () => {
  standIn.config = {
    ...healthyConfig(standIn.apiOrigin),
    liffIds: {},
    brands: ['doisai', 'sabaimart'].map((ref) => ({ ref, name_th: 'ก', name_en: 'A' })),
  }
  const { code, output } = await doctor(standIn.origin, '--brand', 'sabaimart')
  expect(output).toContain('✓ theme of sabaimart')
  expect(output).not.toContain('of doisai')
  expect(code).toBe(0)
  expect(await doctor(standIn.origin, '--brand', 'SabaiMart')).toMatchObject({
    code: 2,
    output: '',
    errors: 'config.json has no brand "SabaiMart". Give --brand one of: doisai · sabaimart.\n',
  })
})

it('ends with 3 where the site cannot be reached', async () => {
  const origin = await closedOrigin()
  expect(await doctor(origin)).toMatchObject({
    code: 3,
    output: expect.stringContaining(`✗ the site: ${origin}: nothing listens there.`),
  })
})

it('opens a closed site with what it never prints', async () => {
  vi.stubEnv('DOCTOR_USER', 'staff:open sesame')
  onTestFinished(() => void vi.unstubAllEnvs())
  standIn.bearers = []
  const { code, output, errors } = await doctor(standIn.origin, '--header', 'X-Key: sesame-2')
  expect([code, errors]).toEqual([0, ''])
  expect(standIn.bearers).toContain(`${standIn.origin}/config.json`)
  expect(output).not.toMatch(/sesame|c3RhZmY6/)
  for (const wrong of ['sesame-3', 'X-Key: sesame\n4', ': sesame']) {
    const refused = await doctor(standIn.origin, '--header', wrong)
    expect(refused).toMatchObject({ code: 2, output: '', errors: expect.stringContaining('--header takes') })
    expect(refused.errors).not.toContain('sesame')
  }
})

it('says how it is called where it is called otherwise, from its sources too', async () => {
  expect(await run(join(import.meta.dirname, 'doctor.ts'))).toMatchObject({
    code: 2,
    output: '',
    errors: expect.stringContaining('--brand reference'),
  })
  expect(await doctor('member.brand.example')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('Give the site’s https address'),
  })
  expect(await doctor(standIn.origin, '--accept', 'no-such-id')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('--accept takes an id that --ids shows, not no-such-id'),
  })
})

describe('--write', () => {
  const mobile = PERSONAS.gold.mobile.doisai
  const env = { DOCTOR_MOBILE: mobile, DOCTOR_PIN: PIN }
  /** Calls the doctor with these variables, and types these lines. */
  const write = (variables: Record<string, string>, lines: string, ...args: string[]) =>
    new Promise<Ended>((resolve) => {
      const options = { cwd: folder, env: { ...process.env, ...variables } }
      const file = join(folder, 'doctor.mjs')
      const child = execFile(
        process.execPath,
        [file, standIn.origin, '--write', ...args],
        options,
        (error, output, errors) => resolve({ code: error ? error.code : 0, output, errors }),
      )
      // Standard input stays open, as at a terminal.
      child.stdin?.write(lines)
    })
  const state = () => JSON.stringify(standIn.sandbox.context.state)
  let before = ''
  const isChanged = () => state() !== before
  beforeEach(() => {
    standIn.sandbox.reset()
    before = state()
    standIn.asked = []
    standIn.config = { ...standIn.config, staging: true }
  })

  it('says what it will do, and does it once somebody types yes and the code', async () => {
    const { code, output, errors } = await write(env, `yes\n${OTP}\n`, '--qr', 'EARN50')
    expect(errors).toContain('As the member of DOCTOR_MOBILE, of doisai at ')
    expect(errors).toContain(
      '- redeem the cheapest privilege, twice under one X-Request-Id (its price stays spent)',
    )
    expect(output).toContain('✓ log-out: ends the session.')
    expect(output).not.toContain('✗')
    expect([mobile, PIN, OTP].filter((secret) => (output + errors).includes(secret))).toEqual([])
    expect(code).toBe(0)
  })

  it('changes nothing where the answer is another one', async () => {
    const { output } = await write(env, 'y\n')
    expect(output).toContain('• changes: not tried: nobody said yes.')
    expect(isChanged()).toBe(false)
  })

  it('asks nothing in a pipeline', async () => {
    const { code, output } = await write({ ...env, DOCTOR_OTP: OTP }, '', '--yes')
    expect(output).toContain('✓ OTP: the code that came is taken')
    expect(output).not.toContain('collecting')
    expect(code).toBe(0)
    standIn.sandbox.reset()
    expect((await write(env, '', '--yes')).output).toContain('• OTP: not tried: nobody gave the code.')
  })

  it.each([true, 'true', undefined])('takes for a staging what says so alone: %s', async (staging) => {
    standIn.config = { ...standIn.config, staging }
    const { code, errors } = await write({ ...env, DOCTOR_OTP: OTP }, '', '--yes')
    expect(code).toBe(staging === true ? 0 : 2)
    expect(errors.includes('does not say "staging": true')).toBe(staging !== true)
    expect(isChanged()).toBe(staging === true)
  })

  it('changes a site that is no staging where it is told twice', async () => {
    standIn.config = { ...standIn.config, staging: false }
    expect((await write(env, '', '--yes', '--live')).output).toContain('✓ log-out: ends the session.')
  })

  it('wants a number and a PIN', async () => {
    expect(await write({ DOCTOR_MOBILE: mobile }, '')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('DOCTOR_MOBILE and DOCTOR_PIN'),
    })
  })
})

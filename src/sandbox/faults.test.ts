import { describe, expect, it, vi } from 'vitest'
import { createSandbox, type Sandbox } from './create-sandbox.ts'
import type { Fault } from './faults.ts'
import { sessionFor } from './personas.ts'

const ORIGIN = 'http://localhost'

async function call(sandbox: Sandbox, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { Authorization: `Bearer ${sessionFor('new', 'doisai')}` }
  const response = await sandbox.handle(new Request(`${ORIGIN}${path}`, { headers, ...init }))
  if (response === undefined) throw new Error(`${path} is not the sandbox's`)
  return response
}

const profile = (sandbox: Sandbox) => call(sandbox, '/api/v1.0/Customer/Profile')
const welcome = (sandbox: Sandbox) => call(sandbox, '/api/v1.0/WelcomeCampaign/Issue')

function sandboxWith(fault: Omit<Fault, 'operation'> & { operation?: string }): Sandbox {
  const sandbox = createSandbox()
  sandbox.faults.add({ operation: 'getProfile', ...fault })
  return sandbox
}

describe('faults', () => {
  it('affect as many calls as `times` says, then none', async () => {
    const sandbox = sandboxWith({ kind: 500, times: 2 })
    expect((await profile(sandbox)).status).toBe(500)
    expect((await profile(sandbox)).status).toBe(500)
    expect((await profile(sandbox)).status).toBe(200)
  })

  it('affect a call by a part of its path too', async () => {
    const sandbox = sandboxWith({ operation: 'membership-tier/', kind: 403 })
    expect((await call(sandbox, '/api/v1.0/customer/membership-tier/info')).status).toBe(403)
    expect((await profile(sandbox)).status).toBe(200)
  })

  it.each([401, 422, 500] as const)('answer %i with words in both languages', async (kind) => {
    const response = await profile(sandboxWith({ kind }))
    expect(response.status).toBe(kind)
    const { error } = (await response.json()) as {
      error: { http_status: number; locale: Record<string, { title: string }> }
    }
    expect(error.http_status).toBe(kind)
    expect(error.locale['th-th']?.title).toMatch(/[ก-๙]/)
    expect(error.locale['en-us']?.title).toMatch(/[a-z]/)
  })

  it('answer 429 with the seconds to wait', async () => {
    expect(await (await profile(sandboxWith({ kind: 429 }))).json()).toMatchObject({ retry_after: 30 })
  })

  it('break an answer in every way that a network or a server can', async () => {
    expect((await profile(sandboxWith({ kind: 'offline' }))).type).toBe('error')
    expect(await (await profile(sandboxWith({ kind: 'html502' }))).text()).toContain('<html>')
    expect(await (await profile(sandboxWith({ kind: 'empty' }))).text()).toBe('')
    expect(await (await profile(sandboxWith({ kind: 'null' }))).json()).toBeNull()
    expect(await (await profile(sandboxWith({ kind: 'wrong-types' }))).json()).toMatchObject({
      point: 'not a number',
    })
    await expect((await profile(sandboxWith({ kind: 'truncated' }))).json()).rejects.toThrow()
  })

  it('can let the call act and lose its answer', async () => {
    const sandbox = sandboxWith({ operation: 'issueWelcomePoints', kind: 'offline', times: 1, after: true })
    expect((await welcome(sandbox)).type).toBe('error')
    expect(await (await welcome(sandbox)).json()).toEqual({ point_earn: 0 })
    expect(await (await profile(sandbox)).json()).toMatchObject({ point: 100 })
  })

  it.each([
    ['hang', { kind: 'hang' }, 0],
    ['keep an answer back', { kind: 500, isHeld: true }, 500],
  ] as const)('%s until they are cleared', async (_what, fault, status) => {
    const sandbox = sandboxWith(fault)
    const answered = vi.fn()
    const held = profile(sandbox).then((response) => (answered(), response))
    // A later call is answered meanwhile.
    await welcome(sandbox)
    expect(answered).not.toHaveBeenCalled()
    sandbox.faults.clear()
    expect((await held).status).toBe(status)
  })

  it('can be added and cleared over HTTP', async () => {
    const sandbox = createSandbox()
    const body = JSON.stringify({ operation: 'getProfile', kind: 404 })
    expect((await call(sandbox, '/sandbox/faults', { method: 'POST', body })).status).toBe(204)
    expect((await profile(sandbox)).status).toBe(404)
    await call(sandbox, '/sandbox/faults', { method: 'DELETE' })
    expect((await profile(sandbox)).status).toBe(200)
    expect((await call(sandbox, '/sandbox/faults', { method: 'POST', body: '{"kind":1}' })).status).toBe(400)
  })
})

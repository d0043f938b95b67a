import { expect, it } from 'vitest'
import { ask, type SandboxAnswer } from './ask-sandbox.ts'
import { createSandbox, type Sandbox } from './create-sandbox.ts'
import { memberIdOf, sessionFor } from './personas.ts'

const GOLD = { token: sessionFor('gold', 'doisai') }

// The app's tests rely on this and would not notice if it failed.
it.each<[string, (sandbox: Sandbox, requestId: string) => Promise<SandboxAnswer>]>([
  [
    'RedeemQrCode',
    (sandbox, requestId) => {
      const query = `customerId=${memberIdOf('gold', 'doisai')}&qrCode=EARN50`
      return ask(sandbox, 'redeemQrCode', `UniversalScanCode/RedeemQrCode?${query}`, { requestId })
    },
  ],
  [
    'WelcomeCampaign',
    (sandbox, requestId) =>
      ask(sandbox, 'issueWelcomePoints', 'WelcomeCampaign/Issue', {
        token: sessionFor('new', 'doisai'),
        requestId,
      }),
  ],
  [
    'privilege/Issue',
    (sandbox, requestId) =>
      ask(sandbox, 'issuePrivilege', 'privilege/Issue', {
        ...GOLD,
        json: { Privilege_Id: 'DSP001', Amount: 1, Type: 1 },
        requestId,
      }),
  ],
  [
    'package/Issue',
    (sandbox, requestId) =>
      ask(sandbox, 'issuePackage', 'package/Issue', {
        ...GOLD,
        json: { Package_Id: 'DPK001', Amount: 1 },
        requestId,
      }),
  ],
])(
  '%s acts once for one request id and is answered the same, and acts anew for another',
  async (_call, act) => {
    const sandbox = createSandbox()
    const first = await act(sandbox, 'same')
    const acted = JSON.stringify(sandbox.context.state)
    expect(first.status).toBe(200)
    expect(await act(sandbox, 'same')).toEqual(first)
    expect(JSON.stringify(sandbox.context.state)).toBe(acted)
    expect(await act(sandbox, 'other')).not.toEqual(first)
  },
)

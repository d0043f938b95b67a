import { addressesOf, type StartSettings } from './start-settings.ts'
import { tryAddress, type Verdict } from './try-address.ts'

/** What the console says once the server listens: how each address answers, and what else is not as usual. */
export async function startLines(settings: StartSettings, tryMs: number): Promise<Verdict[]> {
  const { api, crm, sandboxed, persona } = settings
  const told = (line: string) => ({ isGood: true, line })
  const verdicts = await Promise.all(
    addressesOf(settings).map((address) => tryAddress(address, settings, tryMs)),
  )
  return [
    ...verdicts,
    ...(!api ? [told('API: not set, the sandbox answers')] : []),
    ...(crm === api ? [told('CRM: not set, API’s host answers')] : []),
    ...(sandboxed.length > 0
      ? [told(`SANDBOX: answers as ${persona}: ${sandboxed.map(({ id }) => id).join(', ')}`)]
      : []),
    ...(api
      ? [told('Log in by phone: ?as= gives an ID token of the sandbox’s, which the brand’s API refuses')]
      : []),
  ]
}

import { installBridge } from '../../e2e/line-platform/in-client.ts'
import { LinePlatform } from '../../e2e/line-platform/line-platform.ts'
import { routeLine } from '../../e2e/line-platform/route-line.ts'
import { lineSub } from '../../src/sandbox/personas.ts'

export const LIFF_ID = '2000000001-gallery'

/** Makes a context the LIFF browser of a phone, whose native side answers. */
export const becomeLiffBrowser = installBridge

/** LINE's servers for the pages of a context, with a persona as the user: gives the platform and what takes them away again. */
export async function openLine(context, app, { lineUser, lineSettings }) {
  const line = new LinePlatform({ liffId: LIFF_ID, endpointUrl: app.origin, ...lineSettings })
  line.settings.user = { ...line.settings.user, sub: lineSub(lineUser) }
  await routeLine(context, line, app.origin)
  return { line, close: () => context.unrouteAll({ behavior: 'ignoreErrors' }) }
}

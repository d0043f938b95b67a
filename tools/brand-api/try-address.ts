import { ownPath } from '../../src/config/api-address.ts'
import { plainText } from '../command-line/plain-text.ts'
import { wrongWith } from '../doctor/answers.ts'
import { liveSite } from '../doctor/live-site.ts'
import { reads } from '../doctor/reads.ts'
import { readSiteConfig } from '../doctor/site-config.ts'
import { isHtml, isRedirect } from '../doctor/site.ts'
import { appHeaders, readReply } from '../doctor/visit.ts'
import type { BrandAddress, StartSettings } from './start-settings.ts'

interface Verdict {
  isGood: boolean
  line: string
}

/** Sends an address the app's first request, and puts the answer in a line for the console. */
export async function tryAddress(
  { variable, origin, path }: BrandAddress,
  settings: StartSettings,
  timeoutMs: number,
): Promise<Verdict> {
  const base = origin + path
  const site = readSiteConfig(settings.config, origin)
  const brandRef = site.brandRefs[0] ?? ''
  // The CRM is asked for a made-up consent: any answer shows that it is there.
  const operation = variable === 'API' ? 'getTheme' : 'getSmsPdpa'
  const url = base + ownPath(settings.shape, reads[operation]({ brandRef }).path)
  const reply = await liveSite(timeoutMs).send(url, { headers: appHeaders(site, origin, base) })
  if (operation === 'getSmsPdpa' && !reply.failure && !isHtml(reply) && !isRedirect(reply))
    return { isGood: true, line: `${variable}: ${base} answers (${reply.status} in ${reply.ms} ms)` }
  const wrong = wrongWith({ operation, reply, outcome: readReply(operation, reply, false) }, variable)
  if (!wrong)
    return { isGood: true, line: `${variable}: ${base} answers (theme of ${brandRef} in ${reply.ms} ms)` }
  const { what, mend } = wrong
  const told = reply.failure ? what : `${base} ${what}`
  // The API's own words may stand in it.
  return { isGood: false, line: plainText(`${variable}: ${told}. → ${mend}`) }
}

import { ownPath } from '../../src/config/api-address.ts'
import { dataOf } from '../doctor/answers.ts'
import { plainAddress } from '../doctor/finding.ts'
import { liveSite } from '../doctor/live-site.ts'
import { reads } from '../doctor/reads.ts'
import { readSiteConfig } from '../doctor/site-config.ts'
import { isHtml, isRedirect } from '../doctor/site.ts'
import { appHeaders, readReply } from '../doctor/visit.ts'
import type { BrandAddress } from './brand-address.ts'
import { defaultBrandOf, type StartSettings } from './start-settings.ts'

export interface Verdict {
  isGood: boolean
  line: string
}

/** What an address answers to the first thing that the app asks of it, in a line for the console. */
export async function tryAddress(
  { variable, origin, path }: BrandAddress,
  settings: StartSettings,
  timeoutMs: number,
): Promise<Verdict> {
  const base = origin + path
  const bad = (what: string, mend: string) => ({ isGood: false, line: `${variable}: ${what}. → ${mend}` })
  const good = (what: string) => ({ isGood: true, line: `${variable}: ${base} answers (${what})` })

  const brandRef = defaultBrandOf(settings)
  // The CRM has the consents of SMS alone, of which none is known here: that it answers has to do.
  const operation = variable === 'API' ? 'getTheme' : 'getSmsPdpa'
  const url = base + ownPath(settings.shape, reads[operation]({ brandRef }).path)
  const headers = appHeaders(readSiteConfig(settings.config, origin), origin, base)
  const reply = await liveSite(timeoutMs).send(url, { headers })
  if (reply.failure) return bad(reply.failure.what, reply.failure.mend)
  if (isRedirect(reply)) {
    const target = plainAddress(reply.headers.location ?? '', url)
    return bad(
      `${base} redirects to ${target}`,
      `Give ${variable} the address behind it: on the site’s own host a browser’s preflight may not be redirected.`,
    )
  }
  if (isHtml(reply))
    return bad(
      `${base} answers ${reply.status} with a web page`,
      `Check that ${variable} leads to the API, and not to a web site or a page to log in at (a VPN’s, a firewall’s).`,
    )
  if (operation === 'getSmsPdpa') return good(`${reply.status} in ${reply.ms} ms`)
  const outcome = readReply(operation, reply, false)
  const answer = dataOf({ operation, reply, outcome }, variable)
  if ('data' in answer) return good(`theme of ${brandRef} in ${reply.ms} ms`)
  return bad(
    `${base} ${answer.finding.what}`,
    `It was asked for the theme of “${brandRef}”: check ${variable}’s path and, in config.json, defaultBrandRef, apiPrefix and paths.`,
  )
}

import { paths } from '../../../src/addresses/paths.ts'
import { contentSecurityPolicy, securityHeaders } from './content-security-policy.ts'
import { CACHE_CONTROL } from './hosting-rules.ts'
import { hasBrandWithoutLiff, OPENER_POLICY } from './opener-policy.ts'
import { policyWithHosts } from './policy-hosts.ts'

const SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g

/** The scripts inside a page, as texts. */
export const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(SCRIPT)].map(([, text = '']) => text)

/** What the headers of a built site are made from. */
export interface Site {
  html: string
  base: string
  config: unknown
  environment: Record<string, string | undefined>
  /** Below assets/. */
  assets: readonly string[]
}

/** The file _headers of a built site, as Netlify and Cloudflare Pages read it. */
export function headersFile(site: Site): string {
  const { base, environment, assets } = site
  const lines = Object.entries(headersOf(site)).map(([name, value]) => `${name}: ${value}`)
  // Netlify sets headers by the path alone, and a missing file would be cached for a year too: there, each file has a row.
  const kept = environment.NETLIFY ? assets.toSorted() : ['*']
  const year = `Cache-Control: ${CACHE_CONTROL.asset}`
  const blocks = [['/*', ...lines], ...kept.map((name) => [`${base}assets/${name}`, year])]
  return blocks.map((block) => `${block.join('\n  ')}\n`).join('')
}

/** The headers that every answer of a built site carries, by name: the policy has the hosts of its config.json. */
export function headersOf({ html, config, environment }: Site): Record<string, string> {
  const imageHosts = environment.IMAGE_HOSTS?.split(/\s+/).filter((host) => host !== '')
  return {
    ...securityHeaders(policyWithHosts(contentSecurityPolicy(inlineScriptsOf(html)), config, imageHosts)),
    // It holds for the whole host and a year: HSTS=off where something else on the host has no TLS.
    ...(environment.HSTS !== 'off' && {
      'Strict-Transport-Security': `max-age=31536000${environment.HSTS === 'subdomains' ? '; includeSubDomains' : ''}`,
    }),
    ...(hasBrandWithoutLiff(config) && OPENER_POLICY),
  }
}

/**
 * The file _redirects: the app answers its own paths and all below them; any other path that is no file gets 404.html. The target
 * is the base, because Cloudflare redirects a browser from index.html to it.
 */
export function redirectsFile(base: string): string {
  const parts = [...new Set(Object.values(paths).map((path) => path.split('/')[1] ?? ''))].filter(
    (part) => part !== '',
  )
  // Cloudflare wants the rows with a * last.
  return ['', '/*'].flatMap((rest) => parts.map((part) => `${base}${part}${rest} ${base} 200\n`)).join('')
}

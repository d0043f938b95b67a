// Writes into a built index.html what its brands look like: the configuration, and of each brand its settings, colours and logo.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandSnapshot } from '../../../src/brand/app-setting.ts'
import { parseTheme, type ThemeAnswer } from '../../../src/brand/parse-theme.ts'
import { ownPath } from '../../../src/config/api-address.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { deriveTokens } from '../../../src/theme/derive-tokens.ts'
import { plainText } from '../../command-line/plain-text.ts'
import { readOptions } from '../../command-line/read-options.ts'
import { configText } from '../../config/config-text.ts'
import { liveSite } from '../../doctor/live-site.ts'
import { reads } from '../../doctor/reads.ts'
import { hasSigned, withoutSigned } from '../../doctor/signed-addresses.ts'
import { readSiteConfig, type BrandApi } from '../../doctor/site-config.ts'
import { appHeaders, readReply } from '../../doctor/visit.ts'
import { unreadableColour, withoutSnapshot, withSnapshot } from './document.ts'
import { inlinePicture } from './inline-picture.ts'

/** Further brands get no snapshot, because every visitor loads those of all brands. */
const MAX_BRANDS = 5
/** A brand's settings, colours and logo, which every visitor loads: a theme with pictures inside it is too long. */
const MAX_LENGTH = 20_000
/** A build must not wait for an API that accepts a connection and says nothing. */
const TIMEOUT_MS = 20_000
/** Stands for the site where its address is not given. */
const NO_SITE = 'https://site.invalid'

const options = readOptions(
  {
    /** Where the site is: needed where the API is on the site's own origin. */
    site: { type: 'string', value: 'https://member.brand.example/', accepts: (text) => URL.canParse(text) },
    /** As a part of a build for a brand (CONFIG): never fails, and does nothing for the sandbox's configuration. */
    'after-build': { type: 'boolean', default: false },
  },
  'dist',
) as { site?: string; 'after-build': boolean; dist: string } // as declared above
const isPartOfBuild = options['after-build']
if (isPartOfBuild && !process.env.CONFIG) process.exit(0)

const read = (name: string) => readFileSync(join(options.dist, name), 'utf8')
const write = (text: string) =>
  ['index.html', '404.html'].forEach((name) => writeFileSync(join(options.dist, name), text))

/** Without control characters, because the line may hold text of the API. */
const say = (line: string) => console.log(plainText(line))

/** Why there is no snapshot. */
class NoSnapshot extends Error {}

/** index.html with a snapshot; says of each brand what was taken, and what was refused. */
async function take(html: string): Promise<string> {
  const raw: unknown = JSON.parse(configText(join(options.dist, 'config.json')))
  if (!isRecord(raw)) throw new NoSnapshot('config.json cannot be used; npm run doctor says what is wrong.')
  // The site's origin is needed only where the API is on it.
  const config = readSiteConfig(raw, new URL(options.site ?? NO_SITE).origin)
  const brands: BrandSnapshot[] = []
  for (const ref of config.brandRefs.slice(0, MAX_BRANDS)) {
    const brand = await takeBrand(ref, config.apiOf(ref))
    if (typeof brand === 'string') say(`${ref}: ${brand}`)
    else brands.push(brand)
  }
  for (const ref of config.brandRefs.slice(MAX_BRANDS)) say(`${ref}: left out; ${MAX_BRANDS} brands at most.`)
  if (brands.length === 0) throw new NoSnapshot('there is no brand to show.')
  say(`Snapshot of ${brands.map(({ setting }) => setting.brandRef).join(', ')}.`)
  return withSnapshot(html, { config: raw, brands })
}

/** Reads a brand's snapshot from its API, as the app would; gives the reason where there is none. */
async function takeBrand(brandRef: string, api: BrandApi): Promise<BrandSnapshot | string> {
  const base = api.customerApi
  if (base === undefined) return 'left out; its row of brands names no API that can be used.'
  const { origin } = new URL(base)
  if (origin === NO_SITE)
    return 'left out; its API is on the origin of the site: npm run deploy:snapshot -- --site https://member.brand.example/ dist'
  const url = base + ownPath(api.shape, reads.getTheme({ brandRef }).path)
  const site = liveSite(TIMEOUT_MS)
  const reply = await site.send(url, { headers: appHeaders(api, origin, base) })
  const outcome = readReply('getTheme', reply, false)
  if ('error' in outcome)
    return `its theme was not answered (${reply.failure?.what ?? outcome.error.kind}); it begins as without a snapshot.`
  const { resp = {} } = outcome.data as { resp?: ThemeAnswer } // the reader's shape
  const answered = parseTheme(brandRef, resp)
  // An address that is signed ends, and the document stays.
  const setting = withoutSigned(answered)
  if (hasSigned(answered))
    say(`${brandRef}: pictures with a signed address are left out: each visit loads them.`)
  const { themeFields, isDark, loginLogo } = setting
  const colour = unreadableColour(themeFields)
  if (colour) return `left out; only a browser knows the colour ${colour}: write it as #rrggbb.`
  const theme = { light: deriveTokens(themeFields, 'light'), dark: deriveTokens(themeFields, 'dark'), isDark }
  const { data, reason } = loginLogo ? await inlinePicture(site, loginLogo, origin) : {}
  const logo = loginLogo
    ? `${loginLogo.slice(0, 100)} ${data ? 'stands in the document' : `is loaded by each visit: ${reason}`}`
    : 'its theme has no logo for the login, or none that may be shown'
  say(`${brandRef}: ${logo}.`)
  const brand = { setting, theme, logo: data }
  const { length } = JSON.stringify(brand)
  return length <= MAX_LENGTH ? brand : `left out; its theme has ${length} letters, ${MAX_LENGTH} at most.`
}

try {
  const built = withoutSnapshot(read('index.html'))
  // An earlier snapshot may be of another configuration: where there is no new one, there is none.
  write(built)
  write(await take(built))
} catch (error) {
  if (!(error instanceof NoSnapshot) && !isPartOfBuild) throw error
  say(`No snapshot: ${(error as Error).message}`)
  process.exitCode = isPartOfBuild ? 0 : 1
}

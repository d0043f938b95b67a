// Writes into a built index.html what its brands look like: the configuration, and of each brand its settings, colours and logo.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
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
import { readSiteConfig, type BrandApi } from '../../doctor/site-config.ts'
import { appHeaders, readReply } from '../../doctor/visit.ts'
import { unreadableColour, withoutSnapshot, withSnapshot } from './document.ts'
import { inlinePicture } from './inline-picture.ts'

/** Further brands begin as without a snapshot: every visitor would load what is written of all the others. */
const MOST_BRANDS = 5
/** Of a brand's settings, colours and logo, all of which every visitor loads: pictures that stand in a theme itself are too much. */
const MOST_LETTERS = 20_000
/** A build must not wait for an API that accepts a connection and says nothing. */
const LONGEST_WAIT_MS = 20_000
/** Stands for the site where nobody has said where it is. */
const NO_SITE = 'https://site.invalid'

const options = readOptions(
  {
    /** Where the site is: needed where the API is on the site's own origin. */
    site: { type: 'string', value: 'https://member.brand.example/', accepts: (text) => URL.canParse(text) },
    /** In place of the config.json of the built files, where it is copied to. */
    config: { type: 'string', value: 'config.json' },
    /** As a part of a build for a brand (CONFIG): never fails, and does nothing for the sandbox's configuration. */
    'after-build': { type: 'boolean', default: false },
  },
  'dist',
) as { site?: string; config?: string; 'after-build': boolean; dist: string } // as declared above
const isPartOfBuild = options['after-build']
if (isPartOfBuild && !process.env.CONFIG) process.exit(0)

const read = (name: string) => readFileSync(join(options.dist, name), 'utf8')
const write = (text: string) =>
  ['index.html', '404.html'].forEach((name) => writeFileSync(join(options.dist, name), text))

/** Prints words of the API's too. */
const say = (line: string) => console.log(plainText(line))

/** Why there is no snapshot. */
class NoSnapshot extends Error {}

/** index.html with a snapshot; says of each brand what was taken, and what was refused. */
async function take(html: string): Promise<string> {
  const raw: unknown = JSON.parse(configText(join(options.dist, 'config.json')))
  if (!isRecord(raw)) throw new NoSnapshot('config.json cannot be used; npm run doctor says what is wrong.')
  // Where the API has an origin of its own, nothing is asked of the site's.
  const config = readSiteConfig(raw, new URL(options.site ?? NO_SITE).origin)
  const brands: BrandSnapshot[] = []
  for (const ref of config.brandRefs.slice(0, MOST_BRANDS)) {
    const brand = await takeBrand(ref, config.apiOf(ref))
    if (typeof brand === 'string') say(`${ref}: ${brand}`)
    else brands.push(brand)
  }
  for (const ref of config.brandRefs.slice(MOST_BRANDS))
    say(`${ref}: left out; ${MOST_BRANDS} brands at most.`)
  if (brands.length === 0) throw new NoSnapshot('there is no brand to show.')
  say(`Snapshot of ${brands.map(({ setting }) => setting.brandRef).join(', ')}.`)
  return withSnapshot(html, { config: raw, brands })
}

/** Asks a brand's API, as the app does, for what the document is to know of the brand; gives the reason where it knows nothing. */
async function takeBrand(brandRef: string, api: BrandApi): Promise<BrandSnapshot | string> {
  const base = api.customerApi
  if (base === undefined) return 'left out; its row of brands names no API that can be used.'
  const { origin } = new URL(base)
  if (origin === NO_SITE)
    return 'left out; its API is on the origin of the site: npm run deploy:snapshot -- --site https://member.brand.example/ dist'
  const url = base + ownPath(api.shape, reads.getTheme({ brandRef }).path)
  const reply = await liveSite(LONGEST_WAIT_MS).send(url, { headers: appHeaders(api, origin, base) })
  const outcome = readReply('getTheme', reply, false)
  if ('error' in outcome)
    return `its theme was not answered (${reply.failure?.what ?? outcome.error.kind}); it begins as without a snapshot.`
  const { resp = {} } = outcome.data as { resp?: ThemeAnswer } // the reader's shape
  const setting = parseTheme(brandRef, resp)
  const { themeFields, isDark, loginLogo } = setting
  const colour = unreadableColour(themeFields)
  if (colour) return `left out; only a browser knows the colour ${colour}: write it as #rrggbb.`
  const theme = { light: deriveTokens(themeFields, 'light'), dark: deriveTokens(themeFields, 'dark'), isDark }
  const { data, reason } = loginLogo ? await inlinePicture(loginLogo, origin) : {}
  const logo = loginLogo
    ? `${loginLogo.slice(0, 100)} ${data ? 'stands in the document' : `is loaded by each visit: ${reason}`}`
    : 'its theme has no logo for the login, or none that may be shown'
  say(`${brandRef}: ${logo}.`)
  const brand = { setting, theme, logo: data }
  const { length } = JSON.stringify(brand)
  return length <= MOST_LETTERS
    ? brand
    : `left out; its theme has ${length} letters, ${MOST_LETTERS} at most.`
}

try {
  if (options.config !== undefined) copyFileSync(options.config, join(options.dist, 'config.json'))
  const built = withoutSnapshot(read('index.html'))
  // An earlier snapshot may be of another configuration: where there is no new one, there is none.
  write(built)
  write(await take(built))
} catch (error) {
  if (!(error instanceof NoSnapshot) && !isPartOfBuild) throw error
  say(`No snapshot: ${(error as Error).message}`)
  process.exitCode = isPartOfBuild ? 0 : 1
}

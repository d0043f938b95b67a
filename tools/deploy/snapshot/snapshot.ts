// Writes into a built index.html what its brands look like: configuration, colours, logo, and the login as the app draws it.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BrandSnapshot } from '../../../src/brand/brand-snapshot.ts'
import { plainText } from '../../command-line/plain-text.ts'
import { readOptions } from '../../command-line/read-options.ts'
import { baseOf } from '../built-site.ts'
import { configText } from '../../config/config-text.ts'
import { unreadableColours, withoutSnapshot, withSnapshot } from './document.ts'
import { inlinePicture } from './inline-picture.ts'
import { loadRenderer } from './load-renderer.ts'

/** Further brands begin as without a snapshot: every visitor would load what is written of all the others. */
const MOST_BRANDS = 5
/** Of a brand's settings, colours and logo, all of which every visitor loads: pictures that stand in a theme itself are too much. */
const MOST_LETTERS = 20_000

/** A build must not wait for an API that accepts a connection and says nothing. */
const LONGEST_WAIT_MS = 20_000

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

const ON_SITE =
  'its API is on the origin of the site: npm run deploy:snapshot -- --site https://member.brand.example/ dist'

/** What has become of a brand whose API says nothing. */
const silent = { error: { kind: `no answer within ${LONGEST_WAIT_MS / 1000} s` } } as const

/** Prints words of the API's too. */
const say = (line: string) => console.log(plainText(line))

/** Why there is no snapshot. */
class NoSnapshot extends Error {}

/** index.html with a snapshot; says of each brand what was taken, and what was refused. */
async function take(html: string): Promise<string> {
  const raw: unknown = JSON.parse(configText(join(options.dist, 'config.json')))
  // Where the API has an origin of its own, nothing is asked of the site's.
  const site = new URL(baseOf(html), options.site ?? 'https://site.invalid')
  const { renderer, open } = await loadRenderer(site)
  const config = renderer.readConfig(raw)
  if (!config) throw new NoSnapshot('config.json cannot be used; npm run doctor says what is wrong.')
  const refs = [...new Set([config.defaultBrandRef, ...config.brands.map(({ ref }) => ref)])].filter(
    (ref) => ref !== undefined,
  )
  const brands: BrandSnapshot[] = []
  for (const ref of refs.slice(0, MOST_BRANDS)) {
    const asked = renderer.configOfBrand(config, ref)
    const api = asked && apiAt(asked.customerApiUrl, site)
    if (!api) {
      say(`${ref}: left out; ${asked ? ON_SITE : 'its row of brands names no API that can be used.'}`)
      continue
    }
    const own = { ...asked, customerApiUrl: api, raw: undefined }
    const taken = await Promise.race([renderer.takeBrand(own, ref), setTimeout(LONGEST_WAIT_MS, silent)])
    if ('error' in taken) {
      say(`${ref}: its theme was not answered (${taken.error.kind}); it begins as without a snapshot.`)
      continue
    }
    const { snapshot } = taken
    const [colour] = unreadableColours(snapshot)
    if (colour) {
      say(`${ref}: left out; only a browser knows the colour ${colour}: write it as #rrggbb.`)
      continue
    }
    say(`${ref}: ${await putLogo(snapshot, new URL(api).origin)}.`)
    const { length } = JSON.stringify(snapshot)
    if (length <= MOST_LETTERS) brands.push(snapshot)
    else say(`${ref}: left out; its theme has ${length} letters, ${MOST_LETTERS} at most.`)
  }
  for (const ref of refs.slice(MOST_BRANDS)) say(`${ref}: left out; ${MOST_BRANDS} brands at most.`)
  if (brands.length === 0) throw new NoSnapshot('there is no brand to show.')
  const done = withSnapshot(html, { raw, brands, ...(await renderer.renderPages(config, brands, open)) })
  say(`Snapshot of ${brands.map(({ setting }) => setting.brandRef).join(', ')}.`)
  return done
}

/** The address of an API; undefined where it is on the site's origin, and nobody has said where that is. */
function apiAt(base: string, site: URL): string | undefined {
  if (options.site === undefined && !URL.canParse(base)) return undefined
  return new URL(base || '/', site).href.replace(/\/$/, '')
}

/** Puts a small logo into the snapshot; gives what has become of the logo, in words. */
async function putLogo(
  { setting: { loginLogo: logo }, pictures }: BrandSnapshot,
  apiOrigin: string,
): Promise<string> {
  if (!logo) return 'its theme has no logo for the login, or none that may be shown'
  const { data, reason } = await inlinePicture(logo, apiOrigin)
  if (data) pictures[logo] = data
  return `${logo.slice(0, 100)} ${data ? 'stands in the document' : `is loaded by each visit: ${reason}`}`
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
process.exit()

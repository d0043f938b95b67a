// Writes into a built index.html what its brands look like: configuration, colours, logo, and the login as the app draws it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandSnapshot } from '../../../src/brand/brand-snapshot.ts'
import { readOptions } from '../../command-line/read-options.ts'
import { withSnapshot } from './document.ts'
import { inlinePicture } from './inline-picture.ts'
import { loadRenderer } from './load-renderer.ts'

/** Further brands begin as without a snapshot: every visitor would load what is written of all the others. */
const MOST_BRANDS = 5

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

/** Ends without a snapshot. */
function give(up: string): never {
  console.log(`No snapshot: ${up}`)
  process.exit(isPartOfBuild ? 0 : 1)
}

const read = (name: string) => readFileSync(join(options.dist, name), 'utf8')
const html = read('index.html')
const raw: unknown = JSON.parse(read('config.json'))
const [, base = '/'] = /<script type="module"[^>]+src="([^"]*)assets\//.exec(html) ?? []
// Where the API has an origin of its own, nothing is asked of the site's.
const site = new URL(base, options.site ?? 'https://site.invalid')
const { renderer, open } = await loadRenderer(site)
const config = renderer.readConfig(raw)
if (!config) give('config.json cannot be used; npm run doctor says what is wrong.')
if (options.site === undefined && config.customerApiUrl === '')
  give(
    'the API is on the origin of the site: npm run deploy:snapshot -- --site https://member.brand.example/ dist',
  )

const asked = { ...config, customerApiUrl: config.customerApiUrl || site.origin }
const refs = [...new Set([config.defaultBrandRef, ...config.brands.map(({ ref }) => ref)])].filter(
  (ref) => ref !== undefined,
)
const brands: BrandSnapshot[] = []
for (const ref of refs.slice(0, MOST_BRANDS)) {
  const taken = await renderer.takeBrand(asked, ref)
  if ('error' in taken) {
    console.log(`${ref}: its theme was not answered (${taken.error.kind}); it begins as without a snapshot.`)
    continue
  }
  const { snapshot } = taken
  const logo = snapshot.setting.loginLogo
  if (logo) {
    const { data, reason } = await inlinePicture(logo)
    if (data) snapshot.pictures[logo] = data
    console.log(`${ref}: ${logo} ${data ? 'stands in the document' : `is loaded by each visit: ${reason}`}.`)
  }
  brands.push(snapshot)
}
for (const ref of refs.slice(MOST_BRANDS)) console.log(`${ref}: left out; ${MOST_BRANDS} brands at most.`)
if (brands.length === 0) give('no brand’s theme was answered.')
const done = withSnapshot(html, { raw, brands, ...(await renderer.renderPages(config, brands, open)) })
for (const name of ['index.html', '404.html']) writeFileSync(join(options.dist, name), done)
console.log(`Snapshot of ${brands.map(({ setting }) => setting.brandRef).join(', ')}.`)
process.exit(0)

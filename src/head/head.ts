/**
 * The script in the document's head, which runs before any bundle has loaded. The build writes it into index.html as one inline
 * script, by its hash in the policy (tools/build/document/head-script.ts). It applies the brand's colours, the language, the text
 * size, the data saver, the page that the document has of the address, else the skeleton that fits the address, and the picture that
 * is seen first, and requests what the address will need in parallel with the entry: the configuration, the texts, the page and the
 * first reads of the API.
 */
import { sitePath } from '@/addresses/base-path'
import type { AppSetting } from '@/brand/app-setting'
import type { BrandSnapshot } from '@/brand/brand-snapshot'
import { isDataSaved } from '@/theme/first-paint'
import { paintBrandOfVisit, parsed, readElement } from './brand'
import { drawDocumentPage } from './document-page'
import { nameDocument } from './document-names'
import { beginReads, type RawConfig } from './first-reads'
import { showPageTitle } from './page-title'
import { preloadPicture, preloadScripts } from './preload'
import { prepareStartError, watchStart } from './start-watch'
import { isHome, stored, visit } from './visit'

const root = document.documentElement

const brandRef = visit.brandRef ?? (readElement('config') as RawConfig | undefined)?.defaultBrandRef
const brands = (readElement('brands') ?? []) as BrandSnapshot[]
window.__brands = brands
const brand = paintBrandOfVisit(
  brandRef,
  brands.find((one) => one.setting.brandRef === brandRef),
)
const textSize = stored('textSize')
if (textSize) root.dataset.text = textSize
if (isDataSaved(stored('dataSaver'))) root.dataset.saver = ''
if (stored('figures')) root.dataset.figures = 'hidden'
root.lang = visit.isThai ? 'th' : 'en-US'

root.dataset.entry = isHome ? 'home' : showPageTitle(root) ? 'page' : 'splash'

// First of all requests, because HTTP/1.1 has six connections for a dozen scripts: the reads, or what they wait for.
const own = document.getElementById('config')
if (own) begin(parsed(own.textContent))
const config = own
  ? new Promise<unknown>((resolve) => resolve(JSON.parse(own.textContent)))
  : fetch(sitePath('/config.json')).then((answer) =>
      answer.ok ? (answer.json() as Promise<unknown>) : undefined,
    )
window.__config = config
config.catch(() => {}) // the app tells it
watchStart(config)
preloadScripts()
showFirstPicture()
config.then((raw) => nameDocument(raw as RawConfig)).catch(() => {}) // a configuration that cannot be used for the name
window.__parsed = () => {
  if (brand.snapshot) drawDocumentPage(brand.snapshot)
  prepareStartError(config)
}
if (!own) config.then(begin).catch(() => {})

/** Sends the first reads, where the configuration can be used for them. */
function begin(raw: unknown): void {
  try {
    beginReads(raw as RawConfig, brand.setting)
  } catch {
    // The app tells what is wrong.
  }
}

/** The picture that is known already: the logo of a login, or home's cover, where home's skeleton has its place. */
function showFirstPicture(): void {
  try {
    const { coverPage, covers, loginLogo, homeLogo } = brand.setting as AppSetting
    const logo = isHome ? homeLogo : visit.bearer ? undefined : loginLogo
    if (logo) preloadPicture(logo)
    if (!isHome || 'saver' in root.dataset || !coverPage.isDisplay || !covers[0]) return
    preloadPicture(covers[0])
    root.dataset.cover = coverPage.displayType === 2 ? 'content' : 'full'
    root.style.setProperty('--sk-cover', `url(${JSON.stringify(covers[0])})`)
  } catch {
    // Nothing that can be used is stored.
  }
}

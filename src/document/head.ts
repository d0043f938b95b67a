/**
 * The script in the document's head, which runs before any bundle. The build inlines it into index.html, with its hash in the
 * policy (tools/build/document/head-script.ts). It applies the brand's colours, the language, text size and data saver, shows
 * the address's skeleton or splash (skeleton.css), and requests in parallel with the entry what the address
 * needs: first picture, configuration, texts, page, and the API's first reads.
 */
import { sitePath } from '@/addresses/base-path'
import type { AppSetting, BrandSnapshot } from '@/brand/app-setting'
import { configuredFacts } from '@/config/configured-facts'
import { isDataSaved } from '@/theme/first-paint'
import { paintBrandOfVisit, readElement } from './brand'
import { brandOfVisit, brandRefIn, type RawConfig } from './config'
import { beginReads } from './first-reads'
import type { Handover } from './handover'
import { preloadPicture, preloadScripts } from './preload'
import { prepareStartError, watchStart } from './start-watch'
import { isHome, isLanding, isLogin, stored, storedOfSession, visit } from './visit'

const root = document.documentElement

/** The configuration, if it is in the document. */
const own = readElement('config') as RawConfig | undefined
const brandRef = own ? brandRefIn(own) : visit.brandRef
const brands = (readElement('brands') ?? []) as BrandSnapshot[]
const head: Handover = { brands }
window.__head = head
const snapshot = brands.find((brand) => brand.setting.brandRef === brandRef)
const setting = paintBrandOfVisit(brandRef, snapshot)
const textSize = stored('textSize')
if (textSize) root.dataset.text = textSize
if (isDataSaved(stored('dataSaver'))) root.dataset.saver = ''
if (stored('figures')) root.dataset.figures = 'hidden'
root.lang = visit.isThai ? 'th' : 'en-US'

root.dataset.entry = isHome ? 'home' : showPageTitle() ? 'page' : own && setting ? splash() : 'splash'

// First, because HTTP/1.1 has six connections for a dozen scripts.
if (own) begin(own)
const config = own
  ? Promise.resolve<unknown>(own)
  : fetch(sitePath('/config.json')).then((answer) =>
      answer.ok ? (answer.json() as Promise<unknown>) : undefined,
    )
head.config = config
config.catch(() => {}) // the app reports it
head.start = watchStart(config)
preloadScripts()
showFirstPicture()
config.then((raw) => nameDocument(raw as RawConfig)).catch(() => {}) // unusable; index.html's name stays
head.onParsed = () => {
  const logo = setting?.loginLogo
  if (logo) config.then((raw) => showLogo(logo, raw as RawConfig)).catch(() => {}) // the app reports it
  prepareStartError(config)
}
if (!own) config.then(begin).catch(() => {})

/** Sends the first reads, if the configuration is usable. */
function begin(raw: unknown): void {
  try {
    head.reads = beginReads(raw as RawConfig, setting, (address, theme) => {
      if (theme && isHome) return showCover(address, Number(theme.Cover_Page?.displayType))
      preloadPicture(address)
      if (theme) showLogo(address, raw as RawConfig, theme.isDark)
    })
  } catch {
    // The app reports it.
  }
}

/** The splash with the logo: the landing's or the login's. */
function splash(): string {
  return isLanding ? 'landing' : isLogin ? 'login' : 'splash'
}

/** Puts the logo into the splash, as in src/brand/brand-logo.tsx, once the document has it. */
function showLogo(logo: string, raw: RawConfig, isDark?: unknown): void {
  const image = document.querySelector<HTMLImageElement>('.sk-brand img')
  if (!image || ![splash(), 'splash'].includes(root.dataset.entry ?? '')) return
  root.dataset.entry = splash()
  image.addEventListener('load', () => (image.dataset.loaded = ''))
  image.src = snapshot?.setting.loginLogo === logo ? (snapshot.logo ?? logo) : logo
  const { iconUrl } = configuredFacts({ raw }, brandRefIn(raw)).find((row) => row.iconUrl) ?? {}
  // The colours of a first visit come later, and then with the brand's own mode.
  root.dataset.mode ??= matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  if (iconUrl && isDark !== false && root.dataset.mode === 'dark')
    image.before(Object.assign(document.createElement('source'), { srcset: iconUrl }))
}

/** Loads the first visible picture, if known: the logo, or home's cover, which the skeleton shows too. */
function showFirstPicture(): void {
  // Most brands have a cover: its place is there before a first visit knows of it.
  if (isHome && !setting && !('saver' in root.dataset)) root.dataset.cover = 'content'
  try {
    const { coverPage, covers, loginLogo, homeLogo } = setting as AppSetting
    const logo = isHome ? homeLogo : visit.bearer ? undefined : loginLogo
    if (logo) preloadPicture(logo)
    if (!isHome || !coverPage.isDisplay || !covers[0]) return
    showCover(covers[0], coverPage.displayType)
  } catch {
    // The stored data is unusable.
  }
}

/** Loads home's cover, and draws it in the skeleton, unless data is saved. */
function showCover(address: string, type: number): void {
  if ('saver' in root.dataset) return
  preloadPicture(address)
  // As home lowers it (src/app/home/home-page.tsx).
  if (stored(`savingFor@${brandRef}:${storedOfSession('memberId')}`)) root.dataset.goal = ''
  root.dataset.cover = type === 2 ? 'content' : 'full'
  root.style.setProperty('--sk-cover', `url(${JSON.stringify(address)})`)
  // As new elements: the place that was guessed may be another one, and nothing is to shift.
  const places = document.querySelector('.sk-home div')
  places?.replaceWith(places.cloneNode(true))
}

/**
 * Names the document after the brand, with its description and icon, for the tab and LINE's header until the page has a name;
 * by default index.html's own.
 */
function nameDocument(raw: RawConfig): void {
  const row = brandOfVisit(raw)
  const language = visit.isThai ? 'th' : 'en'
  const name = row[`name_${language}`]
  const about = row[`description_${language}`] || raw[`description_${language}`]
  const icon = row.iconUrl || row.logoUrl || raw.iconUrl
  if (name) document.title = name
  if (about) document.querySelector('meta[name=description]')?.setAttribute('content', about as string)
  if (/^(https:\/\/|\/(?!\/)|data:image\/)/.test(icon as string)) {
    const link = document.querySelector('link[rel=icon]')
    link?.removeAttribute('type')
    link?.setAttribute('href', icon as string)
  }
}

/** The third marks a tab's first page, which has no back button. */
export type PageTitle = [thai: string, english: string, isTabRoot?: 1]

declare global {
  /** By path; written by the build from the route map. */
  const TITLES: Record<string, PageTitle>
}

/** Shows a member's page's title in index.html's bar; false if the address has none. */
function showPageTitle(): boolean {
  const title = visit.bearer === undefined ? undefined : TITLES[visit.path]
  if (!title) return false
  root.style.setProperty('--sk-title', JSON.stringify(title[visit.isThai ? 0 : 1]))
  if (title[2]) root.dataset.root = ''
  return true
}

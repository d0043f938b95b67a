/**
 * The script in the document's head, which runs before any bundle has loaded. The build writes it into index.html as one inline
 * script, by its hash in the policy (tools/build/document/head-script.ts). It applies the last brand's colours, the language, the
 * text size, the data saver, the skeleton that fits the address and the cover that home shows first, and requests what the address
 * will need in parallel with the entry: the configuration, the texts, the page and the first reads of the API.
 */
import { sitePath } from '@/addresses/base-path'
import { isDataSaved, paintStoredTheme } from '@/theme/first-paint'
import { nameDocument } from './document-names'
import { beginReads, type RawConfig } from './first-reads'
import { preloadPicture, preloadScripts } from './preload'
import { isHome, stored, visit } from './visit'

const root = document.documentElement

paintStoredTheme(stored('themeTokens'))
const textSize = stored('textSize')
if (textSize) root.dataset.text = textSize
if (isDataSaved(stored('dataSaver'))) root.dataset.saver = ''
root.lang = visit.isThai ? 'th' : 'en-US'
root.dataset.entry = isHome ? 'home' : 'splash'

// First of all requests: the reads wait for it, and HTTP/1.1 has six connections for a dozen scripts.
const own = document.getElementById('config')
const config = own
  ? new Promise<unknown>((resolve) => resolve(JSON.parse(own.textContent)))
  : fetch(sitePath('/config.json')).then((answer) =>
      answer.ok ? (answer.json() as Promise<unknown>) : undefined,
    )
window.__config = config
config.catch(() => {}) // the app tells it
preloadScripts()
if (isHome && !('saver' in root.dataset)) showStoredCover()
// Each on its own: a configuration that cannot be used for the one may do for the other.
config.then((raw) => nameDocument(raw as RawConfig)).catch(() => {})
config.then((raw) => beginReads(raw as RawConfig)).catch(() => {})

interface StoredSetting {
  coverPage: { isDisplay: boolean; displayType: number }
  covers: string[]
}

/** The cover of the last visit, where home's skeleton has its place. */
function showStoredCover(): void {
  try {
    const { coverPage, covers } = JSON.parse(stored('appSetting') ?? '') as StoredSetting
    if (!coverPage.isDisplay || !covers[0]) return
    preloadPicture(covers[0])
    root.dataset.cover = coverPage.displayType === 2 ? 'content' : 'full'
    root.style.setProperty('--sk-cover', `url(${JSON.stringify(covers[0])})`)
  } catch {
    // Nothing that can be used is stored.
  }
}

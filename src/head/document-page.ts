import { paths } from '@/addresses/paths'
import type { BrandSnapshot } from '@/brand/brand-snapshot'
import { visit } from './visit'

declare global {
  interface Window {
    /** Called by the document right after the element that the app is rendered into. */
    __drawPage?: () => void
    /** Called by the app once it answers to taps itself: acts on what was tapped before, once. */
    __handOver?: () => void
  }
}

/** With any of these the app's first picture may be another one: the address is LINE's or the start's to read. */
const OTHERWISE =
  /^(liff[.]|mobileOrder|isGlobal$|storeRef$|qrCode$|token$|callbackToken$|code$|error$|state$)/

/** A visitor in an ordinary browser: the app's first render is the document's. */
const isPlainVisit = () =>
  visit.bearer === undefined &&
  !location.hash &&
  !/ Line\//i.test(navigator.userAgent) &&
  ![...visit.query.keys()].some((name) => OTHERWISE.test(name))

/**
 * Draws the page of the address as the document has it for the brand and the language (tools/deploy/snapshot), before any script of
 * the app has loaded; main.tsx takes it over. A link works at once, and so do the two languages; what else is tapped is remembered.
 * The landing looks the same to everybody: where the app has more to render there, the app draws it again.
 */
export function drawDocumentPage(snapshot: BrandSnapshot): void {
  const isTakenOver = isPlainVisit()
  if (!isTakenOver && visit.path !== paths.landing) return
  const { setting, pictures } = snapshot
  const find = (lang: string) =>
    [...document.querySelectorAll<HTMLTemplateElement>('template[data-page]')].find(
      (page) =>
        page.dataset.page === visit.path && page.dataset.brand === setting.brandRef && page.lang === lang,
    )
  window.__drawPage = () => {
    const root = document.getElementById('root')
    const draw = (lang: string) => {
      const page = find(lang)
      if (!page || !root) return false
      const content = page.content.cloneNode(true) as DocumentFragment
      for (const picture of content.querySelectorAll<HTMLImageElement>('[data-picture]')) {
        picture.src = pictures[picture.dataset.picture ?? ''] ?? ''
        delete picture.dataset.picture
      }
      root.replaceChildren(content)
      if (isTakenOver) Object.assign(root.dataset, { page: visit.path, lang })
      return true
    }
    if (root && draw(visit.isThai ? 'th' : 'en')) rememberTaps(root, draw)
  }
}

function rememberTaps(root: HTMLElement, draw: (lang: string) => boolean): void {
  const tapped = new Set<HTMLElement>()
  const handle = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('button, a')
    if (control?.localName !== 'button') return
    event.stopPropagation()
    if (control.lang && chooseLanguage(control.lang) && draw(control.lang)) return
    control.dataset.tapped = ''
    tapped.add(control)
  }
  root.addEventListener('click', handle, true)
  const act = () => {
    root.removeEventListener('click', handle, true)
    for (const control of tapped) {
      delete control.dataset.tapped
      control.click()
    }
    tapped.clear()
  }
  // In a task of its own: in the middle of React's work, React lets no part of the page hear of a tap that it has not taken over yet.
  window.__handOver = () => void setTimeout(act)
}

/** For main.tsx, which reads the language as it begins to render; false where nothing can be stored. */
function chooseLanguage(lang: string): boolean {
  try {
    localStorage.setItem('language', lang)
    visit.isThai = lang === 'th'
    document.documentElement.lang = visit.isThai ? 'th' : 'en-US'
    return true
  } catch {
    return false
  }
}

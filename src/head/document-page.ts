import type { BrandSnapshot } from '@/brand/brand-snapshot'
import { isLanding, visit } from './visit'

/** The page that the document has drawn, until the app has taken it over. */
export interface DrawnPage {
  path: string
  locale: 'th' | 'en'
  brandRef: string
  /** The app is about to render: no other language is drawn from now on, and a tap on one is remembered like any other. */
  hold: () => void
  /** The app answers to taps itself: acts on what was tapped before, once. */
  handOver: () => void
  /** Another page takes this one's place: what was tapped is forgotten. */
  end: () => void
}

declare global {
  interface Window {
    /** Called by the document right after the element that the app is rendered into, and the start error. */
    __parsed?: () => void
    /** Absent where the document has drawn nothing, or nothing that the app's first render is the same as. */
    __drawn?: DrawnPage
  }
}

/** With any of these the app's first picture may be another one: the address is LINE's or the start's to read. */
const OTHERWISE = /^(liff[.]|mobileOrder|(isGlobal|storeRef|qrCode|token|callbackToken|code|error|state)$)/i

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
  if (!isTakenOver && !isLanding) return
  const { setting, pictures } = snapshot
  const find = (locale: string) =>
    [...document.querySelectorAll<HTMLTemplateElement>('template[data-page]')].find(
      ({ dataset, lang }) =>
        dataset.page === visit.path && dataset.brand === setting.brandRef && lang === locale,
    )
  const root = document.getElementById('root')
  const draw = (locale: string) => {
    const page = find(locale)
    if (!page || !root) return false
    const content = page.content.cloneNode(true) as DocumentFragment
    for (const picture of content.querySelectorAll<HTMLImageElement>('[data-picture]')) {
      picture.src = pictures[picture.dataset.picture ?? ''] ?? ''
      delete picture.dataset.picture
    }
    root.replaceChildren(content)
    return true
  }
  const locale = visit.isThai ? 'th' : 'en'
  if (draw(locale) && root && isTakenOver) watchTaps(root, setting.brandRef, draw)
}

function watchTaps(root: HTMLElement, brandRef: string, draw: (locale: string) => boolean): void {
  let isHeld = false
  /** By their places, because another language has other elements. */
  const tapped = new Set<number>()
  const controls = () => [...root.querySelectorAll<HTMLElement>('button, a')]
  const showTapped = () =>
    controls().forEach(({ dataset }, place) => {
      if (tapped.has(place)) dataset.tapped = ''
      else delete dataset.tapped
    })
  const choose = (locale: string) => {
    if (isHeld || !storeLanguage(locale) || !draw(locale)) return false
    drawn.locale = locale === 'en' ? 'en' : 'th'
    return true
  }
  const handle = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('button, a')
    if (!control) return
    // A link leads away: what was tapped before must not lead elsewhere meanwhile.
    if (control.localName === 'a') tapped.clear()
    else {
      event.stopPropagation()
      if (!control.lang || !choose(control.lang)) tapped.add(controls().indexOf(control))
    }
    showTapped()
  }
  const end = () => {
    root.removeEventListener('click', handle, true)
    window.__drawn = undefined
  }
  const act = () => {
    end()
    const places = [...tapped]
    tapped.clear()
    showTapped()
    for (const place of places) controls()[place]?.click()
  }
  const drawn: DrawnPage = {
    path: visit.path,
    locale: visit.isThai ? 'th' : 'en',
    brandRef,
    hold: () => {
      isHeld = true
    },
    // In a task of its own: in the middle of React's work, React lets no part of the page hear of a tap that it has not taken over yet.
    handOver: () => void setTimeout(act),
    end,
  }
  root.addEventListener('click', handle, true)
  window.__drawn = drawn
}

/** For main.tsx, which reads the language as it begins to render; false where nothing can be stored. */
function storeLanguage(locale: string): boolean {
  try {
    localStorage.setItem('language', locale)
    visit.isThai = locale === 'th'
    document.documentElement.lang = visit.isThai ? 'th' : 'en-US'
    return true
  } catch {
    return false
  }
}

import { readFileSync } from 'node:fs'
import { onOneLine } from '../../../src/theme/global-css.ts'
import { BAR_HEIGHT, ENTRY_AIR, homeFrame } from '../../../src/theme/page-frame.ts'
import { media, tokens } from '../../../src/theme/tokens.ts'
import { textsOf } from '../../i18n/texts-of.ts'

/** Tokens of the pages that the skeleton reads as properties. */
const properties = {
  'bar-height': BAR_HEIGHT,
  'entry-air': ENTRY_AIR,
  'home-top': homeFrame.top,
  'home-gap': homeFrame.gap,
  'home-short-top': homeFrame.shortTop,
  'home-short-row': homeFrame.shortRow,
  'home-cover': homeFrame.cover,
  'home-goal-row': homeFrame.goalRow,
  measure: tokens.measure,
  'card-radius': tokens.radius.card,
  'font-xl': tokens.font.size.xl,
  'safe-top': tokens.safe.top,
}

/** The style of what index.html shows until React renders (src/document/skeleton.css). */
export function skeletonCss(): string {
  const css = readFileSync(new URL('../../../src/document/skeleton.css', import.meta.url), 'utf8')
    .replace('@media (--tablet-up)', media.tabletUp)
    .replace('@media (--desktop-up)', media.desktopUp)
    .replace('@media (--short)', media.short)
    .replace('@media (--low)', media.low)
  const declared = Object.entries(properties).map(([name, value]) => `--${name}:${value};`)
  return `.sk{${declared.join('')}}${onOneLine(css)}`
}

/** Has the head script put the logo into the splash before anything is painted. */
export const DRAW_SCRIPT = 'window.__head&&__head.onParsed&&__head.onParsed()'

/** SVG, not a CSS border: browsers count no border or background colour as a contentful paint. */
const ARC = '<svg viewBox="0 0 40 40"><path d="M20 2a18 18 0 0 1 18 18"/></svg>'
const MENU_PATH = '<path d="M4 5h16M4 12h16M4 19h16"/>'
const MENU = `<svg viewBox="0 0 24 24">${MENU_PATH}</svg>`
/** A phone shows the way back, or nothing; a tablet the menu. */
const BACK_OR_MENU = `<svg viewBox="0 0 24 24"><path d="m15 18-6-6 6-6"/>${MENU_PATH}</svg>`

/** Makes the browser find its Thai and Latin fonts, and load its Thai word breaker, while the app is still loading. */
const FONT_WARM_UP = '<p>สวัสดี A1<b>สวัสดี A1</b></p>'

const TEXTS = { th: textsOf('th'), en: textsOf('en') }

/** The login's first lines; the Thai ones are broken between phrases, as the app breaks them (ui/phrases.tsx). */
function loginTexts(lang: keyof typeof TEXTS): string {
  const text = (id: string) => {
    const words = TEXTS[lang][id]
    if (words === undefined) throw new Error(`The login's first lines have no text ${id} in ${lang}.`)
    return lang === 'th' ? words.replaceAll(/\S+/g, '<span>$&</span>') : words
  }
  return `<section lang="${lang}"><b>${text('app.title.landing')}</b><p>${text('shell.programme')}</p></section>`
}

export function skeletonHtml(): string {
  const block = (height: string) => `<i style="height:${height}"></i>`
  return `<div class="sk sk-splash" aria-hidden="true">${ARC}</div><div class="sk sk-brand" aria-hidden="true"><picture><img alt=""></picture>${ARC}${loginTexts('th')}${loginTexts('en')}</div><div class="sk sk-page" aria-hidden="true"><header>${BACK_OR_MENU}</header></div><div class="sk sk-home" aria-hidden="true"><header>${MENU}</header>${FONT_WARM_UP}<div><i class="sk-cover"></i>${[homeFrame.profileBar, homeFrame.row, '122px'].map(block).join('')}</div></div>`
}

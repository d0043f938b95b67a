import { readFileSync } from 'node:fs'
import { BAR_HEIGHT } from '../../../src/theme/page-frame.ts'
import { media, tokens } from '../../../src/theme/tokens.ts'

/**
 * What index.html shows until React renders, in the real page's geometry, so that nothing shifts: the shape of home; the bar of a
 * member's page with its title; a splash; or that of a login or a landing, with the brand's logo (brand/entry-view.tsx,
 * landing-page.tsx). The head script selects one, and sets home's stored cover (`--sk-cover`, `data-cover`, `--sk-goal`), the page's
 * title (`--sk-title`, `data-root` for a page without a back button) and the logo.
 */
export function skeletonCss(): string {
  return `body{margin:0;background:var(--color-surface)}
.sk{display:none}
html[data-entry=home] .sk-home,html[data-entry=page] .sk-page,html[data-entry=splash] .sk-splash,html[data-entry=page] .sk-splash{display:block}
:is(.sk-splash,.sk-brand) svg{fill:none;stroke:var(--color-primary);stroke-width:4;stroke-linecap:round;animation:sk 1s linear infinite}
.sk-splash svg{position:fixed;inset:0;margin:auto;width:40px;height:40px}
html:is([data-entry=login],[data-entry=landing]) .sk-brand{display:grid;justify-items:center;gap:8px;max-width:420px;margin:auto;padding:calc(${tokens.safe.top} + 102px) var(--gutter) 0;text-align:center;text-wrap:balance}
html[data-entry=landing] .sk-brand{gap:32px;align-content:center;min-height:${tokens.screenHeight(80)};max-width:none;padding:var(--gutter);margin-top:${tokens.safe.top}}
.sk-brand picture,.sk-brand section{display:contents}
.sk-brand img{height:96px;object-fit:contain}
.sk-brand source{display:none}
[data-mode=dark] .sk-brand img[data-loaded]:only-child{padding:4px 6px;border-radius:6px;background:${tokens.color.logoPlate}}
.sk-brand svg{width:30px;height:30px}
.sk-brand b{margin-top:16px;font-size:${tokens.font.size.xl}}
.sk-brand p{color:${tokens.color.textMuted}}
.sk-brand span{display:inline-block}
html[data-entry=login] .sk-brand svg,html[data-entry=landing] .sk-brand section,html:lang(th) .sk-brand [lang=en],html:lang(en) .sk-brand [lang=th]{display:none}
.sk-home{overflow:hidden}
.sk header{box-sizing:border-box;height:${BAR_HEIGHT};padding:16px var(--gutter);border-bottom:1px solid var(--color-outline)}
.sk-page header{display:flex;gap:14px;align-items:center;padding-block:0;font-size:1rem;font-weight:700}
.sk-page header::after{content:var(--sk-title)}
html[data-root] .sk-page header{font-size:1.25rem}
.sk-page path+path,html[data-root] .sk-page svg{display:none}
.sk header svg{display:block;width:24px;height:24px;fill:none;stroke:var(--color-text);stroke-width:1.75;stroke-linecap:round}
.sk-home p{position:absolute;opacity:0}
.sk-home{--room:calc(var(--dvh)*100 - var(--sk-goal,0px));--top:16px;--gap:12px}
.sk-home div{display:grid;gap:var(--gap);max-width:1120px;margin:auto;padding:var(--top) var(--gutter)}
.sk-home i{border-radius:16px;background:var(--color-surface-sunken)}
.sk-home i.sk-cover{display:none;justify-self:stretch;aspect-ratio:2/1;max-height:max(100px,calc(var(--room) - 614px));background:var(--color-surface-sunken) var(--sk-cover,none) center/cover}
html[data-cover] .sk-home i.sk-cover{display:block}
html[data-cover=full] .sk-home i.sk-cover{margin:calc(-1*var(--top)) calc(-1*var(--gutter)) 0;border-radius:0}
@media(min-width:768px){.sk-page header,html[data-root] .sk-page header{font-size:1rem}html[data-entry] .sk-page header svg,html[data-entry] .sk-page header path+path{display:block}.sk-page path:first-child{display:none}.sk-home i.sk-cover{max-height:none;width:calc((100% - 32px)/3);margin-inline:auto}html[data-cover=full] .sk-home i.sk-cover{width:auto;aspect-ratio:3/1}}
${media.desktopUp}{html[data-cover=full] .sk-home i.sk-cover{margin:0;border-radius:16px}}
${media.short}{.sk-home{--top:clamp(5px,calc(var(--room)/20 - 28px),12px);--gap:var(--top)}}
@keyframes sk{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){:is(.sk-splash,.sk-brand) svg{animation:none}}`
    .split('\n')
    .join('')
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

const source = new URL('../../../src/i18n/messages/', import.meta.url)
const textsOf = (file: string) =>
  JSON.parse(readFileSync(new URL(file, source), 'utf8')) as Record<string, string>
const TEXTS = {
  th: { ...textsOf('th/authentication.json'), ...textsOf('th/shell.json') },
  en: textsOf('en.json'),
}

/** The login's first lines; the Thai ones are broken between phrases, as the app breaks them (ui/phrases.tsx). */
function loginTexts(lang: keyof typeof TEXTS): string {
  const text = (id: string) => {
    const words = TEXTS[lang][id] ?? ''
    return lang === 'th' ? words.replaceAll(/\S+/g, '<span>$&</span>') : words
  }
  return `<section lang="${lang}"><b>${text('authentication.login.title')}</b><p>${text('shell.programme')}</p></section>`
}

export function skeletonHtml(): string {
  const block = (height: number) => `<i style="height:${height}px"></i>`
  return `<div class="sk sk-splash" aria-hidden="true">${ARC}</div><div class="sk sk-brand" aria-hidden="true"><picture><img alt=""></picture>${ARC}${loginTexts('th')}${loginTexts('en')}</div><div class="sk sk-page" aria-hidden="true"><header>${BACK_OR_MENU}</header></div><div class="sk sk-home" aria-hidden="true"><header>${MENU}</header>${FONT_WARM_UP}<div><i class="sk-cover"></i>${[199, 56, 120].map(block).join('')}</div></div>`
}

import { addFriendAddress } from '../../../src/config/official-account.ts'
import { LARGE_LABEL } from '../../../src/theme/derive-tokens.ts'
import { tokens } from '../../../src/theme/tokens.ts'

const words = {
  th: {
    title: 'เปิดแอปไม่ได้ในขณะนี้',
    text: 'กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง<br>ใน LINE ปิดหน้านี้แล้วเปิดใหม่<br>หากยังเปิดไม่ได้ กรุณาติดต่อร้าน',
    retry: 'ลองอีกครั้ง',
  },
  en: {
    title: 'The app could not start',
    text: 'Please check your connection and try again. In LINE, close this page and open it again. If it still doesn’t open, please contact the store.',
    retry: 'Try again',
  },
}

/**
 * What the head script puts in the app's place (src/document/start-watch.ts): in the document, for nothing else may have loaded when it
 * has to be shown. In both languages, since most visitors' language is not known yet. No h1: it stands hidden in every document,
 * where the first h1 has to be the page's (src/app/shell/focus.ts).
 */
export function startErrorHtml(): string {
  const all = Object.entries(words)
  const texts = all.map(
    ([lang, { title, text }]) =>
      `<section lang="${lang}"><b role="heading" aria-level="1">${title}</b><p>${text}</p></section>`,
  )
  const button = all.map(([lang, { retry }]) => `<span lang="${lang}">${retry}</span>`)
  const support = `<a href="tel:"></a><a href="${addFriendAddress('')}"></a><p lang="th"></p><p lang="en"></p>`
  return `<div class="start-error" role="main"><div role="alert">${texts.join('')}</div><button type="button">${button.join('<i>·</i>')}</button><div>${support}</div></div>`
}

/** Without the head script, whose mark is `data-entry`, the app cannot start, and no button works; an old browser has its own page. */
export function startErrorCss(): string {
  const { color, font, screenHeight, space, radius, tap } = tokens
  const noHead = 'html:not([data-entry]):not([data-old]) .start-error'
  return (
    `.start-error{display:none;place-content:center;gap:${space(6)};min-height:${screenHeight(100)};padding:var(--gutter);text-align:center}` +
    `[data-entry=error] #root,${noHead} button,.start-error div>:empty{display:none}` +
    `[data-entry=error] .start-error,${noHead},.start-error div{display:grid}` +
    `.start-error *{justify-self:center}.start-error [role]{gap:${space(6)}}` +
    `:lang(en) .start-error :is(section,p)[lang=th]{order:1}:lang(en) .start-error button{flex-direction:row-reverse}` +
    `.start-error b{font-size:${font.size.lg}}.start-error section p{margin-top:${space(2)}}.start-error [lang=en] p{text-wrap:balance}.start-error p,.start-error ul{max-width:32em;color:${color.textMuted}}` +
    `.start-error ul{margin:0;padding:0;list-style:none;font-size:${font.size.sm};overflow-wrap:anywhere}` +
    `.start-error a{line-height:${tap}}.start-error a+a::before{content:"LINE "}` +
    `.start-error button{display:flex;gap:${space(2)};align-items:center;min-height:48px;padding:0 ${space(6)};border-radius:${radius.control};background:${color.button};color:${color.onButton};font:700 ${LARGE_LABEL} ${font.family}}`
  )
}

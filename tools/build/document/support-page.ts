import { tokens } from '../../../src/theme/tokens.ts'

/**
 * What a browser has to have, and since when. LINE itself is older phones' limit: it has not run below iOS 15 since November 2025,
 * and Android's WebView is updated by its store. The build writes the syntax of these browsers (vite.config.ts, `build.target`).
 */
const NEEDS = [
  `'noModule' in document.createElement('script')`,
  `[].findLast`, // iOS 15.4, Chrome 97
  `Object.hasOwn`, // iOS 15.4, Chrome 93
  `window.HTMLDialogElement`, // iOS 15.4, Chrome 37
  `window.CSS&&CSS.supports('selector(:has(a))')`, // iOS 15.4, Chrome 105
]

/**
 * The document's first script, in the JavaScript of 2009, since any newer would keep an old browser from running it: where
 * something is missing, the support page is shown instead of the app, and every later script is refused, so that the app does not
 * start halfway.
 */
export function supportScript(): string {
  return `(function(){
if(${NEEDS.join('&&')})return;
document.documentElement.setAttribute('data-old','');
var m=document.createElement('meta');
m.httpEquiv='Content-Security-Policy';
m.content="script-src 'none'";
document.head.appendChild(m)
})()`
}

const words = [
  {
    lang: 'th',
    level: 1,
    title: 'โทรศัพท์เครื่องนี้ต้องอัปเดตก่อน',
    text: 'แอปนี้เปิดในเบราว์เซอร์รุ่นเก่าไม่ได้ แต้มและสิทธิ์ของคุณยังอยู่ครบ ลองวิธีใดวิธีหนึ่ง',
    remedies: [
      'iPhone: อัปเดตเป็น iOS 15.4 ขึ้นไป ที่การตั้งค่า &gt; ทั่วไป &gt; รายการอัปเดตซอฟต์แวร์',
      'Android: อัปเดต Chrome และ Android System WebView ใน Play Store',
      'อัปเดตแอป LINE แล้วเปิดหน้านี้อีกครั้ง',
      'เปิดลิงก์เดียวกันนี้ในโทรศัพท์เครื่องอื่น',
    ],
  },
  {
    lang: 'en',
    level: 2,
    title: 'This phone needs an update first',
    text: 'The app doesn’t open in this old browser. Your points and privileges are safe. Try one of these:',
    remedies: [
      'iPhone: update to iOS 15.4 or later, in Settings &gt; General &gt; Software Update',
      'Android: update Chrome and Android System WebView in the Play Store',
      'Update the LINE app and open this page again',
      'Open the same link on another phone',
    ],
  },
]

/**
 * Both languages, since nothing is known of the member where no script of the app runs. No h1: it stands hidden in every document,
 * where the first h1 has to be the page's (src/app/shell/focus.ts).
 */
export function supportHtml(): string {
  const parts = words.map(
    ({ lang, level, title, text, remedies }) =>
      `<section lang="${lang}"><b role="heading" aria-level="${level}">${title}</b><p>${text}</p><ul>${remedies.map((remedy) => `<li>${remedy}</li>`).join('')}</ul></section>`,
  )
  return `<div class="old" role="main">${parts.join('')}</div>`
}

/** In the default theme, dark where the phone is, and in the layout of 2009. */
export function supportCss(): string {
  const { color, font } = tokens
  return (
    `.old,[data-old] #root{display:none}[data-old] .old{display:block}` +
    `.old{max-width:34em;margin:0 auto;padding:24px 16px}.old section{margin:24px 0 40px}` +
    `.old b{font-size:${font.size.lg}}.old p{margin:8px 0;color:${color.textMuted}}` +
    `.old ul{margin:0;padding-left:20px;list-style:disc}.old li{margin:8px 0}`
  )
}

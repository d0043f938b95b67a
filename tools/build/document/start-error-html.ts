import { tokens } from '../../../src/theme/tokens.ts'

/** What start-error.ts shows: in index.html, for nothing else may have loaded when the error has to be shown. */
const words = {
  th: {
    title: 'เปิดแอปไม่ได้ในขณะนี้',
    text: 'กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง หากเปิดใน LINE ให้ปิดหน้านี้แล้วเปิดใหม่ หากยังพบปัญหา กรุณาติดต่อร้าน',
    retry: 'ลองอีกครั้ง',
  },
  'en-US': {
    title: 'The app could not start',
    text: 'Please check your connection and try again. In LINE, close this page and open it again. If it keeps happening, please contact the store.',
    retry: 'Try again',
  },
}

/** One template a language, found by its `lang`. */
export function startErrorHtml(): string {
  return Object.entries(words)
    .map(
      ([lang, { title, text, retry }]) =>
        `<template class="start-error" lang="${lang}"><main class="se"><h1>${title}</h1><p>${text}</p><button type="button">${retry}</button></main></template>`,
    )
    .join('')
}

export function startErrorCss(): string {
  const { color, font, screenHeight, space, radius } = tokens
  return (
    `.se{display:grid;justify-items:center;align-content:center;gap:${space(4)};min-height:${screenHeight(100)};padding:var(--gutter);text-align:center}` +
    `.se h1{font-size:${font.size.lg}}.se p{max-width:32em;color:${color.textMuted}}` +
    `.se ul{margin:0;padding:0;list-style:none;max-width:100%;color:${color.textMuted};font-size:${font.size.sm};overflow-wrap:anywhere}` +
    `.se button{min-height:48px;padding:0 ${space(6)};border-radius:${radius.control};background:${color.button};color:${color.onButton};font:${font.button} ${font.family}}`
  )
}

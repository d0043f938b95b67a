/**
 * A text from outside, safe to print: nothing in it moves the cursor, begins a line or changes the direction of the text, and no
 * pipeline takes it for a command of its own (`##vso[…]`, `::set-env …`).
 */
export const plainText = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').replaceAll(/([#:])(?=\1)/g, '$1 ')

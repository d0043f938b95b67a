/**
 * A text from outside, safe to print: nothing in it moves the cursor, begins a line or changes the direction of the text, and no
 * pipeline takes it for a command of its own (`##vso[…]`, `::set-env …`). An IPv6 host stays as it is.
 */
export const plainText = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/#(?=#)/g, '# ')
    .replaceAll(/(?<!\[[\da-f:.]*):(?=:)/gi, ': ')

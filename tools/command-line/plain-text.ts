/** A text from outside, safe to print: nothing in it moves the cursor, begins a line or changes the direction of the text. */
export const plainText = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')

/** A text from outside as a terminal may show it: nothing in it moves the cursor, begins a line or turns the order of the letters. */
export const plainText = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')

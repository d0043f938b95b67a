import { typedText } from '@/lib/typed-text'

/** The digits of a PIN, and of an OTP. */
export const CODE_LENGTH = 6

/**
 * The code in a text that was typed or pasted, six digits at most: `123 456`, Thai digits, and a whole message such as
 * `OTP: 123456 (Ref AB12)`, where a run of exactly six digits wins over any other digits.
 */
export function readCode(text: string): string {
  const ascii = typedText(text)
  const runs = [...wordsOf(ascii), ...groupsOf(ascii)]
  return (
    runs.find((run) => isDigits(run) && run.length === CODE_LENGTH) ??
    ascii.replace(/\D/g, '').slice(0, CODE_LENGTH)
  )
}

const wordsOf = (text: string) => text.match(/[A-Za-z\d]+/g) ?? []
const isDigits = (word: string) => /^\d+$/.test(word)

/** Digit groups such as `123 456` or `123-456`, joined. */
function groupsOf(text: string): string[] {
  return text.split(/[^A-Za-z\d \u00a0-]+/).flatMap((phrase) =>
    phrase
      .split(/[A-Za-z]+\d*[A-Za-z\d]*|\d+[A-Za-z]+[A-Za-z\d]*/)
      .map((group) => group.replace(/\D/g, ''))
      .filter(Boolean),
  )
}

import { typedText } from '@/lib/typed-text'

/**
 * The code in a text that was typed or pasted, `length` digits at most: `123 456`, Thai digits, and a whole message such as
 * `OTP: 123456 (Ref AB12)`, where a run of exactly `length` digits wins over any other digits.
 */
export function readCode(text: string, length = 6): string {
  const ascii = typedText(text)
  const runs = [...wordsOf(ascii), ...groupsOf(ascii)]
  return (
    runs.find((run) => isDigits(run) && run.length === length) ?? ascii.replace(/\D/g, '').slice(0, length)
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

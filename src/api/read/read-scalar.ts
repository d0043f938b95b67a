import { readNumber, parseText } from '../../lib/wire-scalar.ts'

/** An answer of a custom form as text: booleans as true and false, lists joined by commas. */
export function readFormAnswer(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const answers = value.map((item) => readFormAnswer(item))
    return answers.every((answer) => answer !== undefined) ? answers.join(',') || undefined : undefined
  }
  return typeof value === 'boolean' ? String(value) : parseText(value)
}

/** One of the words or numbers of a choice, written in any case and with any of space, hyphen and underscore between. */
export function readChoice<Choice extends string | number>(
  value: unknown,
  choices: readonly Choice[],
): Choice | undefined {
  const given = plain(parseText(value) ?? '')
  return (
    choices.find((choice) => plain(String(choice)) === given) ??
    choices.find((choice) => choice === readNumber(value))
  )
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[\s_-]+/g, '')
}

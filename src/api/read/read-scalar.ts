import { readNumber, parseText } from '../../lib/wire-scalar.ts'

/** An answer of a custom form as text: booleans as true and false, lists joined by commas. */
export function readFormAnswer(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const answers = value.map((item) => readFormAnswer(item))
    return answers.every((answer) => answer !== undefined) ? answers.join(',') || undefined : undefined
  }
  return typeof value === 'boolean' ? String(value) : parseText(value)
}

/** The choice of which one of the names is meant, in any case and with any of space, hyphen and underscore between; a number may be text. */
export function readChoice(value: unknown, choices: readonly (readonly string[])[]): string | undefined {
  const given = plain(parseText(value) ?? '')
  const isMeant = (name: string) => plain(name) === given || Number(name) === readNumber(value)
  return choices.find((names) => names.some(isMeant))?.[0]
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[\s_-]+/g, '')
}

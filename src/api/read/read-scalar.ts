const NUMBER = /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

/** A text of the wire, or a number's digits (ids, references, codes and labels come as numbers too). */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  // A number that JavaScript cannot hold exactly would be another id.
  const isExact =
    typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER
  return isExact ? String(value) : undefined
}

/** A number of the wire, also as text (`1250`, `1250.00`, `1,250`). */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || !NUMBER.test(value.trim())) return undefined
  return Number(value.replaceAll(',', ''))
}

/** An answer of a custom form as text: booleans as true and false, lists joined by commas. */
export function readFormAnswer(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const answers = value.map((item) => readFormAnswer(item))
    return answers.every((answer) => answer !== undefined) ? answers.join(',') || undefined : undefined
  }
  return typeof value === 'boolean' ? String(value) : readText(value)
}

/** One of the words or numbers of a choice, written in any case and with any of space, hyphen and underscore between. */
export function readChoice<Choice extends string | number>(
  value: unknown,
  choices: readonly Choice[],
): Choice | undefined {
  const asked = plain(readText(value) ?? '')
  return (
    choices.find((choice) => plain(String(choice)) === asked) ??
    choices.find((choice) => choice === readNumber(value))
  )
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[\s_-]+/g, '')
}

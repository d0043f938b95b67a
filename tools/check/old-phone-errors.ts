/** Younger than iOS 15.4 (tools/build/document/support-page.ts), and nothing that the build could translate. */
const YOUNGER: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['class static blocks', /\bstatic\{/],
  ['lookbehind', /\(\?<[=!]/],
  ['copying array methods', /\.(toSorted|toReversed|toSpliced)\(/],
  ['Object.groupBy', /\b(Object|Map)\.groupBy\b/],
  ['Promise.withResolvers', /\bPromise\.withResolvers\b/],
  ['AbortSignal.timeout', /\bAbortSignal\.(timeout|any)\b/],
  ['URL.canParse', /\bURL\.(canParse|parse)\b/],
  ['Array.fromAsync', /\bArray\.fromAsync\b/],
  ['set methods', /\.(isSubsetOf|symmetricDifference)\(/],
]

/** What in a built script the oldest phones cannot read or run. */
export function oldPhoneErrors(file: string, code: string): string[] {
  return YOUNGER.filter(([, pattern]) => pattern.test(code)).map(
    ([what]) => `${file} has ${what}, which iOS 15.4 lacks.`,
  )
}

const BUDDHIST_ERA = 543

/**
 * Whether a PIN (six digits) is among the first that a stranger would try: one digit, a run up or down, a repeated part
 * (123123, 121212), or the member's birth date (`yyyy-MM-dd`), day or year first, Common Era or Buddhist.
 */
export function isWeakPin(pin: string, birthdate?: string): boolean {
  return isRepeated(pin) || isRun(pin) || piecesOfDate(birthdate).has(pin)
}

/** Whether a PIN is one part over and over (111111, 121212, 123123), or doubled digits (112233). */
function isRepeated(pin: string): boolean {
  return /^(\d+?)\1+$/.test(pin) || /^(?:(\d)\1)+$/.test(pin)
}

/** Each digit one more, or each one less, than the one before; 0 stands before 1 and after 9. */
function isRun(pin: string): boolean {
  const steps = new Set(
    [...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10),
  )
  return steps.size === 1 && (steps.has(1) || steps.has(9))
}

function piecesOfDate(birthdate: string | undefined): Set<string> {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(birthdate ?? '') ?? []
  if (!year) return new Set()
  const years = [year, String(Number(year) + BUDDHIST_ERA)]
  return new Set(
    years.flatMap((whole) => {
      const short = whole.slice(2)
      const eight = [`${day}${month}${whole}`, `${month}${day}${whole}`, `${whole}${month}${day}`]
      const six = [`${day}${month}${short}`, `${month}${day}${short}`, `${short}${month}${day}`]
      return [...six, ...eight.flatMap((date) => [date.slice(0, 6), date.slice(2)])]
    }),
  )
}

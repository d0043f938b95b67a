import { typedText } from '@/lib/typed-text'

/** How many digits a PIN or OTP has. */
export const CODE_LENGTH = 6

/** A typed PIN's digits so far, spaces and dashes aside; undefined for more than six, or anything but digits. */
export function readPin(text: string): string | undefined {
  const digits = typedText(text).replace(/[\s\-‐-―]/g, '')
  return /^\d{0,6}$/.test(digits) ? digits : undefined
}

/**
 * A typed OTP's digits so far, or the code in a message: the one behind OTP, รหัส or code, else the only one, but never a
 * reference. Undefined if there is none, or no telling which.
 */
export function readOtp(text: string): string | undefined {
  return readPin(text) ?? codeIn(typedText(text).replace(REFERENCE, ' '))
}

/** `Ref: AB12`, `RefNo. 123456`, `รหัสอ้างอิง 123-456`. */
const REFERENCE =
  /(?:(?:รหัส)?อ้างอิง|(?:^|[^a-z])ref(?:erence)?)(?:[\s.:#]*(?:code|no|number|id|is)(?![a-z])){0,2}(?![a-z])(?:(?!รหัส)[^a-z\d]){0,30}(?!otp|code)(?:\d{3}[ -]\d{3}(?!\d)|[a-z\d]+(?:-[a-z\d]+)*)/gi

/** Words, and numbers: six digits, also in groups, before any others with their dashes. */
const PIECES = /รหัส|[a-z]+|\d(?:[ \u00a0-]*\d){5}(?![ \u00a0-]*\d)|\d+(?:-+\d+)*/gi

const WORDS: Readonly<Record<string, 'otp' | 'code'>> = {
  otp: 'otp',
  code: 'code',
  passcode: 'code',
  รหัส: 'code',
}

/** `123456 is your code`: the word comes after its digits. */
const IS_THE = /^\s*(?:is|คือ|เป็น)(?![a-z])[^.\d\n]*$/i
const ENDS_IN_IS = /(?:[^a-z]is|คือ|เป็น)[\s:]*$/i

interface Candidate {
  digits: string
  end: number
  word: 'otp' | 'code' | undefined
}

function codeIn(message: string): string | undefined {
  const candidates: Candidate[] = []
  /** The word whose digits have not come yet. */
  let waiting: Candidate['word']
  let lastWord: Candidate['word']
  let endOfWord = 0
  for (const { 0: piece, index } of message.matchAll(PIECES)) {
    const end = index + piece.length
    const word = WORDS[piece.toLowerCase()]
    const last = candidates.at(-1)
    if (word) {
      if (last && IS_THE.test(message.slice(last.end, index))) last.word = word
      else if (waiting !== 'otp') waiting = word
      lastWord = word
      endOfWord = end
      continue
    }
    const digits = piece.replace(/[ \u00a0-]/g, '')
    const isInWord = index !== endOfWord && /[a-z]$/i.test(message.slice(0, index))
    if (!/^\d{6}$/.test(digits) || isInWord || isPartOfMore(message, index, end)) continue
    const isSaid = ENDS_IN_IS.test(message.slice(0, index))
    candidates.push({ digits, end, word: waiting ?? (isSaid ? lastWord : undefined) })
    waiting = undefined
  }
  const codesOf = (wanted: Candidate['word']) =>
    new Set(candidates.filter(({ word }) => word === wanted).map(({ digits }) => digits))
  const named = [codesOf('otp'), codesOf('code'), codesOf(undefined)].find(({ size }) => size > 0)
  return named?.size === 1 ? [...named][0] : undefined
}

/** Whether the digits belong to an amount, a date or a word. */
function isPartOfMore(message: string, start: number, end: number): boolean {
  return /^(?:[a-z]|[.,:/]\d)/i.test(message.slice(end, end + 2)) || /\d[.,:/]$/.test(message.slice(0, start))
}

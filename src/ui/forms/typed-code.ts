import { typedText } from '@/lib/typed-text'

/** How many digits a PIN or OTP has. */
export const CODE_LENGTH = 6

/** A typed PIN's digits so far, spaces and dashes aside; undefined for more than six, or anything but digits. */
export function readPin(text: string): string | undefined {
  const digits = typedText(text).replace(/[\s\-‐-―]/g, '')
  return /^\d{0,6}$/.test(digits) ? digits : undefined
}

/**
 * A typed OTP's digits so far, or the code in a message: the one named by OTP, by รหัส or code, else the only one, but never a
 * reference. Undefined if there is none, or no telling which.
 */
export function readOtp(text: string): string | undefined {
  return readPin(text) ?? codeIn(typedText(text))
}

const KIND_OF_REFERENCE = '(?:code|number|no|nr|id)'
/** `Ref`, `RefNo`, `Reference code`, `รหัสอ้างอิง`. */
const REFERENCE = String.raw`(?:(?:รหัส|(?:หมาย)?เลข(?:ที่)?)?อ้างอิง|ref(?:erence)?${KIND_OF_REFERENCE}?(?![a-z]))(?:[\s.:#-]*${KIND_OF_REFERENCE}(?![a-z]))?`
/** Several with only signs between them are one: `เลขอ้างอิง (Ref.)`. */
const REFERENCES = String.raw`${REFERENCE}(?:[\s.:#(/-]*${REFERENCE})*`
/** Six digits, also in groups, before any others with their dashes. */
const NUMBER = String.raw`\d(?:[ \u00a0-]*\d){5}(?![ \u00a0-]*\d)|\d+(?:-+\d+)*`
const PIECES = new RegExp(`(${REFERENCES})|รหัส|[a-z]+|${NUMBER}`, 'gi')

type Word = 'otp' | 'code' | 'reference'

const WORDS: Readonly<Record<string, Word>> = {
  otp: 'otp',
  code: 'code',
  passcode: 'code',
  รหัส: 'code',
}

/** `123456 is your code`: the word comes after its digits. A reference's has to come soon. */
const IS_THE = /^\s*(?:is|คือ|เป็น)(?![a-z])[^.\d\n]*$/i
const IS_THE_REFERENCE = /^\s*(?:is|คือ|เป็น)(?![a-z])\s*(?:[a-z]+\s+){0,2}$/i
const ENDS_IN_IS = /(?:[^a-z]is|คือ|เป็น)[\s:]*$/i

interface Candidate {
  digits: string
  end: number
  word: Word | undefined
}

function codeIn(message: string): string | undefined {
  const candidates: Candidate[] = []
  /** The code's word whose digits have not come yet; a reference between them is passed over. */
  let waiting: Word | undefined
  let isReferenceNext = false
  let endOfReference = 0
  let lastWord: Word | undefined
  let endOfWord = 0
  for (const { 0: piece, 1: reference, index } of message.matchAll(PIECES)) {
    if (index < endOfReference) continue
    const end = index + piece.length
    const word = reference ? 'reference' : WORDS[piece.toLowerCase()]
    if (word) {
      const last = candidates.at(-1)
      const isCode = word !== 'reference'
      const isAfter = last !== undefined && isNamedAfter(last, word, message.slice(last.end, index))
      if (isAfter) last.word = word
      else if (isCode && waiting !== 'otp') waiting = word
      isReferenceNext = !isCode && !isAfter
      if (isCode) lastWord = word
      endOfWord = end
      continue
    }
    if (isReferenceNext) {
      const length = referenceLength(message.slice(index))
      isReferenceNext = length === 0
      endOfReference = Math.max(end, index + length)
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

/** Whether a word names the digits before it: no reference is a code as well, and no code a reference. */
function isNamedAfter({ word: known }: Candidate, word: Word, between: string): boolean {
  if (word === 'reference') return known === undefined && IS_THE_REFERENCE.test(between)
  return known !== 'reference' && IS_THE.test(between)
}

/** How long the reference is that a text begins with: it has a digit, or is of capitals; 0 for other words. */
function referenceLength(text: string): number {
  const [run = ''] = /^[a-z\d]+(?:-[a-z\d]+)*/i.exec(text) ?? []
  return /\d|^[A-Z]{4,}$/.test(run) ? run.length : 0
}

/** Whether the digits belong to an amount, a date or a word. */
function isPartOfMore(message: string, start: number, end: number): boolean {
  return /^(?:[a-z]|[.,:/]\d)/i.test(message.slice(end, end + 2)) || /\d[.,:/]$/.test(message.slice(0, start))
}

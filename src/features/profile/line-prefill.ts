import type { InfoField, MemberInfoValues } from './member-info'

/** What LINE's ID token says of the person. */
export interface LinePerson {
  name?: string | undefined
  picture?: string | undefined
}

export type LineNames = Partial<Pick<MemberInfoValues, 'firstName' | 'lastName'>>

const LONGEST_NAME = 100

/**
 * LINE's display name for the empty name fields of a registration. It is one text, which its owner may have chosen freely: only
 * two words are taken for first and last name, anything else is the first name, and a name that is known already is left alone.
 */
export function namesFromLine(
  { name }: LinePerson,
  saved: Pick<MemberInfoValues, 'firstName' | 'lastName'>,
  shown: readonly InfoField[],
): LineNames {
  const isShown = (wanted: InfoField['field']) => shown.some(({ field }) => field === wanted)
  const words = plain(name ?? '')
    .split(' ')
    .filter(Boolean)
  if (words.length === 0 || !isShown('first_name') || saved.firstName !== '') return {}
  const [first = '', last = ''] = words
  if (words.length === 2 && isShown('last_name') && saved.lastName === '')
    return { firstName: cut(first), lastName: cut(last) }
  return { firstName: cut(words.join(' ')) }
}

/** Without what cannot be seen: controls, and marks that turn the direction of the text after them. */
const plain = (text: string) => text.normalize('NFC').replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ')

/** By characters, so that no emoji is cut in two. */
const cut = (text: string) =>
  text.length <= LONGEST_NAME ? text : [...text].slice(0, LONGEST_NAME / 2).join('')

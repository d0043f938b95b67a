export interface TextPart {
  kind: 'same' | 'added' | 'removed'
  /** Or a line without sentences. */
  text: string
}

/** Up to this size a phone compares by sentence in a few milliseconds. */
const MOST_CELLS = 400_000

/**
 * The differences between two plain texts by sentence, in reading order; a removed part precedes its replacement. Line breaks
 * do not count, because they come from the markup. Pure.
 */
export function textDifference(before: string, after: string): TextPart[] {
  const [old, current] = [sentencesOf(before), sentencesOf(after)]
  const start = commonLength(old, current)
  const end = commonLength(old.slice(start).reverse(), current.slice(start).reverse())
  const oldMiddle = old.slice(start, old.length - end)
  const newMiddle = current.slice(start, current.length - end)
  const isLong = oldMiddle.length * newMiddle.length > MOST_CELLS
  return [
    ...partsOf('same', old.slice(0, start)),
    ...withoutMovedBreaks(
      isLong
        ? [...partsOf('removed', oldMiddle), ...partsOf('added', newMiddle)]
        : aligned(oldMiddle, newMiddle),
    ),
    ...partsOf('same', old.slice(old.length - end)),
  ]
}

/** Thai has no full stop, so its lines stay whole; the dots of พ.ศ. end nothing. */
function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/([a-z)"”’%][.!?]["”)]?)[ \t]+(?=["“(]?[A-Z])/g, '$1\n')
    .split('\n')
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}

function withoutMovedBreaks(parts: TextPart[]): TextPart[] {
  const runs: TextPart[][] = []
  for (const part of parts) {
    const run = runs.at(-1)
    if (run && (run[0]?.kind === 'same') === (part.kind === 'same')) run.push(part)
    else runs.push([part])
  }
  return runs.flatMap((run) => {
    const before = run.filter(({ kind }) => kind !== 'added').map(({ text }) => text)
    const after = run.filter(({ kind }) => kind !== 'removed').map(({ text }) => text)
    return wordsOf(before) === wordsOf(after) ? partsOf('same', after) : run
  })
}

const wordsOf = (lines: string[]) => lines.join('').replaceAll(/\s/g, '')

const partsOf = (kind: TextPart['kind'], sentences: string[]): TextPart[] =>
  sentences.map((text) => ({ kind, text }))

function commonLength(one: string[], other: string[]): number {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1
  return length
}

/** Longest common subsequence: `lengths[i][j]` is its length from the i-th old and j-th new sentence on. */
function aligned(old: string[], current: string[]): TextPart[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(current.length + 1))
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = current.length - 1; j >= 0; j -= 1) {
      const longest =
        old[i] === current[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
      lengths[i]?.set([longest], j)
    }
  }
  const parts: TextPart[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < current.length) {
    const [removed, added] = [old[i], current[j]]
    if (removed !== undefined && removed === added) {
      parts.push({ kind: 'same', text: removed })
      i += 1
      j += 1
    } else if (removed !== undefined && (added === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      parts.push({ kind: 'removed', text: removed })
      i += 1
    } else if (added !== undefined) {
      parts.push({ kind: 'added', text: added })
      j += 1
    }
  }
  return parts
}

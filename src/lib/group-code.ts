const LONGEST = 4

/** Letters and digits, or what separates them. */
const RUNS = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu
/** A letter with its marks, or a digit. */
const CHARACTERS = /.\p{M}*/gsu

/**
 * A code in groups that are read aloud easily. Separators are grouping enough: only a run of more than four letters and digits
 * without any is split. Joined again, the groups are the code.
 */
export function groupCode(code: string): string[] {
  const groups = ['']
  for (const run of code.match(RUNS) ?? []) {
    const [first = '', ...others] = splitRun(run)
    groups[groups.length - 1] += first
    groups.push(...others)
  }
  return groups
}

/** Letters and digits apart, unless that leaves one alone, and longer parts in even groups. */
function splitRun(run: string): string[] {
  if (/[^\p{L}\p{M}\p{N}]/u.test(run) || (run.match(CHARACTERS) ?? []).length <= LONGEST) return [run]
  const parts = run.match(/\d+|\D+/g) ?? []
  return (parts.some((part) => part.length === 1) ? [run] : parts).flatMap(evenGroups)
}

function evenGroups(part: string): string[] {
  const characters = part.match(CHARACTERS) ?? []
  const count = Math.ceil(characters.length / LONGEST)
  const edge = (index: number) => Math.ceil((index * characters.length) / count)
  return Array.from({ length: count }, (_, index) => characters.slice(edge(index), edge(index + 1)).join(''))
}

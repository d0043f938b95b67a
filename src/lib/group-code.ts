const LONGEST = 4

/**
 * A code in groups that are read aloud easily: letters and digits apart, and longer runs in even groups of up to four.
 * Joined again, the groups are the code.
 */
export function groupCode(code: string): string[] {
  return (code.match(/\d+|\D+/g) ?? []).flatMap((run) => {
    const chars = [...run]
    const count = Math.ceil(chars.length / LONGEST)
    const edge = (index: number) => Math.ceil((index * chars.length) / count)
    return Array.from({ length: count }, (_, index) => chars.slice(edge(index), edge(index + 1)).join(''))
  })
}

/** The router's index of the current history entry; unlike the location's key, a filter does not change it. */
export function entryIndex(): number {
  const state = window.history.state as { idx?: number } | null // typed any
  return state?.idx ?? 0
}

/** The router's key of the history entry on which the document has opened. */
export const firstKey = (window.history.state as { key?: string } | null)?.key ?? 'default'

const paths = new Map<number, string>()

/** Records the path of the current history entry. */
export function savePath(pathname: string): void {
  paths.set(entryIndex(), pathname)
}

/** The path of the previous history entry; undefined if there is none, or it was shown before a reload. */
export function pathBefore(): string | undefined {
  return paths.get(entryIndex() - 1)
}

/** The number of the current history entry. The router counts its entries; a location's key would not do, for adding the brand to the address changes the key. */
export function entryIndex(): number {
  const state = window.history.state as { idx?: number } | null // the browser types it as any
  return state?.idx ?? 0
}

const paths = new Map<number, string>()

/** Remembers that the current history entry shows this path of the site. */
export function savePath(pathname: string): void {
  paths.set(entryIndex(), pathname)
}

/** The site's path of the history entry before the current one; undefined if there is none, or if it was shown before a reload. */
export function pathBefore(): string | undefined {
  return paths.get(entryIndex() - 1)
}

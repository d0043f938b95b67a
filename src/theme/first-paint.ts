import type { ThemeTokens } from './derive-tokens'

/** A brand's variables for the first paint, from storage or the document. */
export type StoredTheme = { light: ThemeTokens; dark: ThemeTokens; isDark?: boolean }

/** Applies a stored theme, which may be anything; false if it is unusable. Only variables with plain values are set. */
export function paintTheme(theme: StoredTheme | undefined): boolean {
  try {
    if (!theme) return false
    const isDark =
      typeof theme.isDark === 'boolean' ? theme.isDark : matchMedia('(prefers-color-scheme: dark)').matches
    const mode = isDark ? 'dark' : 'light'
    const variables = Object.entries<unknown>(theme[mode]).filter(
      (entry): entry is [string, string] =>
        /^--[\w-]+$/.test(entry[0]) && typeof entry[1] === 'string' && /^[#\w\s(),.%-]+$/.test(entry[1]),
    )
    if (variables.length === 0) return false
    const { style, dataset } = document.documentElement
    for (const [name, value] of variables) style.setProperty(name, value)
    // Only these are removed later; LINE's own property on the root (--android-safe-area-inset-bottom) stays.
    dataset.painted = variables.map(([name]) => name).join(' ')
    dataset.mode = mode
    style.colorScheme = mode
    return true
  } catch {
    // Unusable; the document's default colours stay.
    return false
  }
}

interface Connection {
  saveData?: boolean
}

/** Whether to leave out covers and motion: the member's choice, else the browser's (Save-Data, prefers-reduced-data). */
export function isDataSaved(stored: string | undefined): boolean {
  if (stored !== undefined) return stored === 'on'
  const { connection } = navigator as Navigator & { connection?: Connection } // Chromium only
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches
}

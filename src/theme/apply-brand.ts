import type { ThemeTokens } from './derive-tokens'
import type { Mode } from './surfaces'

let applied: readonly string[] | undefined

/** Sets a brand's variables and mode on the root element, and removes the previous brand's. */
export function applyTokens(tokens: ThemeTokens, mode: Mode): void {
  const root = document.documentElement
  // At first the variables of the first paint (first-paint.ts); other properties of the root stay.
  const previous = applied ?? root.dataset.painted?.split(' ') ?? []
  for (const name of previous) if (!Object.hasOwn(tokens, name)) root.style.removeProperty(name)
  for (const [name, value] of Object.entries(tokens)) {
    if (root.style.getPropertyValue(name) !== value) root.style.setProperty(name, value)
  }
  applied = Object.keys(tokens)
  root.dataset.mode = mode
  root.style.colorScheme = mode
  const themeColour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]') // of index.html
  if (themeColour) themeColour.content = tokens['--color-surface'] ?? ''
}

/** Calls `onChange` with the mode, now and at every change: the brand's isDark, by default the device's. Returns a cleanup. */
export function watchMode(isDark: boolean | undefined, onChange: (mode: Mode) => void): () => void {
  if (isDark !== undefined) {
    onChange(isDark ? 'dark' : 'light')
    return () => undefined
  }
  const query = window.matchMedia('(prefers-color-scheme: dark)')
  const handleChange = () => onChange(query.matches ? 'dark' : 'light')
  handleChange()
  query.addEventListener('change', handleChange)
  return () => query.removeEventListener('change', handleChange)
}

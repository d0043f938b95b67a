import type { ThemeTokens } from './derive-tokens'
import type { Mode } from './surfaces'

let applied: readonly string[] | undefined

function setThemeColour(colour: string) {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  if (metas.length > 0) return metas.forEach((meta) => (meta.content = colour))
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = colour
  document.head.append(meta)
}

/** Applies a brand: sets its variables and the mode on the root element, and removes the previous brand's variables. */
export function applyTokens(tokens: ThemeTokens, mode: Mode): void {
  const root = document.documentElement
  // At the first call the root has the variables that the first paint set (first-paint.ts), besides those of others, which stay.
  const previous = applied ?? root.dataset.painted?.split(' ') ?? []
  for (const name of previous) if (!Object.hasOwn(tokens, name)) root.style.removeProperty(name)
  for (const [name, value] of Object.entries(tokens)) {
    if (root.style.getPropertyValue(name) !== value) root.style.setProperty(name, value)
  }
  applied = Object.keys(tokens)
  root.dataset.mode = mode
  root.style.colorScheme = mode
  const surface = tokens['--color-surface']
  if (surface) setThemeColour(surface)
}

/** Calls `onChange` with the mode now and at every change: the brand's isDark, or if unset the device's. Returns a cleanup. */
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

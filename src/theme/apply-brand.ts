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

/** Paints a brand: its variables on the root element, without those of the brand before, and the mode. */
export function applyTokens(tokens: ThemeTokens, mode: Mode): void {
  const root = document.documentElement
  // At the first call the variables on the root are the first-paint script's, of the brand last seen. The skeleton's cover stays
  // among them: whatever changes on the root has every element of the page styled again.
  const before = applied ?? Array.from(root.style).filter((name) => /^--(?!sk-)/.test(name))
  for (const name of before) if (!Object.hasOwn(tokens, name)) root.style.removeProperty(name)
  for (const [name, value] of Object.entries(tokens)) {
    if (root.style.getPropertyValue(name) !== value) root.style.setProperty(name, value)
  }
  applied = Object.keys(tokens)
  root.dataset.mode = mode
  root.style.colorScheme = mode
  const surface = tokens['--color-surface']
  if (surface) setThemeColour(surface)
}

/** Tells the mode now and at every change: the brand's isDark decides, unset the device. Returns how to stop. */
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

import { deriveTokens, type ThemeTokens } from './derive-tokens.ts'

const declarations = (tokens: ThemeTokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The default theme as static CSS for index.html, generated at build time, so that the theme needs no start-up script. */
export function fallbackCss(): string {
  const light = `:root{color-scheme:only light;${declarations(deriveTokens({}, 'light'))}}`
  const dark = `:root{color-scheme:dark;${declarations(deriveTokens({}, 'dark'))}}`
  return `${light}@media (prefers-color-scheme:dark){${dark}}`
}

/** What index.html says before any script runs; a build for one brand names that brand (docs/hosting.md). */
const NAMES = [
  ['APP_TITLE', /(<title>)[^<]*/],
  ['APP_DESCRIPTION', /(<meta\s+name="description"\s+content=")[^"]*/],
  ['APP_ICON', /(<link rel="icon" href=")[^"]*/],
] as const

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** index.html with the title, description and icon that the build's environment names; the neutral ones stay where it names none. */
export function withOwnNames(html: string, environment: Record<string, string | undefined>): string {
  return NAMES.reduce((text, [name, place]) => {
    const value = environment[name]
    return value ? text.replace(place, (_all, before: string) => before + escaped(value)) : text
  }, html)
}

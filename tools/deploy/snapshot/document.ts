import type { BrandSnapshot } from '../../../src/brand/app-setting.ts'
import { COLOUR_NAME, parseColour } from '../../../src/theme/colour.ts'
import { defaultTheme } from '../../../src/theme/default-theme.ts'

/** A colour of the brand that is a name, which only a browser can resolve: the snapshot would have the default instead. */
export function unreadableColour(themeFields: Record<string, string>): string | undefined {
  const isUnreadable = (value = '#fff') => COLOUR_NAME.test(value.trim()) && !parseColour(value.trim())
  const name = Object.keys(defaultTheme).find((field) => isUnreadable(themeFields[field]))
  return name && `"${themeFields[name]?.trim()}" of ${name}`
}

/** index.html with a snapshot: in the places that the build has left for it, or in the place of an earlier snapshot. */
export function withSnapshot(html: string, parts: { config: unknown; brands: BrandSnapshot[] }): string {
  // On lines of their own, so that the image can have a copy without them (without-snapshot.sh).
  return inPlaces(html, (name) => `\n${json(name, parts[name])}\n<!-- /${name} -->`)
}

/** index.html as the build has left it. */
export const withoutSnapshot = (html: string): string => inPlaces(html, () => '')

const PLACES = ['config', 'brands'] as const

function inPlaces(html: string, partOf: (name: (typeof PLACES)[number]) => string): string {
  return PLACES.reduce((text, name) => {
    const place = new RegExp(`<!-- ${name} -->(?:[\\s\\S]*<!-- /${name} -->)?`)
    if (!place.test(text)) throw new Error(`index.html has no place for ${name}: build the site anew.`)
    return text.replace(place, () => `<!-- ${name} -->${partOf(name)}`)
  }, html)
}

/** A JSON element: nothing in it can end the element, or begin a comment. */
const json = (id: string, value: unknown) =>
  `<script id="${id}" type="application/json">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`

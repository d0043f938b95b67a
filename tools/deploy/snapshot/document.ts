import type { BrandSnapshot } from '../../../src/brand/brand-snapshot.ts'
import { COLOUR_NAME, parseColour } from '../../../src/theme/colour.ts'
import { defaultTheme } from '../../../src/theme/default-theme.ts'
import type { RenderedPage } from './renderer.tsx'

interface Snapshot {
  /** The parsed config.json. */
  raw: unknown
  brands: BrandSnapshot[]
  pages: RenderedPage[]
  /** The styles of the pages, in a style element. */
  styles: string
}

/** The colours of a brand that are words which only a browser can look up: here they would become the default's. */
export const unreadableColours = ({ setting: { themeFields } }: Pick<BrandSnapshot, 'setting'>): string[] =>
  Object.keys(defaultTheme).flatMap((name) => {
    const value = themeFields[name]?.trim()
    return value && COLOUR_NAME.test(value) && !parseColour(value) ? [`"${value}" of ${name}`] : []
  })

/** A JSON element: nothing in it can end the element, or begin a comment. */
const json = (id: string, value: unknown) =>
  `<script id="${id}" type="application/json">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** index.html with a snapshot: in the places that the build has left for it, or in the place of an earlier snapshot. */
export function withSnapshot(html: string, { raw, brands, pages, styles }: Snapshot): string {
  const templates = pages.map(({ path, brandRef, locale, html: page }) => {
    // Its own brand's alone: another brand may have the same picture at another address.
    const own = brands.find(({ setting }) => setting.brandRef === brandRef)
    const pictures = Object.entries(own?.pictures ?? {})
    // Each picture stands in the document once; the head script puts it in its places.
    const content = pictures.reduce(
      (text, [address, data]) =>
        text.replaceAll(`src="${data}"`, () => `data-picture="${attribute(address)}"`),
      page,
    )
    return `<template data-page="${path}" data-brand="${attribute(brandRef)}" lang="${locale}">${content}</template>`
  })
  const parts = {
    config: json('config', raw),
    brands: json('brands', brands) + styles,
    pages: templates.join(''),
  }
  // On lines of their own: the start of a server takes a part out where its config.json is another one (environment.sh).
  return inPlaces(html, (name) => `\n${parts[name]}\n<!-- /${name} -->`)
}

/** index.html as the build has left it. */
export const withoutSnapshot = (html: string): string => inPlaces(html, () => '')

const PLACES = ['config', 'brands', 'pages'] as const

function inPlaces(html: string, partOf: (name: (typeof PLACES)[number]) => string): string {
  return PLACES.reduce((text, name) => {
    const place = new RegExp(`<!-- ${name} -->(?:[\\s\\S]*<!-- /${name} -->)?`)
    if (!place.test(text)) throw new Error(`index.html has no place for ${name}: build the site anew.`)
    return text.replace(place, () => `<!-- ${name} -->${partOf(name)}`)
  }, html)
}

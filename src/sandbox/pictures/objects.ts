import { DRINKS } from './objects-drinks.ts'
import { FOOD } from './objects-food.ts'
import { GOODS } from './objects-goods.ts'
import { TRAVEL } from './objects-travel.ts'
import type { Draw, Palette } from './palette.ts'

const OBJECTS: Record<string, Draw> = { ...DRINKS, ...FOOD, ...GOODS, ...TRAVEL }

/** Renders an object at a position and scale, with its shadow on the ground. */
export function place(name: string, palette: Palette, x: number, y: number, scale: number): string {
  const draw = OBJECTS[name]
  if (draw === undefined) return ''
  const shadow = `<ellipse cx="204" cy="342" rx="150" ry="16" fill="${palette.ink}" opacity=".13"/>`
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shadow}${draw(palette)}</g>`
}

export const isObject = (name: string) => name in OBJECTS

/** An SVG document. */
export function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`
}

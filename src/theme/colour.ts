/** Channels 0-255, alpha 0-1. */
export type Rgb = { readonly r: number; readonly g: number; readonly b: number; readonly a: number }

export const WHITE: Rgb = { r: 255, g: 255, b: 255, a: 1 }
export const BLACK: Rgb = { r: 0, g: 0, b: 0, a: 1 }

const MAX_CSS_LENGTH = 64
const NUMBER = String.raw`[+-]?(?:\d*\.)?\d+`
const ALPHA = String.raw`(?:\s*[,/]\s*(${NUMBER}%?))?\s*\)$`
const RGB = new RegExp(String.raw`^rgba?\(\s*(${NUMBER}%?)[\s,]+(${NUMBER}%?)[\s,]+(${NUMBER}%?)${ALPHA}`)
const HSL = new RegExp(String.raw`^hsla?\(\s*(${NUMBER})(?:deg)?[\s,]+(${NUMBER}%)[\s,]+(${NUMBER}%)${ALPHA}`)
const MIX_STEPS = 50

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max)

function rgb(r: number, g: number, b: number, a = 1): Rgb {
  const channel = (value: number) => Math.round(clamp(value, 255))
  return { r: channel(r), g: channel(g), b: channel(b), a: Math.round(clamp(a, 1) * 1000) / 1000 }
}

function parseHex(digits: string): Rgb | undefined {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return undefined
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits
  const at = (index: number) => parseInt(full.slice(index * 2, index * 2 + 2), 16)
  return rgb(at(0), at(1), at(2), full.length === 8 ? at(3) / 255 : 1)
}

function fromHsl(hue: number, saturation: number, lightness: number, alpha: number): Rgb {
  const degrees = ((hue % 360) + 360) % 360
  const chroma = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const k = (offset + degrees / 30) % 12
    return 255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return rgb(channel(0), channel(8), channel(4), alpha)
}

/** A number, or a percentage of `whole`. */
const valueOf = (text: string, whole: number) =>
  text.endsWith('%') ? (parseFloat(text) * whole) / 100 : Number(text)

function parseFunction(text: string): Rgb | undefined {
  const [, hue, saturation = '', lightness = '', opacity = '1'] = HSL.exec(text) ?? []
  const share = (percent: string) => clamp(valueOf(percent, 1), 1)
  if (hue) return fromHsl(Number(hue), share(saturation), share(lightness), valueOf(opacity, 1))
  const [, red, green = '', blue = '', alpha = '1'] = RGB.exec(text) ?? []
  if (!red) return undefined
  return rgb(valueOf(red, 255), valueOf(green, 255), valueOf(blue, 255), valueOf(alpha, 1))
}

/** Parses a CSS colour; undefined if it is not a plain colour. */
export function parseColour(value: unknown): Rgb | undefined {
  if (typeof value !== 'string' || value.length > MAX_CSS_LENGTH) return undefined
  const text = value.trim().toLowerCase()
  if (text.startsWith('#')) return parseHex(text.slice(1))
  const named = namedColour(text)
  return named === undefined ? parseFunction(text) : parseColour(named)
}

/** Mixes a `share` (0-1) of `other` into `colour`, in sRGB like CSS `color-mix(in srgb, …)`. */
export function mix(colour: Rgb, other: Rgb, share: number): Rgb {
  const blend = (from: number, to: number) => from + (to - from) * share
  return rgb(
    blend(colour.r, other.r),
    blend(colour.g, other.g),
    blend(colour.b, other.b),
    blend(colour.a, other.a),
  )
}

/** The opaque colour of a translucent one over an opaque one. */
export function flatten(colour: Rgb, over: Rgb): Rgb {
  return mix(over, { ...colour, a: 1 }, colour.a)
}

/** WCAG 2's relative luminance of an opaque colour. */
export function luminance({ r, g, b }: Rgb): number {
  const linear = (channel: number) =>
    channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** WCAG 2's contrast ratio of two opaque colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  return ratio(luminance(one), luminance(other))
}

/** Lightens by `share`, at first within its hue, because white alone makes a deep colour chalky. */
function lighten(colour: Rgb, share: number): Rgb {
  const top = Math.max(colour.r, colour.g, colour.b, 1)
  const grow = (channel: number) => channel + ((channel * (255 - top)) / top) * share
  return mix({ r: grow(colour.r), g: grow(colour.g), b: grow(colour.b), a: colour.a }, WHITE, share ** 2)
}

/** The nearest darker or lighter colour with contrast `wanted` to all of `against`, else the best. */
export function towardsContrast(colour: Rgb, against: readonly Rgb[], wanted: number): Rgb {
  const grounds = against.map(luminance)
  let best = colour
  let bestWorst = 0
  for (let step = 0; step <= MIX_STEPS; step += 1) {
    const share = step / MIX_STEPS
    for (const candidate of [mix(colour, BLACK, share), lighten(colour, share)]) {
      const light = luminance(candidate)
      const worst = Math.min(...grounds.map((ground) => ratio(light, ground)))
      if (worst > bestWorst) [best, bestWorst] = [candidate, worst]
    }
    if (bestWorst >= wanted) return best
  }
  return best
}

/** A colour as the shortest CSS text: hex, or rgba() if translucent. */
export function toCss({ r, g, b, a }: Rgb): string {
  if (a < 1) return `rgba(${r}, ${g}, ${b}, ${a})`
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** For Node, which has no canvas. */
const BASIC_COLOURS: Readonly<Record<string, string>> = {
  transparent: '#0000',
  white: '#fff',
  black: '#000',
  gray: '#808080',
  red: '#f00',
  green: '#008000',
  blue: '#00f',
}

let context: CanvasRenderingContext2D | null | undefined

function canvas(): CanvasRenderingContext2D | null {
  if (typeof document === 'undefined') return null
  context ??= document.createElement('canvas').getContext('2d')
  return context
}

/** A possible colour name; Node knows only the basic ones. */
export const COLOUR_NAME = /^[a-z]{3,20}$/i

/** A CSS colour name as hex or rgba(); undefined for other words. */
function namedColour(name: string): string | undefined {
  if (Object.hasOwn(BASIC_COLOURS, name)) return BASIC_COLOURS[name]
  // A canvas reads currentcolor as black.
  if (!COLOUR_NAME.test(name) || name === 'currentcolor') return undefined
  const pen = canvas()
  if (!pen) return undefined
  // An unknown word leaves fillStyle unchanged, so two starting colours must give the same result.
  const [fromBlack, fromWhite] = ['#000', '#fff'].map((start) => {
    pen.fillStyle = start
    pen.fillStyle = name
    return pen.fillStyle
  })
  return fromBlack === fromWhite ? fromBlack : undefined
}

const BASIC_COLOURS: Readonly<Record<string, string>> = {
  transparent: '#0000',
  white: '#fff',
  black: '#000',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  red: '#f00',
  green: '#008000',
  blue: '#00f',
  yellow: '#ff0',
  orange: '#ffa500',
  purple: '#800080',
}

let context: CanvasRenderingContext2D | null | undefined

function canvas(): CanvasRenderingContext2D | null {
  if (typeof document === 'undefined') return null
  context ??= document.createElement('canvas').getContext('2d')
  return context
}

/** The hex or rgba() form of a CSS colour name, undefined for any other word. */
export function namedColour(name: string): string | undefined {
  if (Object.hasOwn(BASIC_COLOURS, name)) return BASIC_COLOURS[name]
  // A canvas reads currentcolor as black, which the brand did not mean.
  if (!/^[a-z]{3,20}$/.test(name) || name === 'currentcolor') return undefined
  const pen = canvas()
  if (!pen) return undefined
  // An unknown word leaves fillStyle unchanged, so a colour is valid only if two starting colours give the same result.
  const [fromBlack, fromWhite] = ['#000', '#fff'].map((start) => {
    pen.fillStyle = start
    pen.fillStyle = name
    return pen.fillStyle
  })
  return fromBlack === fromWhite ? fromBlack : undefined
}

import { media, tokens } from './tokens.ts'

const clear = (gutter: string) => `:root{--gutter:max(${gutter},${tokens.safe.left},${tokens.safe.right})}`

/**
 * The page gutter, shared by the inlined skeleton and the app: 16 px, from tablet up 24 px, and never less than a phone held
 * sideways has at its rounded ends.
 */
export const GUTTER_CSS = `${clear('16px')}${media.tabletUp}{${clear('24px')}}`

import { media } from './tokens.ts'

/** The page gutter by screen size, the same for the inlined skeleton and the app: 16, from tablet up 24. */
export const GUTTER_CSS = `:root{--gutter:16px}${media.tabletUp}{:root{--gutter:24px}}`

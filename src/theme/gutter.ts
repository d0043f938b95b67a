import { media } from './tokens.ts'

/** The page gutter, shared by the inlined skeleton and the app: 16 px, from tablet up 24 px. */
export const GUTTER_CSS = `:root{--gutter:16px}${media.tabletUp}{:root{--gutter:24px}}`

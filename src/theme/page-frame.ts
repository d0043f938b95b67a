import { tokens } from './tokens.ts'

/** The height of a page's top bar, below `tokens.safe.top`: 56 px and the border. */
export const BAR_HEIGHT = '57px'
/** What the layout (app/shell/main-layout.tsx, which loads with the entry and says it itself) leaves below a page. */
export const PAGE_END = `calc(${tokens.safe.bottom} + ${tokens.space(6)})`
/** On a high screen above the login's first lines, which the document draws too. */
export const ENTRY_AIR = `max(0px, calc((${tokens.screenHeight(100)} - 640px) / 3))`
/** Home's first screen, which the document draws before the app (src/document/skeleton.css); `--room` is the height that it has. */
export const homeFrame = {
  top: tokens.space(3),
  shortTop: tokens.space(1),
  gap: tokens.space(3),
  /** A cover leaves room for the tier card and the first heading; at least as high as a carousel (spec 9). */
  cover: 'max(100px, calc(var(--room) - 628px))',
  profileBar: '184px',
  barFoot: '45px',
  row: '56px',
  /** On a low screen. */
  shortRow: '48px',
  /** 60 px, or as high as the short row. */
  goal: 'calc(1.5 * var(--row) - 24px)',
  /** With its gap. */
  goalRow: '72px',
}

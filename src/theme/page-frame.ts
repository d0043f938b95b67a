import { tokens } from './tokens.ts'

/** The height of a page's top bar, below `tokens.safe.top`: 56 px and the border. */
export const BAR_HEIGHT = '57px'
/** What the layout (app/shell/main-layout.tsx, which loads with the entry and says it itself) leaves below a page. */
export const PAGE_END = `calc(${tokens.safe.bottom} + ${tokens.space(6)})`

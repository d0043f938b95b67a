import { sessionFor } from '../../src/sandbox/personas.ts'

const member = {
  brandRef: 'doisai',
  language: 'th',
  token: sessionFor('gold', 'doisai'),
  tokenBrandRef: 'doisai',
}

/** The least time that this document can take with as much code: one script of the entry's size, which renders a heading. */
export const FLOOR = 'floor'

export interface Scenario {
  name: string
  path: string
  /** What local storage holds before. */
  storage: Record<string, string>
  /** The page was opened before, so that its snapshot and colours are stored. */
  hasVisited?: boolean
  /** The document has a snapshot of the brands (docs/hosting.md). */
  hasSnapshot?: boolean
  /** The files of that visit are still in the browser's cache, as between two deployments. */
  hasFiles?: boolean
}

const firstVisits: Scenario[] = [
  { name: 'login', path: '/authentication/line-login?brandRef=doisai', storage: {} },
  { name: 'home, first visit', path: '/home', storage: member },
  { name: 'privileges, first visit', path: '/privilege', storage: member },
  {
    name: 'privilege from a chat link',
    path: '/privilege/detail?privilegeId=DSP001',
    storage: member,
  },
  { name: 'points history', path: '/profile/points-history', storage: member },
]

/** What is measured, one row each, the floor first. */
export const scenarios: Scenario[] = [
  { name: FLOOR, path: '/floor', storage: {} },
  ...firstVisits,
  ...firstVisits.map((visit) => ({ ...visit, name: `${visit.name}, snapshot`, hasSnapshot: true })),
  { name: 'home, returning', path: '/home', storage: member, hasVisited: true },
  { name: 'home, returning, files kept', path: '/home', storage: member, hasVisited: true, hasFiles: true },
]

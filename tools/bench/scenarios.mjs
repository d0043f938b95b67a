import { sessionFor } from '../../src/sandbox/personas.ts'

const member = {
  brandRef: 'doisai',
  language: 'th',
  token: sessionFor('gold', 'doisai'),
  tokenBrandRef: 'doisai',
}

/** The least time that this document can take with as much code: one script of the entry's size, which renders a heading. */
export const FLOOR = 'floor'

/** The parameter of a path whose document has the configuration inside. */
export const INLINE = 'inlineConfig'

/**
 * What is measured, one row each: path, what local storage holds before, and
 * - hasVisited: the page was opened before, so that its snapshot and colours are stored;
 * - hasFiles: the files of that visit are still in the browser's cache, as between two deployments;
 * - `?${INLINE}` in the path: the host answers with the configuration inside the document (docs/hosting.md).
 */
export const scenarios = [
  { name: FLOOR, path: '/floor', storage: {} },
  { name: 'login', path: '/authentication/line-login?brandRef=doisai', storage: {} },
  { name: 'home, first visit', path: '/home', storage: member },
  { name: 'home, first visit, configuration inline', path: `/home?${INLINE}`, storage: member },
  { name: 'privileges, first visit', path: '/privilege', storage: member },
  {
    name: 'privilege from a chat link',
    path: '/privilege/detail?privilegeId=DSP001',
    storage: member,
  },
  { name: 'points history', path: '/profile/points-history', storage: member },
  { name: 'home, returning', path: '/home', storage: member, hasVisited: true },
  { name: 'home, returning, files kept', path: '/home', storage: member, hasVisited: true, hasFiles: true },
]

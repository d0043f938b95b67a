import type { Plugin } from 'vite'
import { pageModules } from '../../src/app/routes.ts'

const NAME = 'virtual:pages'

/**
 * Vite plugin: the module `virtual:pages`, which loads each page of the route map, in its order. `import.meta.glob` would bring
 * the pages' paths into the entry once more.
 */
export function pages(): Plugin {
  return {
    name: 'pages',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? `export default [${pageModules.map((page) => `() => import('/src/${page}.tsx')`).join()}]`
        : undefined,
  }
}

import { constants, runInThisContext } from 'node:vm'

/**
 * Vite outside of the context that Vitest gives each test file: Rolldown, which is native, knows no RegExp but the main context's.
 */
export const { createServer, createLogger, resolveConfig } = (await runInThisContext("import('vite')", {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
})) as typeof import('vite')

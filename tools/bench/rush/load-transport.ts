import { join, resolve } from 'node:path'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../../..')
const ENTRY = 'virtual:transport'
const CHUNK = "import('./circuit-breaker')"

/** Builds the app's transport as one module, as for production, and gives the module's path; `loadChunk` says how long its one chunk takes. */
export async function buildTransport(folder: string): Promise<string> {
  const source = [
    "export { baseQuery } from '/src/api/base-query.ts'",
    "export { operations } from '/src/api/generated/operations.ts'",
  ].join('\n')
  await build({
    ...{ root, configFile: false, publicDir: false, logLevel: 'warn', mode: 'production' },
    resolve: { alias: { '@': join(root, 'src') } },
    build: {
      ...{ ssr: true, outDir: folder, emptyOutDir: true, minify: false },
      rolldownOptions: {
        input: { transport: ENTRY },
        output: { entryFileNames: '[name].mjs', codeSplitting: false },
      },
    },
    plugins: [
      {
        name: 'transport',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        transform: (code, id) => {
          if (!id.endsWith('/src/api/base-query.ts')) return undefined
          if (!code.includes(CHUNK)) throw new Error(`No ${CHUNK} in ${id}`)
          return code.replace(CHUNK, `loadChunk(() => ${CHUNK})`)
        },
        load: (id) => (id === ENTRY ? source : undefined),
      },
    ],
  })
  return join(folder, 'transport.mjs')
}

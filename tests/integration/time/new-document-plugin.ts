import { fileURLToPath } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { precompileMessages } from '../../../tools/build/precompile-messages.ts'

const ID = '\0new-document'
const entry = fileURLToPath(new URL('document.tsx', import.meta.url))

/** Vite plugin for the judge: builds the app as a function that runs all modules anew, as another document does. */
export function newDocument(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'new-document',
    enforce: 'pre',
    apply: 'serve',
    configResolved: (resolved) => void (config = resolved),
    resolveId: { filter: { id: /^\.\/new-document$/ }, handler: () => ID },
    load: {
      filter: { id: new RegExp(`^${ID}$`) },
      handler: async () =>
        `export function newDocument(loadFile) {\nconst exports = {}\n${await bundle(config)}\nreturn exports.start\n}`,
    },
  }
}

/** Has the judge load what the app loads lazily, so that a file can fail. */
const lazyFiles: Plugin = {
  name: 'lazy-files',
  enforce: 'post',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/ },
    handler: (code) => code.replace(/\bimport\(\s*("[^"]+"|'[^']+')\s*\)/g, 'loadFile($1, () => import($1))'),
  },
}

async function bundle({ resolve, oxc }: ResolvedConfig): Promise<string> {
  const lineExtras = { find: '#liff/line-extras.ts', replacement: entry }
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [precompileMessages(), lazyFiles],
    oxc: { ...oxc, jsx: { runtime: 'automatic', development: false } },
    resolve: { alias: [...resolve.alias, lineExtras] },
    define: { 'import.meta.env.DEV': 'false', 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['cjs'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [chunk] = (built as { output: { code: string }[] }[])[0]?.output ?? []
  return chunk?.code ?? ''
}

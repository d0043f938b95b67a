import type { Plugin, Rolldown } from 'vite'

/** What a chunk takes of the bundler's helpers, as `a as b` pairs: `import{n as e,t}from"./rolldown-runtime-hash.js"`. */
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*"\.\/rolldown-runtime-[^"]+";?/
const EXPORT = /export\s*\{([^}]*)\};?\s*$/

const pairs = (list = '') =>
  list.split(',').map((one) => {
    const [from = '', to = from] = one.trim().split(' as ')
    return [from, to] as const
  })

/**
 * Vite plugin: the bundler's helpers, half a kilobyte that every chunk imports, in the entry that every chunk imports too. In a file
 * of their own they are a request that a first visit waits for, and over HTTP/1.1 one of its first six.
 */
export function runtimeInEntry(): Plugin {
  return {
    name: 'runtime-in-entry',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      // Before Vite writes what the document and lazy parts preload.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
        const entry = chunks.find(({ name }) => name === 'app')
        if (!runtime || !entry)
          throw new Error('No chunk rolldown-runtime, or no app: see tools/build/chunks.ts')
        for (const chunk of chunks.filter(({ code }) => IMPORT.test(code))) {
          if (chunk === entry) takeIn(entry, runtime)
          else useEntry(chunk, entry, runtime)
        }
        delete bundle[runtime.fileName]
        const isLeft = chunks.some((one) => one !== runtime && one.code.includes('rolldown-runtime-'))
        if (isLeft || !/export\s*\{__runtime,/.test(entry.code))
          throw new Error('The helpers are imported in a form that this plugin does not know.')
        // It would run before the helpers are there.
        if (entry.imports.length > 0) throw new Error(`app imports ${entry.imports.join()}.`)
      },
    },
  }
}

function takeIn(entry: Rolldown.OutputChunk, runtime: Rolldown.OutputChunk): void {
  const helpers = pairs(EXPORT.exec(runtime.code)?.[1]).map(([local, name]) => `${name}:${local}`)
  const body = runtime.code.replace(EXPORT, '')
  entry.code = entry.code
    .replace(
      IMPORT,
      (_all, names: string) =>
        `const __runtime=(()=>{${body}return{${helpers.join()}}})();${constants(names)}`,
    )
    .replace(EXPORT, (_all, names: string) => `export{__runtime,${names}};`)
  entry.imports = entry.imports.filter((file) => file !== runtime.fileName)
}

function useEntry(
  chunk: Rolldown.OutputChunk,
  entry: Rolldown.OutputChunk,
  runtime: Rolldown.OutputChunk,
): void {
  const [file] = entry.fileName.split('/').slice(-1)
  chunk.code = chunk.code.replace(
    IMPORT,
    (_all, names: string) => `import{__runtime}from"./${file}";${constants(names)}`,
  )
  const others = chunk.imports.filter((name) => name !== runtime.fileName)
  // The chunk's name would not change with the entry's, and a cache would bring the chunk of another build.
  if (!others.includes(entry.fileName)) throw new Error(`${chunk.fileName} imports no app.`)
  chunk.imports = others
}

const constants = (names: string) =>
  `const ${pairs(names)
    .map(([name, local]) => `${local}=__runtime.${name}`)
    .join()};`

import type { Plugin } from 'vite'

/** The chunks that every visit begins with. */
const FIRST_CHUNKS = ['app', 'first-pages']

/**
 * Vite plugin: the first line of the first chunks asks Chromium to compile all of their functions in the background, while they
 * load, instead of each one on the main thread as it is first called. To other browsers the line is a comment.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      // After Vite has put its own first line; an output banner would stand below it, where it has no effect.
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && FIRST_CHUNKS.includes(output.name))
            output.code = `//# allFunctionsCalledOnLoad\n${output.code}`
      },
    },
  }
}

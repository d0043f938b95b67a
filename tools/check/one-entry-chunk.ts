import type { Plugin } from 'vite'

/**
 * Vite plugin: everything that the entry imports statically goes into one chunk. Left to itself the bundler makes a chunk of
 * each part that a lazy route shares, and the first paint waits for ten small files that compress badly.
 */
export function oneEntryChunk(entry: RegExp): Plugin {
  const inEntry = new Set<string>()
  return {
    name: 'one-entry-chunk',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'app',
                  priority: 2,
                  test: (id: string) => inEntry.has(id) || id.includes('rolldown/runtime'),
                },
                // What late parts share comes as one file with the first of them, not as a dozen of a kilobyte each.
                { name: 'shared', priority: 1, minShareCount: 2, test: /\/src\/|\/liff\/|lucide-react/ },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      const visit = (id: string) => {
        // The icons' index names every icon there is; each goes where it is used.
        if (inEntry.has(id) || /lucide-react\/dist\/esm\/(icons\/|lucide-react)/.test(id)) return
        inEntry.add(id)
        this.getModuleInfo(id)?.importedIds.forEach(visit)
      }
      for (const id of this.getModuleIds()) if (entry.test(id)) visit(id)
    },
  }
}

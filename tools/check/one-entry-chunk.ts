import type { Plugin } from 'vite'

/** The slider itself and the drawn codes: large, and wanted by few. */
const late = /carousel-track|\/src\/ui\/(code-tabs|qr-code|barcode|encode-code128)/
const carousel = /\/src\/ui\/(use-)?(carousel|is-attended)/
const dialogs = /\/src\/ui\/(bottom-sheet|tabs)/
const base = /\/src\/(ui|theme|i18n|lib|domain|config|session|api|store)\/|\/liff\/|lucide-react/
const codeFields = /\/src\/forms\/(field-styles|code-|otp-|pin-|use-web-otp|error-notice|server-errors)/

/**
 * What late parts share comes in a few files, not in dozens of a kilobyte each. A group takes along what its modules need,
 * so that the lower layers come first: nobody fetches formik for a button, or the slider for a login.
 */
const sharedGroups = [
  {
    name: 'shared',
    test: (id: string) => base.test(id) && ![late, carousel, dialogs].some((part) => part.test(id)),
  },
  { name: 'dialogs', test: dialogs },
  { name: 'carousel', test: (id: string) => carousel.test(id) && !late.test(id) },
  { name: 'code-fields', test: codeFields },
  { name: 'forms', test: /\/src\/forms\// },
  { name: 'small-pages', test: /\/src\/app\/pages\//, minShareCount: 1 },
  { name: 'consent', test: /\/src\/features\/consent\//, minShareCount: 1 },
  {
    name: 'ways-in',
    test: /\/src\/features\/authentication\/(components\/(entry|way|channel|point-member|line-)|hooks\/use-line)/,
  },
  {
    name: 'phone',
    test: (id: string) =>
      /\/src\/features\/authentication\//.test(id) && !/number-step|phone-flow-view/.test(id),
  },
].map((group, index, all) => ({ minShareCount: 2, ...group, priority: all.length - index }))

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
                  priority: 20,
                  test: (id: string) => inEntry.has(id) || id.includes('rolldown/runtime'),
                },
                ...sharedGroups,
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

import type { Plugin } from 'vite'

/** The slider itself and the drawn codes: large, and wanted by few. */
const late = /carousel-track|\/src\/ui\/(code-tabs|qr-code|barcode|encode-code128)/
const carousel = /\/src\/ui\/(use-)?(carousel|is-attended)/
const dialogs = /\/src\/ui\/(bottom-sheet|tabs)/
const base = /\/src\/(ui|theme|i18n|lib|domain|config|session|api|store)\/|\/liff\/|lucide-react/
const codeFields = /\/src\/forms\/(field-styles|code-|otp-|pin-|use-web-otp|error-notice|server-errors)/

/** Where a first visit begins. What these pages have of the lower layers every first paint needs, and comes with the entry. */
const startPages = /\/src\/(app\/home-page|features\/authentication\/pages\/(landing|line-login)-page)\.tsx$/

/**
 * What lazy parts share comes in a few files, not in dozens of a kilobyte each. A group takes along what its modules need,
 * so that the lower layers come first: nobody fetches formik for a button, or the slider for a login.
 */
const sharedGroups = [
  {
    name: 'shared',
    test: (id: string) => base.test(id) && ![late, carousel, dialogs].some((part) => part.test(id)),
  },
  { name: 'dialogs', test: dialogs },
  // A page and its parts are one chunk: each more would be one more to wait for.
  {
    name: 'home',
    test: (id: string) =>
      (/\/src\/(app\/home(-page|\/(home-(body|section)|section|use-system))|features\/(home|tier|privileges)\/)/.test(
        id,
      ) ||
        carousel.test(id)) &&
      !late.test(id) &&
      !id.includes('/pages/'),
    minShareCount: 1,
  },
  { name: 'code-fields', test: codeFields },
  { name: 'forms', test: /\/src\/forms\// },
  { name: 'small-pages', test: /\/src\/app\/pages\//, minShareCount: 1 },
  { name: 'consent', test: /\/src\/features\/consent\//, minShareCount: 1 },
  {
    name: 'ways-in',
    test: /\/src\/features\/authentication\/(pages\/line-login|components\/(entry|way|channel|point-member-ways|line-|login-channels|unknown-brand)|hooks\/use-line)/,
    minShareCount: 1,
  },
  {
    name: 'phone',
    test: (id: string) =>
      /\/src\/features\/authentication\//.test(id) && !/number-step|phone-flow-view/.test(id),
  },
].map((group, index, all) => ({ minShareCount: 2, ...group, priority: all.length - index }))

/**
 * Vite plugin: everything that the entry imports statically goes into one chunk, and with it what the first pages need of
 * the lower layers. Left to itself the bundler makes a chunk of each part that a lazy route shares, and the first paint
 * waits for ten small files that compress badly.
 */
export function oneEntryChunk(entry: RegExp): Plugin {
  const inEntry = new Set<string>()
  const icons = new Set<string>()
  return {
    name: 'one-entry-chunk',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'app', priority: 20, test: (id: string) => inEntry.has(id) || icons.has(iconOf(id)) },
                ...sharedGroups,
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      const reach = (id: string, found: Set<string>) => {
        // The icons' index names every icon there is; each goes where it is used.
        if (found.has(id) || /lucide-react\/dist\/esm\/(icons\/|lucide-react)/.test(id)) return found
        found.add(id)
        this.getModuleInfo(id)?.importedIds.forEach((imported) => reach(imported, found))
        return found
      }
      for (const id of this.getModuleIds()) {
        if (entry.test(id)) reach(id, inEntry)
        if (!startPages.test(id)) continue
        for (const below of reach(id, new Set())) {
          if (base.test(below) && !carousel.test(below)) inEntry.add(below)
          for (const icon of iconsIn(this.getModuleInfo(below)?.code ?? '')) icons.add(icon)
        }
      }
    },
  }
}

/** The file names of the icons that a module takes from lucide-react, whose index names every icon there is. */
function iconsIn(code: string): string[] {
  const [, names = ''] = /import \{([^}]+)\} from "lucide-react"/.exec(code) ?? []
  return names
    .split(',')
    .map((name) => name.trim().split(' ')[0] ?? '')
    .filter((name) => name !== '')
    .map((name) => name.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, '-').toLowerCase())
}

const iconOf = (id: string) => /lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/.exec(id)?.[1] ?? ''

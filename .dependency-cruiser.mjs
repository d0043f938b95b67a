// Who may import whom: the allow table of the folders. What no row allows is refused.

const below = ['theme', 'i18n', 'config', 'addresses', 'storage', 'lib'].map((folder) => `src/${folder}/`)

/** [importing files, files that they may import, and whether types only]; `$1` is what the brackets of the first matched. */
const table = [
  // Brands' tokens are names of CSS variables, for every layer that draws.
  ['(src|tests)/', 'src/theme/tokens[.]ts'],

  ['src/main[.]tsx', ['src/(app|session|store|config|addresses|storage|theme|i18n|lib)/', 'liff/']],

  // The script of the document's head: it loads before the app, and shares its rules with it.
  ['src/document/', 'src/(document|theme|config|addresses|storage|lib)/'],
  ['src/document/', 'src/(api|brand)/', 'type-only'],

  ['src/app/', ['src/(app|brand|session|store|ui|api)/', ...below]],
  // Home and the shell compose the parts of several features.
  ['src/app/(home|shell)/', 'src/features/(?!.*/pages/)'],
  // What each page asks first, by the page's own requests.
  ['src/app/page-reads[.]ts', 'src/features/(?!.*/pages/)'],

  ['src/features/([^/]+)/', ['src/features/($1|sharing)/', 'src/(brand|session|store|ui)/', ...below]],
  // What is redeemed costs points, and its histories are as those of points.
  ['src/features/redeem/', 'src/features/points/'],
  [
    'src/features/',
    'src/api/(api|home-cache|endless|known-cards|list-paging|point-rows|app-error|lost-answer|request-id|once)[.]ts',
  ],

  ['src/brand/', ['src/(brand|session|store|api|ui)/', ...below]],
  ['src/session/', ['src/(session|store|api)/', ...below]],
  ['src/session/(line/|line-sign-in[.]ts)', 'liff/'],
  // In development, who is in LINE.
  ['src/session/line/', 'src/sandbox/line/'],
  // The message is LINE's, by its type alone.
  ['src/features/sharing/', 'liff/', 'type-only'],
  ['src/store/', 'src/(store|api|i18n|config|addresses|storage|lib)/'],
  // The session is a part of the store's state, and what ends it is in the hands of `session/`.
  ['src/store/', 'src/session/(session|lifetime)[.]ts'],
  ['src/ui/forms/', 'src/storage/'],
  ['src/ui/forms/', 'src/api/app-error[.]ts', 'type-only'],
  ['src/ui/lists/', 'src/(api/|store/hooks[.]ts)'],
  ['src/ui/', 'src/(ui|theme|i18n|lib)/'],
  // Where a part leads that every page has.
  ['src/ui/(expiring-points|page-link)[.]tsx', 'src/addresses/paths[.]ts'],
  // How an error is told.
  ['src/ui/(as-of|support-code|dialogs/use-error-modal)[.]tsx', 'src/api/app-error[.]ts'],
  ['src/theme/', 'src/(theme|storage|lib)/'],
  ['src/i18n/', 'src/(i18n|storage|lib)/'],
  ['src/i18n/error-messages[.]ts', 'src/api/', 'type-only'],
  ['src/i18n/error-messages[.]ts', 'liff/opening[.]ts'],
  ['src/api/', 'src/(api|config|storage|lib)/'],
  ['src/config/', 'src/(config|lib)/'],
  ['src/addresses/', 'src/(addresses|lib)/'],
  ['src/storage/', 'src/(storage|lib)/'],
  ['src/lib/', 'src/lib/'],

  ['src/sandbox/', ['src/(sandbox|config|lib)/', 'node:']],
  ['src/sandbox/', 'src/api/generated/(paths[.]d[.]ts|schemas[.]json)'],
  ['src/sandbox/line/', 'liff/', 'type-only'],

  ['liff/', 'liff/'],

  ['vite[.]config[.]ts', ['tools/', 'src/sandbox/', 'node:']],
  // The documents of the judge of sequences.
  ['vite[.]config[.]ts', 'tests/integration/time/new-document-plugin[.]ts'],
  ['tests/', ['tests/', 'src/', 'liff/', 'tools/', 'node:']],
  // The built app behind real servers, in a browser.
  ['tests/hosting/', 'e2e/support/'],
  // Browser tests see the app from outside: its addresses, its words and the sandbox's members.
  [
    'e2e/',
    ['e2e/', 'tools/', 'liff/', 'src/(sandbox|addresses|storage|theme)/', 'src/i18n/messages/', 'node:'],
  ],
  [
    'tools/',
    [
      'tools/',
      'e2e/',
      'src/sandbox/',
      'src/(app/routes|document/preload|document/head)[.]ts',
      'src/(config|addresses|storage)/',
      'src/lib/',
      'src/i18n/',
      'src/theme/',
      'node:',
    ],
  ],
  // The doctor reads answers as the app does, and so does the development server of a brand's API.
  ['tools/(doctor|brand-api)/', 'src/api/(read/|generated/|(app-error|encode-request)[.]ts)'],
  // The table of first reads, written for the document by the endpoints' own definitions.
  [
    'tools/build/document/',
    'src/(app/page-reads|document/first-reads|api/(generated/operations|base-api|base-query|encode-request|endless))[.]ts',
  ],
  ['src/document/.+[.]test[.]ts', 'tools/build/document/written-reads[.]ts'],
  ['tools/check/', 'tests/specification/'],
  ['tools/(doctor|deploy/snapshot)/', 'src/brand/(parse-theme|app-setting)[.]ts'],
  // Tests beside the code may build a store of their own.
  ['src/.+[.]test[.]tsx?', ['src/(api|session|store)/', 'node:']],
  ['(src|liff|tools)/.+[.]test[.]tsx?', 'tests/support/'],
  // The words on screen that tests look for.
  ['(.+[.]test[.]tsx?|e2e/)', 'tests/names[.]ts'],
  // Packages are the linter's business (no-restricted-imports).
  ['', 'node_modules/'],
]

const anyOf = (patterns) => [patterns].flat().map((pattern) => `^${pattern}`)
const builtIn = (pattern) => pattern === '^node:'

/** dependency-cruiser names Node's own modules without `node:`, by their kind. */
function rowsOf([from, to, only]) {
  const targets = anyOf(to)
  const files = targets.filter((pattern) => !builtIn(pattern))
  const row = (condition) => ({ from: { path: `^${from}` }, to: condition })
  return [
    ...(files.length > 0 ? [row({ path: files, ...(only && { dependencyTypes: [only] }) })] : []),
    ...(targets.some(builtIn) ? [row({ dependencyTypes: ['core'] })] : []),
  ]
}

export default {
  allowed: table.flatMap(rowsOf),
  allowedSeverity: 'error',
  forbidden: [
    // By types too: what goes round is read as one thing.
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // It reads the imports of types too.
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)node_modules/.+/node_modules/'] },
  },
}

// Writes public/config.schema.json and the table in docs/go-live.md from src/config/settings.ts, the events of docs/api.md from
// src/lib/usage.ts, and src/config/text-facts.json from the texts; with --check, only says whether they are up to date.
import { fileURLToPath } from 'node:url'
import { format } from 'prettier'
import { sharedSchemas, type JsonSchema, type Row } from '../../src/config/setting-kinds.ts'
import { schemaOfTexts } from '../../src/config/settings-of-words.ts'
import { usageEvents } from '../../src/lib/usage.ts'
import { apiOfBrand, brandRow, facts, settings } from '../../src/config/settings.ts'
import { code, codes, pageWith, table, writeGenerated } from '../command-line/generated-files.ts'
import { factsOfTexts } from './text-facts.ts'

type Rows = Readonly<Record<string, Row>>

const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))
const guide = pathOf('docs/go-live.md')
const apiPage = pathOf('docs/api.md')

/** What an editor shows of a row: its Markdown without marks and with the names of links alone. */
const plainText = (doc: string) => doc.replaceAll('`', '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')

function propertyOf({ kind, doc, default: preset }: Row): JsonSchema {
  const notes = {
    ...(doc && { description: plainText(doc) }),
    ...(preset !== undefined && { default: preset }),
  }
  // In draft-07 keys beside a $ref are ignored.
  const hasNotes = Object.keys(notes).length > 0
  return hasNotes && '$ref' in kind.schema ? { ...notes, allOf: [kind.schema] } : { ...notes, ...kind.schema }
}

const objectOf = (rows: Rows): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(rows).filter((name) => rows[name]?.mendMissing !== undefined),
  properties: Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, propertyOf(row)])),
})

const texts = factsOfTexts()

const schemaText = () =>
  format(
    JSON.stringify({
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'config.json of the member mini-app',
      description:
        'Read once at each start. docs/go-live.md says how it comes to be. Generated from src/config/settings.ts.',
      ...objectOf(settings),
      $defs: {
        ...sharedSchemas,
        texts: schemaOfTexts(Object.keys(texts)),
        brand: objectOf({ ...brandRow, ...apiOfBrand, ...facts }),
      },
    }),
    { parser: 'json', printWidth: 110 },
  )

const settingsTable = table(
  ['field', 'what', 'without it', 'also in `brands`'],
  Object.entries<Row>(settings).map(([name, { doc = '', default: preset, mendMissing }]) => [
    code(name),
    doc,
    mendMissing ? 'required' : preset === undefined ? '' : code(JSON.stringify(preset)),
    name in facts || name in apiOfBrand ? 'yes' : '',
  ]),
)

const detailsOf = (details: Readonly<Record<string, string | readonly string[]>>) =>
  Object.entries(details).map(([name, words]) =>
    typeof words === 'string' ? code(name) : `${code(name)}: ${codes(words)}`,
  )

const usage = table(
  ['event', 'details', 'what'],
  Object.entries(usageEvents).map(([name, { details, doc }]) => [
    code(name),
    detailsOf(details).join('; '),
    doc,
  ]),
)

writeGenerated({
  [pathOf('public/config.schema.json')]: await schemaText(),
  [pathOf('src/config/text-facts.json')]: await format(JSON.stringify(texts), {
    parser: 'json',
    printWidth: 110,
  }),
  [guide]: await pageWith(guide, { settings: settingsTable }),
  [apiPage]: await pageWith(apiPage, { usage }),
})

// Writes src/api/generated and the list in docs/api.md from src/api/openapi.yaml; with --check, only says whether it is up to date.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateEndpoints } from '@rtk-query/codegen-openapi'
import openapiTS, { astToString } from 'openapi-typescript'
import { format } from 'prettier'
import { copyWith, readDocument } from './document.mjs'
import { ownInventions } from './own-inventions.mjs'
import { checkExamples, jsonSchemas } from './json-schemas.mjs'
import { runtimeFacts } from './runtime-facts.mjs'
import { appView, endpointOverrides, wireView } from './views.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const source = fileURLToPath(new URL('../../src/api/openapi.yaml', import.meta.url))
const target = fileURLToPath(new URL('../../src/api/generated/', import.meta.url))
const guide = fileURLToPath(new URL('../../docs/api.md', import.meta.url))
const note = '// Generated from openapi.yaml by tools/openapi/generate.mjs; do not edit.\n'

function pretty(text, parser = 'typescript') {
  return format(text, { parser, printWidth: 110, singleQuote: true, semi: false })
}

async function endpoints(document) {
  const folder = mkdtempSync(join(tmpdir(), 'app-view-'))
  const schemaFile = join(folder, 'openapi.json')
  try {
    writeFileSync(schemaFile, JSON.stringify(appView(document)))
    return await generateEndpoints({
      schemaFile,
      apiFile: '../base-api',
      apiImport: 'baseApi',
      exportName: 'generatedApi',
      // The api has its hooks without: as exports of their own no bundler could leave out the unused ones.
      hooks: false,
      flattenArg: true,
      encodePathParams: true,
      useUnknown: true,
      endpointOverrides: endpointOverrides(document),
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function paths(document) {
  const withoutExamples = copyWith(document, ({ example: _, ...node }) => node)
  // A default is what the app reads where a field is absent: on the wire the field may be.
  return astToString(await openapiTS(withoutExamples, { defaultNonNullable: false }))
}

function contractHash() {
  const hash = createHash('sha256').update(readFileSync(source))
  for (const file of readdirSync(here)
    .filter((name) => name.endsWith('.mjs'))
    .sort()) {
    hash.update(readFileSync(join(here, file)))
  }
  return `${hash.digest('hex')}\n`
}

async function generate() {
  const document = readDocument(source)
  const wire = wireView(document)
  checkExamples(wire)
  const facts = runtimeFacts(document)
  return {
    'endpoints.ts': await pretty(note + (await endpoints(document))),
    'paths.d.ts': await pretty(note + (await paths(wire))),
    'schemas.json': await pretty(JSON.stringify(jsonSchemas(wire)), 'json'),
    'operations.ts': await pretty(note + facts.operations),
    'shapes.ts': await pretty(note + facts.shapes),
    'contract-hash': contractHash(),
  }
}

/** docs/api.md with its list of what the project has made up. */
async function guideText(document) {
  const marks = ['<!-- own -->', '<!-- /own -->']
  const text = readFileSync(guide, 'utf8')
  const [from, to] = marks.map((mark) => text.indexOf(mark))
  if (from < 0 || to < from) throw new Error(`docs/api.md lacks ${marks.join(' and ')}.`)
  const whole = `${text.slice(0, from + marks[0].length)}\n\n${ownInventions(document)}\n\n${text.slice(to)}`
  return format(whole, { parser: 'markdown', printWidth: 110 })
}

const files = Object.fromEntries(
  Object.entries(await generate()).map(([name, text]) => [join(target, name), text]),
)
files[guide] = await guideText(readDocument(source))
const stale = Object.keys(files).filter(
  (file) => !existsSync(file) || readFileSync(file, 'utf8') !== files[file],
)

if (!process.argv.includes('--check')) {
  mkdirSync(target, { recursive: true })
  for (const file of stale) writeFileSync(file, files[file])
} else if (stale.length > 0) {
  console.error(
    `Out of date (${stale.map((file) => basename(file)).join(', ')}): run node tools/openapi/generate.mjs.`,
  )
  process.exitCode = 1
}

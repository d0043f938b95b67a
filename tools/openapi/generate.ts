// Writes src/api/generated and the list in docs/api.md from src/api/openapi.yaml; with --check, only says whether it is up to date.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateEndpoints } from '@rtk-query/codegen-openapi'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { format } from 'prettier'
import { callTable } from './call-table.ts'
import { copyWith, type Document, readDocument } from './document.ts'
import { ownInventions } from './own-inventions.ts'
import { checkExamples, jsonSchemas } from './json-schemas.ts'
import { runtimeFacts } from './runtime-facts.ts'
import { appView, endpointOverrides, wireView } from './views.ts'

const source = fileURLToPath(new URL('../../src/api/openapi.yaml', import.meta.url))
const target = fileURLToPath(new URL('../../src/api/generated/', import.meta.url))
const guide = fileURLToPath(new URL('../../docs/api.md', import.meta.url))
const note = '// Generated from openapi.yaml by tools/openapi/generate.ts; do not edit.\n'

function pretty(text: string, parser = 'typescript') {
  return format(text, { parser, printWidth: 110, singleQuote: true, semi: false })
}

async function endpoints(document: Document): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'app-view-'))
  const schemaFile = join(folder, 'openapi.json')
  try {
    writeFileSync(schemaFile, JSON.stringify(appView(document)))
    const text = await generateEndpoints({
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
    if (!text) throw new Error('No endpoints were generated.')
    return text
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function paths(document: Document): Promise<string> {
  const withoutExamples = copyWith(document, ({ example: _, ...node }) => node)
  const whole = withoutExamples as unknown as OpenAPI3 // as it was read
  // A default is what the app reads where a field is absent: on the wire the field may be.
  return astToString(await openapiTS(whole, { defaultNonNullable: false }))
}

async function generate(): Promise<Record<string, string>> {
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
  }
}

/** docs/api.md with what stands in it between marks: its table of calls, its list of what the project has made up. */
async function guideText(document: Document): Promise<string> {
  let whole = readFileSync(guide, 'utf8')
  for (const [name, part] of [
    ['calls', callTable(document)],
    ['own', ownInventions(document)],
  ] as const) {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
    const [from, to] = [whole.indexOf(start), whole.indexOf(end)]
    if (from < 0 || to < from) throw new Error(`docs/api.md lacks ${start} and ${end}.`)
    whole = `${whole.slice(0, from + start.length)}\n\n${part}\n\n${whole.slice(to)}`
  }
  return format(whole, { parser: 'markdown', printWidth: 110 })
}

const generated = Object.entries(await generate()).map(([name, text]) => ({ file: join(target, name), text }))
const files = [...generated, { file: guide, text: await guideText(readDocument(source)) }]
const stale = files.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text)

if (!process.argv.includes('--check')) {
  mkdirSync(target, { recursive: true })
  for (const { file, text } of stale) writeFileSync(file, text)
} else if (stale.length > 0) {
  const names = stale.map(({ file }) => basename(file)).join(', ')
  console.error(`Out of date (${names}): run node tools/openapi/generate.ts.`)
  process.exitCode = 1
}

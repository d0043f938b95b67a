// Writes src/api/generated and the list in docs/api.md from src/api/openapi.yaml; with --check, only says whether it is up to date.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateEndpoints } from '@rtk-query/codegen-openapi'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { format } from 'prettier'
import { pageWith, writeGenerated } from '../command-line/generated-files.ts'
import { callbackTables, listTable, messageTable, ownInventions } from './asked-tables.ts'
import { callTable } from './call-table.ts'
import { copyWith, type Document, readDocument } from './document.ts'
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

async function endpoints(contract: Document): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'app-view-'))
  const schemaFile = join(folder, 'openapi.json')
  try {
    writeFileSync(schemaFile, JSON.stringify(appView(contract)))
    const text = await generateEndpoints({
      schemaFile,
      apiFile: '../base-api',
      apiImport: 'baseApi',
      exportName: 'generatedApi',
      // The api object has its hooks anyway; as exports of one destructuring no bundler could leave out the unused ones.
      hooks: false,
      flattenArg: true,
      encodePathParams: true,
      useUnknown: true,
      endpointOverrides: endpointOverrides(contract),
    })
    if (!text) throw new Error('No endpoints were generated.')
    return text
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function paths(contract: Document): Promise<string> {
  const withoutExamples = copyWith(contract, ({ example: _, ...node }) => node)
  const whole = withoutExamples as unknown as OpenAPI3 // as it was read
  // A default is what the app reads where a field is absent: on the wire the field stays optional.
  return astToString(await openapiTS(whole, { defaultNonNullable: false }))
}

const document = readDocument(source)
const wire = wireView(document)
checkExamples(wire)
const facts = runtimeFacts(document)
writeGenerated({
  [join(target, 'endpoints.ts')]: await pretty(note + (await endpoints(document))),
  [join(target, 'paths.d.ts')]: await pretty(note + (await paths(wire))),
  [join(target, 'schemas.json')]: await pretty(JSON.stringify(jsonSchemas(wire)), 'json'),
  [join(target, 'contract-paths.ts')]: await pretty(
    `${note}\n/** The path of every call. */\nexport const contractPaths: readonly string[] = ${JSON.stringify(Object.keys(document.paths))}\n`,
  ),
  [join(target, 'operations.ts')]: await pretty(note + facts.operations),
  [join(target, 'shapes.ts')]: await pretty(note + facts.shapes),
  [guide]: await pageWith(guide, {
    calls: callTable(document),
    lists: listTable(document),
    messages: messageTable(document),
    callback: callbackTables(document),
    own: ownInventions(document),
  }),
})

import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { readSource, root, sourceFiles } from './source-files'

const source = sourceFiles('src')
const own = [...source, ...sourceFiles('liff')].filter((file) => !/\.test\.tsx?$/.test(file))

/** Components that are loaded lazily, by their default export. */
const lazyComponents = [
  'src/features/points/components/points-modal.tsx',
  'src/features/profile/components/address-fields.tsx',
  'src/features/redeem/privileges/components/saving-goal.tsx',
  'src/features/sharing/friend-card.tsx',
]

it('sees the code', () => {
  expect(own.length).toBeGreaterThan(100)
})

it('names every file for its idea', () => {
  const vague = /^(types|utils?|helpers?|constants|common|misc|index)\.tsx?$/
  // The constants that the specification lists.
  expect(own.filter((file) => vague.test(basename(file)))).toEqual(['src/config/constants.ts'])
})

it('lets features export by default their pages alone', () => {
  const hasDefault = (file: string) =>
    /^export default |^export \{[^}]*\bas default\b/m.test(readSource(file))
  const inFeatures = own.filter((file) => file.startsWith('src/features/'))
  const isPage = (file: string) => /^src\/features\/.+\/pages\/[^/]+-page\.tsx$/.test(file)
  expect(inFeatures.filter((file) => isPage(file) !== hasDefault(file))).toEqual(lazyComponents)
})

it('makes no HTML of a text, and runs none', () => {
  // React renders texts, and the sanitiser makes nodes of a brand's HTML.
  const sink =
    /(?:inner|outer|adjacent|set)HTML|document\.write|createContextualFragment|DOMParser|srcdoc|\beval\(|\bnew Function\b/i
  expect(own.filter((file) => sink.test(withoutComments(readSource(file))))).toEqual([])
})

it('keeps colours in the theme', () => {
  const colour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!\/)|\b(?:rgb|hsl|oklch)a?\(/i
  const mayName = (file: string) =>
    // The specification fixes the colours of its checkbox.
    file === 'src/ui/checkbox.tsx' || /^src\/(theme|sandbox)\//.test(file)
  const guilty = own.filter((file) => !mayName(file) && colour.test(withoutComments(readSource(file))))
  expect(guilty).toEqual([])
})

it('takes the height of the screen from its token, whose unit Chrome 105 to 107 do not know', () => {
  const unit = /\d[dsl]v(?:h|w|b|i|min|max)\b/
  const styled = [...own, ...sourceFiles('tools')]
  expect(styled.filter((file) => unit.test(readSource(file)))).toEqual(['src/theme/global-css.ts'])
})

it('serves no file unprocessed but the configuration and the icons', () => {
  const files = readdirSync(join(root, 'public'), { recursive: true, encoding: 'utf8' })
  expect(files.sort()).toEqual([
    'config.json',
    'config.schema.json',
    'icon-doisai.svg',
    'icon-sabaimart.svg',
    'icon.svg',
  ])
})

it("has a configuration that needs no network: the sandbox's", () => {
  expect(JSON.parse(readSource('public/config.json'))).toMatchObject({
    customerApiUrl: '',
    crmApiUrl: '',
    liffIds: {},
  })
})

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
}

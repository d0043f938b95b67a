import { expect, it } from 'vitest'
import { iisFiles } from './iis.ts'
import { plainSite } from './plain-site.ts'

const parsed = (base: string, policy?: string) => {
  const { 'web.config': text = '' } = iisFiles(plainSite(base, policy))
  return new DOMParser().parseFromString(text.replace(/^<\?xml.*\n<!--.*-->\n/, ''), 'application/xml')
}
const valuesOf = (document: Document, selector: string, attribute: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))

/** What the inbound rules make of a path below the folder, where these are its files. */
function ruled(document: Document, base: string, path: string, files: string[]): string {
  const file = path.replace(/\?.*/, '').slice(base.length)
  for (const rule of document.querySelectorAll('rules > rule')) {
    const isMatch = new RegExp(rule.querySelector('match')?.getAttribute('url') ?? '', 'i').test(file)
    const conditions = [...rule.querySelectorAll('conditions > add')].every((condition) => {
      const pattern = condition.getAttribute('pattern')
      const isTrue = pattern === null ? files.includes(file) : new RegExp(pattern, 'i').test(path)
      return isTrue !== (condition.getAttribute('negate') === 'true')
    })
    const action = rule.querySelector('action')
    if (isMatch && conditions) return action?.getAttribute('statusCode') ?? action?.getAttribute('url') ?? ''
  }
  return 'the file'
}

it('is XML, whatever the policy holds', () => {
  const document = parsed('/', `default-src 'self'; img-src "<&>"`)
  expect(document.querySelector('parsererror')).toBeNull()
  expect(valuesOf(document, 'customHeaders > add', 'value')).toContain(`default-src 'self'; img-src "<&>"`)
})

it('takes off what a site around it may have set already: an entry twice is an error of the whole site', () => {
  const document = parsed('/member/')
  for (const [list, key] of [
    ['customHeaders', 'name'],
    ['staticContent', 'fileExtension'],
  ] as const) {
    const entries = valuesOf(document, `${list} > add, ${list} > mimeMap`, key)
    expect(entries.length).toBeGreaterThan(3)
    expect(valuesOf(document, `${list} > remove`, key)).toEqual(expect.arrayContaining(entries))
  }
  for (const list of ['rules', 'outboundRules', 'preConditions', 'files'])
    expect(document.querySelector(list)?.firstElementChild?.localName).toBe('clear')
})

it('lets in the query of a long login return, which IIS refuses by itself above 2048', () => {
  const [longest] = valuesOf(parsed('/'), 'security > requestFiltering > requestLimits', 'maxQueryString')
  expect(Number(longest)).toBeGreaterThanOrEqual(8192)
})

it.each(['/', '/member/'])('answers at %s as every host does', (base) => {
  const document = parsed(base)
  const files = ['index.html', 'config.json', 'assets/app-1.js', '_headers']
  const answers = [
    '',
    'home',
    'a/b?c=1',
    'config.json',
    'assets/app-1.js',
    'assets/app-2.js',
    '_headers',
    '.vite/x',
  ]
  expect(answers.map((path) => ruled(document, base, base + path, files))).toEqual([
    'index.html',
    'index.html',
    'index.html',
    'the file',
    'the file',
    '404',
    '404',
    '404',
  ])
  if (base !== '/') expect(ruled(document, base, '/member?code=1', files)).toBe('/member/')
})

it('keeps an asset for a year, a missing one not at all, and has everything else asked for again', () => {
  const document = parsed('/member/')
  const keptFor = (path: string, status: string) => {
    const rules = [...document.querySelectorAll('outboundRules > rule')].filter((rule) => {
      const name = rule.getAttribute('preCondition')
      const inputs = document.querySelectorAll(`preCondition[name="${name}"] > add`)
      return [...inputs].every((input) => {
        const value = input.getAttribute('input') === '{RESPONSE_STATUS}' ? status : path
        const isTrue = new RegExp(input.getAttribute('pattern') ?? '').test(value)
        return isTrue !== (input.getAttribute('negate') === 'true')
      })
    })
    return rules.map((rule) => rule.querySelector('action')?.getAttribute('value'))
  }
  expect(keptFor('/member/assets/app-1.js', '200')).toEqual(['public, max-age=31536000, immutable'])
  expect(keptFor('/member/assets/app-2.js', '404')).toEqual(['no-store'])
  expect(keptFor('/member/home?x=/assets/', '200')).toEqual(['no-cache'])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bad, good, note, type Finding } from './finding.ts'
import { FINDING_IDS, idOfCheck } from './finding-ids.ts'
import { isHealthy, jsonReport, textReport } from './report.ts'

const noApi = (check: string) => bad(check, 'https://api.example: nothing listens there', 'Start the server.')
const linesOf = (findings: Finding[], options = {}) => textReport(findings, options).split('\n')

it('has one line for a host that does not answer, and below it what follows', () => {
  const findings = [good('index.html', 'the app'), noApi('CORS of the CRM API'), noApi('theme of doisai')]
  expect(linesOf([...findings, noApi('listPackages')])).toEqual([
    '✓ index.html: the app.',
    '✗ CORS of the CRM API: https://api.example: nothing listens there. → Start the server.',
    '    so too: theme of doisai · listPackages',
    '',
    '1 good, 1 bad.',
  ])
})

it('has what is wrong with a brand that cannot be found below the line that says so', () => {
  const login = note('LINE login of doisay', 'not possible')
  const unknown = bad('theme of doisay', 'answered 404', 'Check the reference.', 'theme-brand-unknown')
  const texts = bad('consent texts of doisay', 'answered 404: no such row', 'Check the path.')
  const other = bad('consent texts of doisai', 'there are none', 'Publish one.')
  expect(linesOf([login, { ...unknown, brand: 'doisay' }, texts, other])).toEqual([
    '✗ theme of doisay: answered 404. → Check the reference.',
    '    so too: LINE login of doisay · consent texts of doisay',
    '✗ consent texts of doisai: there are none. → Publish one.',
    '',
    '2 bad.',
  ])
})

it('has what was not asked below the address that cannot be used', () => {
  const base = bad('config.json', 'customerApiUrl is missing', 'Give it.', 'config-field-wrong')
  const call = bad('getTier', 'not asked: config.json names no API that can be used', 'Mend it.')
  expect(linesOf([base, call])[1]).toBe('    so too: getTier')
})

it('takes what is accepted out of the sum, and not what else has the same words', () => {
  const findings = [noApi('getTier'), noApi('listPackages')]
  expect(linesOf(findings, { accepted: ['get-tier'] })).toEqual([
    '~ getTier: https://api.example: nothing listens there.',
    '✗ listPackages: https://api.example: nothing listens there. → Start the server.',
    '',
    '1 bad, 1 accepted.',
  ])
  expect(isHealthy(findings, { accepted: ['get-tier'] })).toBe(false)
  expect(isHealthy(findings, { accepted: ['get-tier', 'list-packages'] })).toBe(true)
})

it('gives machines each root cause with its id, and what follows', () => {
  const report: unknown = JSON.parse(
    jsonReport('https://x.example', [noApi('getTier'), noApi('listPackages')]),
  )
  expect(report).toEqual({
    site: 'https://x.example',
    healthy: false,
    findings: [{ ...noApi('getTier'), follows: [{ id: 'list-packages', check: 'listPackages' }] }],
  })
})

it('gives a check the same id for every brand', () => {
  expect(idOfCheck('consent texts of a brand')).toBe('consent-texts')
  expect(idOfCheck('listForYouPrivileges')).toBe('list-for-you-privileges')
  expect(idOfCheck('an error’s body')).toBe('an-errors-body')
})

it('is documented with every id, each once', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const [, section = ''] = readme.split('## Ids')
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  const documented = [...rows.join('\n').matchAll(/`([a-z-]+)`/g)].map(([, id]) => id)
  expect(documented).toEqual(Object.values(FINDING_IDS).flat())
  expect(new Set(documented).size).toBe(documented.length)
})

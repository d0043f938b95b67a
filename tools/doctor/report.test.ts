import { expect, it } from 'vitest'
import { fault, good, type Finding } from './finding.ts'
import { isHealthy, jsonReport, textReport } from './report.ts'

const noApi = (check: string, id = 'x'): Finding => ({
  ...fault(check, 'call-fails', 'https://api.example: nothing listens there', 'Start the server.'),
  id,
})
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

it('takes what is accepted out of the sum, and not what else has the same words', () => {
  const findings = [noApi('getTier', 'get-tier'), noApi('listPackages', 'list-packages')]
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
    jsonReport('https://x.example', [noApi('getTier', 'get-tier'), noApi('listPackages', 'list-packages')]),
  )
  expect(report).toEqual({
    site: 'https://x.example',
    healthy: false,
    findings: [
      { ...noApi('getTier', 'get-tier'), follows: [{ id: 'list-packages', check: 'listPackages' }] },
    ],
  })
})

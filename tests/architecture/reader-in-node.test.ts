import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const runInNode = (script: string): unknown =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }))

it('reads answers in Node as well, without the app’s bundler', () => {
  const script = `
    import { readAnswer } from './src/api/read/read-answer.ts'
    const call = { operation: 'getProfile', requestId: '1', hasMemberBearer: true, apiOrigin: 'https://api.example.com', now: 0 }
    const { data, deviations } = readAnswer({ status: 200, text: '{"data":{"point":"1,250"}}' }, call)
    console.log(JSON.stringify([data.point, deviations[0]]))`
  expect(runInNode(script)).toEqual([1250, { path: 'point', what: 'text for a number' }])
})

it('checks a configuration in Node as well', () => {
  const script = `
    import { configFieldErrors } from './src/config/config-errors.ts'
    const errors = configFieldErrors({ customerApiUrl: '', crmApiUrl: '', liffIds: 7 }, 'https://member.example')
    console.log(JSON.stringify(errors.map(({ field, what }) => field + ' ' + what)))`
  expect(runInNode(script)).toEqual(['liffIds is no object'])
})

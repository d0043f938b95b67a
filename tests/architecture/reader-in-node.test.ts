import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('reads answers in Node as well, without the app’s bundler', () => {
  const script = `
    import { readAnswer } from './src/api/read/read-answer.ts'
    const call = { operation: 'getProfile', requestId: '1', hasMemberBearer: true, apiOrigin: 'https://api.example.com', now: 0 }
    const { data, departures } = readAnswer({ status: 200, text: '{"data":{"point":"1,250"}}' }, call)
    console.log(JSON.stringify([data.point, departures[0]]))`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(JSON.parse(output)).toEqual([1250, { path: 'point', what: 'text for a number' }])
})

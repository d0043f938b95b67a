import { expect, it } from 'vitest'
import { parseOptions, usageOf, type Options } from './parse-options.ts'

const options: Options = {
  only: { type: 'string', value: 'home,…', choices: ['home', 'login'] },
  lang: { type: 'string', choices: ['th', 'en'] },
  width: { type: 'string', value: '390,…', accepts: (text) => /^[\d,]+$/.test(text) },
  out: { type: 'string', value: 'folder', default: 'gallery' },
  build: { type: 'boolean', default: false },
}
const faultOf = (...args: string[]) => {
  const parsed = parseOptions(options, args)
  return 'fault' in parsed ? parsed.fault : undefined
}

it('takes the options that there are, and several values with commas between', () => {
  const args = ['--only', 'home, login', '--lang=en', '--width', '390,820', '--build']
  expect(parseOptions(options, args)).toEqual({
    values: { only: 'home, login', lang: 'en', width: '390,820', out: 'gallery', build: true },
  })
})

it('says which option there is not, or lacks its value', () => {
  expect(faultOf('--locale', 'th')).toBe("Unknown option '--locale'")
  expect(faultOf('--lang')).toMatch(/--lang.*missing/)
  expect(faultOf('home')).toMatch(/home/)
})

it('says which value there is not, and which there are', () => {
  expect(faultOf('--only', 'home,nosuch')).toBe('--only: there is no nosuch, but home, login')
  expect(faultOf('--width', 'wide')).toBe('--width takes 390,…, not wide')
})

it('takes an option several times where it may be, and says which of its values there is not', () => {
  const several: Options = {
    accept: { type: 'string', value: 'id', multiple: true, choices: ['one', 'two'] },
  }
  const args = ['--accept', 'one', '--accept', 'two']
  expect(parseOptions(several, args)).toEqual({ values: { accept: ['one', 'two'] } })
  expect(parseOptions(several, [...args, '--accept', 'three'])).toEqual({
    fault: '--accept: there is no three, but one, two',
  })
})

it('takes the argument that it needs, and one of its choices or none where it may be absent', () => {
  const named = (args: string[]) => parseOptions({}, args, 'dist')
  expect(named(['site'])).toEqual({ values: { dist: 'site' } })
  expect(named([])).toEqual({ fault: 'Give one dist' })
  expect(named(['site', 'other'])).toEqual({ fault: 'Give one dist' })
  const chosen = (args: string[]) => parseOptions({}, args, { name: 'subject', choices: ['taps'] })
  expect(chosen(['taps'])).toEqual({ values: { subject: 'taps' } })
  expect(chosen([])).toEqual({ values: { subject: undefined } })
  expect(chosen(['tops'])).toEqual({ fault: 'Give taps, or no subject' })
  expect(chosen(['taps', 'taps'])).toEqual({ fault: 'Give taps, or no subject' })
  const needed = { name: 'host', choices: ['nginx', 's3'], isNeeded: true }
  expect(parseOptions({}, ['s3'], needed)).toEqual({ values: { host: 's3' } })
  expect(parseOptions({}, [], needed)).toEqual({ fault: 'Give nginx or s3' })
})

it('lists the options with what they take', () => {
  expect(usageOf(options)).toBe(
    'Options:\n  --only home,…\n  --lang th,en\n  --width 390,…\n  --out folder\n  --build',
  )
})

import { transformSync } from '@swc/core'
import { expect, it } from 'vitest'
import { supportScript } from './support-page.ts'

/** The script as swc prints it for a JavaScript of that year. */
const printed = (target: 'es5' | 'es2022') =>
  transformSync(supportScript(), { isModule: false, jsc: { parser: { syntax: 'ecmascript' }, target } }).code

it('is JavaScript that the oldest browsers read', () => {
  expect(printed('es5')).toBe(printed('es2022'))
})

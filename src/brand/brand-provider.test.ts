import { beforeEach, expect, it } from 'vitest'
import { defaultAppSetting } from '@/brand/app-setting'
import { writeJson } from '@/storage/storage'
import { paintBrand } from './brand-provider'

const setting = { ...defaultAppSetting('doisai'), themeFields: { '--primary': '#1f5b41' }, isDark: false }
const root = document.documentElement
const variable = (name: string) => root.style.getPropertyValue(name)

beforeEach(() => root.removeAttribute('style'))

it('gives the brand its own colours under their own names too, at once and at the next visit', () => {
  paintBrand(setting, { isAnswered: true, isFresh: true })
  expect(variable('--primary')).toBe('#1f5b41')
  root.removeAttribute('style')
  paintBrand(setting, { isAnswered: false, isFresh: false })
  expect(variable('--primary')).toBe('#1f5b41')
})

it('derives the colours anew that another version of the app has stored', () => {
  const { brandRef, themeFields, isDark } = setting
  const older = { '--color-primary': '#123456' }
  const source = JSON.stringify(['/assets/app-older.js', brandRef, themeFields, isDark])
  writeJson('themeTokens', { light: older, dark: older, isDark, source })
  paintBrand(setting, { isAnswered: true, isFresh: true })
  expect(variable('--color-primary')).toBe('#1f5b41')
})

it('derives the colours anew that the brand has changed since the last visit', () => {
  paintBrand(setting, { isAnswered: true, isFresh: true })
  paintBrand({ ...setting, themeFields: { '--primary': '#8a1c1c' } }, { isAnswered: true, isFresh: true })
  expect(variable('--primary')).toBe('#8a1c1c')
})

import { given, storedOf } from '#tests/support/stored.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultAppSetting } from '@/brand/app-setting'
import { paintBrand } from './brand-provider'

const setting = { ...defaultAppSetting('doisai'), themeFields: { '--primary': '#1f5b41' }, isDark: false }
const root = document.documentElement
const variable = (name: string) => root.style.getPropertyValue(name)
const waitForVariable = (name: string, value: string) => vi.waitFor(() => expect(variable(name)).toBe(value))

beforeEach(() => root.removeAttribute('style'))
afterEach(() => vi.unstubAllGlobals())

it('gives the brand its own colours under their own names too, and at once at the next visit', async () => {
  paintBrand(setting, { isAnswered: true, isFresh: true })
  await waitForVariable('--primary', '#1f5b41')
  root.removeAttribute('style')
  paintBrand(setting, { isAnswered: false, isFresh: false })
  expect(variable('--primary')).toBe('#1f5b41')
})

it('derives the colours anew that another version of the app has stored', async () => {
  const { brandRef, themeFields, isDark } = setting
  const older = { '--color-primary': '#123456' }
  const source = JSON.stringify(['/assets/app-older.js', brandRef, themeFields, isDark])
  given({ brandColours: { light: older, dark: older, isDark, source } })
  paintBrand(setting, { isAnswered: true, isFresh: true })
  await waitForVariable('--color-primary', '#1f5b41')
})

it('derives the colours anew that the brand has changed since the last visit', async () => {
  paintBrand(setting, { isAnswered: true, isFresh: true })
  await waitForVariable('--primary', '#1f5b41')
  paintBrand({ ...setting, themeFields: { '--primary': '#8a1c1c' } }, { isAnswered: true, isFresh: true })
  await waitForVariable('--primary', '#8a1c1c')
})

it('stores with the colours whether the brand is dark now, for the next first paint', async () => {
  paintBrand(setting, { isAnswered: true, isFresh: true })
  await waitForVariable('--primary', '#1f5b41')
  paintBrand({ ...setting, isDark: true }, { isAnswered: true, isFresh: true })
  await vi.waitFor(() => expect(storedOf().brandColours).toMatchObject({ isDark: true }))
})

it('leaves the page to the brand that is switched to: late colours, and a change of the phone’s mode', async () => {
  const query = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => query)
  const follows = { ...setting, isDark: undefined }
  const other = { ...follows, brandRef: 'sabaimart', themeFields: { '--primary': '#8a1c1c' } }
  const now = { isAnswered: true, isFresh: true }
  paintBrand({ ...follows, brandRef: 'late', themeFields: { '--primary': '#123456' } }, now)()
  const leave = paintBrand(follows, now)
  await waitForVariable('--primary', '#1f5b41')
  leave()
  paintBrand(other, now)
  await waitForVariable('--primary', '#8a1c1c')
  const set = vi.spyOn(root.style, 'setProperty')
  query.matches = true
  query.dispatchEvent(new Event('change'))
  expect(root.dataset.mode).toBe('dark')
  expect(set.mock.calls.filter(([name]) => name === '--primary')).toHaveLength(1)
})

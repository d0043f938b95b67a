import { beforeEach, describe, expect, it } from 'vitest'
import type { AppSetting } from '@/brand/app-setting'
import { deriveTokens } from '@/theme/derive-tokens'
import { paintBrandOfVisit } from './brand'

const root = document.documentElement
const painted = () => root.style.getPropertyValue('--color-surface')
const themeOf = (background: string) => ({
  light: deriveTokens({ '--background': background }, 'light'),
  dark: deriveTokens({ '--background': background }, 'dark'),
  isDark: false,
})
const RED = '#ffeeee'
const BLUE = '#eeeeff'
const setting = { brandRef: 'b', covers: ['https://brand.example/old.png'] } as AppSetting // the fields that are read here
const snapshot = { setting, theme: themeOf(BLUE) }

/** Stores the colours of a brand as its last visit does. */
function visited(brandRef: string) {
  const source = JSON.stringify(['/assets/app.js', brandRef, {}, false])
  localStorage.setItem('themeTokens', JSON.stringify({ ...themeOf(RED), source }))
}

beforeEach(() => root.removeAttribute('style'))

describe('The colours before the app has loaded', () => {
  it('are those of the brand’s last visit, before those of the document', () => {
    visited('b')
    paintBrandOfVisit('b', snapshot)
    expect(painted()).toBe(RED)
  })

  it('are the document’s where the last visit was to another brand', () => {
    visited('a')
    paintBrandOfVisit('b', snapshot)
    expect(painted()).toBe(BLUE)
  })

  it('are nobody’s where the document knows the brand neither', () => {
    visited('a')
    paintBrandOfVisit('b', undefined)
    expect(painted()).toBe('')
  })

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"source":7}',
    '{"source":"{"}',
    '{"light":null,"source":"[0,\\"b\\"]"}',
  ])('are the document’s where %s is stored', (text) => {
    localStorage.setItem('themeTokens', text)
    localStorage.setItem('appSetting', text)
    expect(paintBrandOfVisit('b', snapshot)).toBe(setting)
    expect(painted()).toBe(BLUE)
  })
})

it('The settings before the app has loaded are those of the last visit, before those of the document', () => {
  const other = { ...setting, covers: ['https://brand.example/new.png'] }
  localStorage.setItem('appSetting', JSON.stringify(other))
  expect(paintBrandOfVisit('b', snapshot)).toEqual(other)
})

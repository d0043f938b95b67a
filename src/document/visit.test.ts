import { afterEach, expect, it, vi } from 'vitest'
import { stored } from './visit'

afterEach(() => vi.unstubAllGlobals())

it('nothing is read of the last visit where the browser keeps storage from the page', () => {
  const denied = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: denied })
  expect(stored('brandRef')).toBeUndefined()
})

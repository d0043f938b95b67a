import { afterEach, describe, expect, it, vi } from 'vitest'
import { stored } from './visit'

afterEach(() => vi.unstubAllGlobals())

describe('What the head script reads of the last visit', () => {
  it('is the stored text', () => {
    localStorage.setItem('brandRef', 'doisai')
    expect(stored('brandRef')).toBe('doisai')
  })

  it('is nothing where nothing is stored', () => {
    expect(stored('brandRef')).toBeUndefined()
  })

  it('is nothing where the browser keeps storage from the page', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('denied')
      },
    })
    expect(stored('brandRef')).toBeUndefined()
  })
})

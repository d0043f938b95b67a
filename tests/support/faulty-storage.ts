import { vi } from 'vitest'

/** A browser that keeps storage from the page, until the stubs of globals are undone. */
export function denyStorage(): void {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
}

/** A browser whose storage refuses every write, until the stubs of globals are undone. */
export function fillStorage(): void {
  stubWrites(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

/** A browser that takes what it is given and has nothing of it afterwards, until the stubs of globals are undone. */
export const forgetStored = () => stubWrites(() => {})

function stubWrites(setItem: () => void): void {
  for (const name of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(name, { getItem: () => null, setItem, removeItem: () => {} })
}

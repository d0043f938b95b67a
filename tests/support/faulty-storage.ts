import { vi } from 'vitest'

/** A browser that keeps storage from the page, until the stubs of globals are undone. */
export function denyStorage(): void {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
}

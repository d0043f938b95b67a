import { act } from '@testing-library/react'
import { sessionFor, type BrandRef, type MemberPersona } from '@/sandbox/personas'
import { clearStorage, entriesOf, put, type Owner, type Things } from './stored'

/** The browser tells this tab what another one has changed. */
function tell(key: string | null, newValue: string | null): void {
  const event = new StorageEvent('storage', { key, newValue, storageArea: localStorage })
  act(() => void window.dispatchEvent(event))
}

/** Another tab of this browser: it changes what both share, and this tab is told. */
export const otherTab = {
  /** Stores things of an owner, or removes those that are undefined. */
  stores(things: Things, owner: Owner = {}): void {
    const entries = entriesOf(things, owner)
    entries.forEach(put)
    for (const { name, text = null } of entries) tell(name, text)
  },

  /** A member logs in there; gives the bearer. */
  logsIn(persona: MemberPersona, brand: BrandRef = 'doisai'): string {
    const bearer = sessionFor(persona, brand)
    otherTab.stores({ brand, bearerBrand: brand, bearer })
    return bearer
  },

  logsOut(): void {
    clearStorage()
    tell(null, null)
  },
}

import type { Page } from '@playwright/test'
import { keyOfName } from '../../src/storage/owner.ts'
import { STORED, type StoredKey } from '../../src/storage/storage-keys.ts'

/** Each value goes into its own area: the tab's is that of the page, which then opens the app. */
export async function fillStorage(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const areaOf = (name: string) => STORED[keyOfName(name) as StoredKey].area
  await page.evaluate(
    (entries) => {
      for (const [key, value, area] of entries)
        (area === 'local' ? localStorage : sessionStorage).setItem(key, value)
    },
    Object.entries(values).map(([key, value]) => [key, value, areaOf(key)] as const),
  )
}

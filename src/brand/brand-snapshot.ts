import type { StoredTheme } from '@/theme/first-paint'
import type { AppSetting } from './app-setting'

/** What the document knows of a brand before the brand's API has answered (docs/hosting.md, The snapshot). */
export interface BrandSnapshot {
  setting: AppSetting
  theme: StoredTheme
  /** The login's logo as a `data:` address, if it is small. */
  logo?: string
}

declare global {
  interface Window {
    /** Read from the document by its head script. */
    __brands?: BrandSnapshot[]
  }
}

/** What the document knows of a brand, if anything. */
export function snapshotOf(brandRef: string | undefined): BrandSnapshot | undefined {
  return window.__brands?.find(({ setting }) => setting.brandRef === brandRef)
}

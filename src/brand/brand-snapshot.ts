import type { StoredTheme } from '@/theme/first-paint'
import type { AppSetting } from './app-setting'

/** What the document knows about a brand before its API has answered (docs/hosting.md, The snapshot). */
export interface BrandSnapshot {
  setting: AppSetting
  theme: StoredTheme
  /** The login's logo as a `data:` address, if small. */
  logo?: string
}

declare global {
  interface Window {
    /** Set by the head script from the document. */
    __brands?: BrandSnapshot[]
  }
}

/** The document's snapshot of a brand, if any. */
export function snapshotOf(brandRef: string | undefined): BrandSnapshot | undefined {
  return window.__brands?.find(({ setting }) => setting.brandRef === brandRef)
}

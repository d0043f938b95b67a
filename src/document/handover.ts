import type { EarlyRead } from '@/api/early-reads'
import type { BrandSnapshot } from '@/brand/app-setting'

/** What the head script (head.ts) hands to the app, each as it comes. */
export interface Handover {
  /** What the document knows of brands. */
  brands?: BrandSnapshot[]
  /** The configuration as it is loaded, unchecked; undefined if it is missing. */
  config?: Promise<unknown>
  /** The reads that were sent and that nothing has taken, by RTK Query's cache key. */
  reads?: Record<string, EarlyRead>
  /** How the app reports its start. */
  start?: {
    /** The app renders; it shows its errors itself from now on. */
    end: () => void
    /** The app cannot start. */
    fail: (error: unknown) => void
  }
  /** Called by the document after the app's root element and the start error. */
  onParsed?: () => void
}

declare global {
  interface Window {
    /** Absent only in tests: without the head script the app does not start. */
    __head?: Handover
  }
}

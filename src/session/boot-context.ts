import { createContext, useContext } from 'react'
import type { RuntimeConfig } from '@/config/runtime-config'
import type { LineConnection } from './line/line-connection'

/** What the start of the page has determined, for the components that render later. */
export interface Boot {
  config: RuntimeConfig
  line: LineConnection
  /** When the page began, on the clock of performance.now(). */
  startedAt: number
  /** The callback token of the address, if there was one; the start has removed it from the address bar. */
  callbackToken?: string
}

export const BootContext = createContext<Boot | undefined>(undefined)

/** The boot of this page; throws outside its provider. */
export function useBoot(): Boot {
  const boot = useContext(BootContext)
  if (!boot) throw new Error('no BootContext')
  return boot
}

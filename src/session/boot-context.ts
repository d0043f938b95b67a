import { createContext, useContext } from 'react'
import type { Area } from '@/config/api-address'
import type { RuntimeConfig } from '@/config/runtime-config'
import type { LineConnection } from './line/line-connection'

/** What the app's start has determined, for components that render later. */
export interface Boot {
  readonly config: RuntimeConfig
  readonly line: LineConnection
  /** When the document began to load (performance.now()). */
  readonly startedAt: number
  /**
   * The callback token from the address, which the start has removed from the address bar. Once: a landing that is opened again,
   * perhaps after a log-out, gets none.
   */
  takeCallbackToken: () => string | undefined
}

export const BootContext = createContext<Boot | undefined>(undefined)

/** The app's boot; throws outside its provider. */
export function useBoot(): Boot {
  const boot = useContext(BootContext)
  if (!boot) throw new Error('no BootContext')
  return boot
}

/** Whether the brand's API has an area, which config.json has not switched off. */
export const useHas = (area: Area): boolean => !useBoot().config.off.includes(area)

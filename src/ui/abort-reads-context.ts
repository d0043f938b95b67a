import { createContext } from 'react'

/** Aborts the queries that the skeletons on screen wait for. The app provides the function, as src/ui knows no queries. */
export const AbortReadsContext = createContext<(() => void) | undefined>(undefined)

import { createContext } from 'react'

/** Gives up what the skeletons on screen wait for. The app says how: reads are not the ui's to know. */
export const GiveUpContext = createContext<(() => void) | undefined>(undefined)

import { createContext } from 'react'

/** Finds what gives up what is being waited for, if anything can be given up. The app says how: reads are not the ui's to know. */
export const GiveUpContext = createContext<() => (() => void) | undefined>(() => undefined)

import { createContext, type ReactNode } from 'react'

/** Whom the member turns to with a support code; undefined where the brand names nobody. */
export const SupportContactContext = createContext<ReactNode>(undefined)

import { createContext, useContext, type ReactNode } from 'react'

// Provided by the app to components that know neither its queries nor its brand.

/** Aborts the queries on screen. */
export const AbortReadsContext = createContext<(() => void) | undefined>(undefined)

/** Whom to contact with a support code; undefined if the brand names nobody. */
export const SupportContactContext = createContext<ReactNode>(undefined)

/** Opens the modal with the member's code, which the app's shell renders. */
export const OpenPointsContext = createContext(() => {})

export const useOpenPoints = (): (() => void) => useContext(OpenPointsContext)

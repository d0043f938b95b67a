import { createContext, useContext, type ReactNode } from 'react'

// What the app gives to components that know neither its queries nor its brand.

/** Aborts the queries that the skeletons on screen wait for. */
export const AbortReadsContext = createContext<(() => void) | undefined>(undefined)

/** Whom the member turns to with a support code; undefined where the brand names nobody. */
export const SupportContactContext = createContext<ReactNode>(undefined)

/** The function that opens the modal with the member's code; the app's shell renders the modal and provides the function. */
export const OpenPointsContext = createContext(() => {})

/** Opens the modal with the member's code, from any page. */
export const useOpenPoints = (): (() => void) => useContext(OpenPointsContext)

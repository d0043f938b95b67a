import { createContext, useContext } from 'react'

/** How the modal with the member's code is opened; the app's shell holds the modal, and says how. */
export const OpenPointsContext = createContext(() => {})

/** Opens the modal with the member's code, from any page. */
export const useOpenPoints = (): (() => void) => useContext(OpenPointsContext)

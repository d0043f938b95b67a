import { createContext, useContext } from 'react'

/** The function that opens the modal with the member's code; the app's shell renders the modal and provides the function. */
export const OpenPointsContext = createContext(() => {})

/** Opens the modal with the member's code, from any page. */
export const useOpenPoints = (): (() => void) => useContext(OpenPointsContext)

import { createContext } from 'react'

/** The names of the fields whose value is another one than what is saved: those are marked. */
export const ChangedFieldsContext = createContext<ReadonlySet<string>>(new Set())

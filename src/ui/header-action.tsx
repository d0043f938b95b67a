import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react'

type Action = readonly [shown: ReactNode, show: (action: ReactNode) => void]

const ActionContext = createContext<Action>([undefined, () => {}])

/** Lets a page put its own action at the right of the sub header. */
export function HeaderActionProvider({ children }: { children: ReactNode }) {
  return <ActionContext value={useState<ReactNode>()}>{children}</ActionContext>
}

/**
 * Shows `action` in the sub header instead of the QR button while the page is mounted.
 * @public for the pages under a sub header
 */
export function useHeaderAction(action: ReactNode): void {
  const [, setAction] = useContext(ActionContext)
  useLayoutEffect(() => {
    setAction(action)
    return () => setAction(undefined)
  }, [action, setAction])
}

export const useShownHeaderAction = (): ReactNode => useContext(ActionContext)[0]

import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react'

const ActionContext = createContext<ReactNode>(undefined)
const SetActionContext = createContext<(action: ReactNode) => void>(() => {})

/** Lets a page render its own action at the right of the sub header. */
export function HeaderActionProvider({ children }: { children: ReactNode }) {
  const [action, setAction] = useState<ReactNode>()
  return (
    <SetActionContext value={setAction}>
      <ActionContext value={action}>{children}</ActionContext>
    </SetActionContext>
  )
}

/**
 * Shows `action` at the right of the sub header, in place of the QR button, while the page is mounted.
 * @public for the pages under a sub header
 */
export function useHeaderAction(action: ReactNode): void {
  const setAction = useContext(SetActionContext)
  useLayoutEffect(() => {
    setAction(action)
    return () => setAction(undefined)
  }, [action, setAction])
}

/** The action that the page on screen has set, if any. */
export function useShownHeaderAction(): ReactNode {
  return useContext(ActionContext)
}

import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react'

const ActionContext = createContext<ReactNode>(undefined)
const SetActionContext = createContext<(action: ReactNode) => void>(() => {})

/** Lets a page put its own action at the right of the sub header. */
export function HeaderActionProvider({ children }: { children: ReactNode }) {
  const [action, setAction] = useState<ReactNode>()
  return (
    <SetActionContext value={setAction}>
      <ActionContext value={action}>{children}</ActionContext>
    </SetActionContext>
  )
}

/**
 * Shows `action` in the sub header instead of the QR button while the page is mounted.
 * @public for the pages under a sub header
 */
export function useHeaderAction(action: ReactNode): void {
  const setAction = useContext(SetActionContext)
  useLayoutEffect(() => {
    setAction(action)
    return () => setAction(undefined)
  }, [action, setAction])
}

export function useShownHeaderAction(): ReactNode {
  return useContext(ActionContext)
}

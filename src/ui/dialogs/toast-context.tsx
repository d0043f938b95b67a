import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styled, { keyframes } from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Phrases } from '../phrases'

const DEFAULT_DURATION_MS = 1000

type ShowToast = (message: ReactNode, options?: { durationMs?: number }) => void

const ToastContext = createContext<ShowToast>(() => {})

export const useToast = (): ShowToast => useContext(ToastContext)

function createRegion() {
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  region.style.position = 'fixed' // in a dialog's grid it would move the content
  return region
}

/**
 * One live region for the whole app. A modal dialog hides and silences everything outside, so the region moves into the topmost
 * dialog; a popover outside it would be visible but silent.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [region] = useState(createRegion)
  const [toast, setToast] = useState<{ message: ReactNode; durationMs: number }>()

  const show = useCallback<ShowToast>(
    (message, { durationMs = DEFAULT_DURATION_MS } = {}) => {
      const host = [...document.querySelectorAll('dialog[open]:not([data-leaving])')].at(-1) ?? document.body
      if (region.parentNode !== host) host.append(region)
      setToast({ message, durationMs })
    },
    [region],
  )

  useEffect(() => () => region.remove(), [region])

  useEffect(() => {
    if (!toast) {
      if (region.parentNode !== document.body) document.body.append(region)
      return
    }
    const timer = setTimeout(() => setToast(undefined), toast.durationMs)
    return () => clearTimeout(timer)
  }, [toast, region])

  return (
    <ToastContext value={show}>
      {children}
      {toast &&
        createPortal(
          <Place>
            <Bubble>
              <Phrases>{toast.message}</Phrases>
            </Bubble>
          </Place>,
          region,
        )}
    </ToastContext>
  )
}

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`

const Place = styled.div`
  position: fixed;
  inset-inline: 0;
  bottom: calc(${tokens.safe.bottom} + 96px - ${tokens.barsShift});
  z-index: ${tokens.layer.toast};
  display: grid;
  place-items: center;
  padding-inline: ${tokens.gutter};
  pointer-events: none;
`

const Bubble = styled.div`
  padding: ${tokens.space(2)} ${tokens.space(5)};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.text};
  color: ${tokens.color.surface};
  font: 600 ${tokens.font.size.md} / ${tokens.font.lineHeight} ${tokens.font.family};
  text-align: center;
  box-shadow: ${tokens.shadow};
  animation: ${rise} ${tokens.motion.fast};
`

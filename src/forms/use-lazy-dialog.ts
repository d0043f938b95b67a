import { useState, type ComponentType } from 'react'
import { useLazyComponent } from '@/lib/use-lazy-component'

/** A dialog whose lazy chunk is loaded when the dialog is first opened. */
export function useLazyDialog<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [isOpen, setIsOpen] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const close = () => setIsOpen(false)
  const Dialog = useLazyComponent(load, isOpen, () => {
    close()
    setHasFailed(true)
  })
  const open = () => {
    setHasFailed(false)
    setIsOpen(true)
  }
  return { Dialog, isOpen, hasFailed, open, close }
}

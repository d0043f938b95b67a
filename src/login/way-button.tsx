import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/ui/button'

interface WayButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'children'> {
  to: string
  /** Called before the other page opens. */
  onClick?: () => void
}

/** A login option that leads to another page. */
export function WayButton({ to, onClick, ...look }: WayButtonProps) {
  const navigate = useNavigate()
  const open = () => {
    onClick?.()
    void navigate(to)
  }
  return <Button {...look} isFullWidth onClick={open} />
}

import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/ui/button'

type WayButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'children'> & { to: string }

/** A login option that leads to another page; a button for screen readers, like the other login options. */
export function WayButton({ to, ...look }: WayButtonProps) {
  const navigate = useNavigate()
  return <Button {...look} isFullWidth onClick={() => void navigate(to)} />
}

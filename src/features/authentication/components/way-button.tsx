import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/ui/button'

type WayButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'children'> & { to: string }

/** A step of a login that leads to another page: a button to who hears it, as the other ways in are. */
export function WayButton({ to, ...look }: WayButtonProps) {
  const navigate = useNavigate()
  return <Button {...look} isFullWidth onClick={() => void navigate(to)} />
}

import type { ComponentProps, KeyboardEvent } from 'react'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'

interface WayButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'children'> {
  to: string
  /** Called before the other page opens. */
  onClick?: () => void
}

/** As a button does it, and a link does not. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/**
 * A login option that leads to another page: a button for screen readers, like the other login options, and a link, so that it works
 * in a document whose scripts have not come yet.
 */
export function WayButton({ to, onClick, ...look }: WayButtonProps) {
  return (
    <Button
      {...look}
      as={Link}
      role="button"
      to={to}
      draggable={false}
      isFullWidth
      onClick={onClick}
      onKeyDown={pressOnSpace}
    />
  )
}

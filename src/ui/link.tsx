import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  children?: ReactNode
  to: To
  replace?: boolean
  /** For the page that opens. */
  state?: unknown
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link to a page of the app. The router's own Link includes 2 kB for framework mode; this one is its documentation's example,
 * built from the same two hooks.
 */
export function Link({ to, replace, state, onClick, children, ...rest }: Props) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { replace, state, target: rest.target })
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}

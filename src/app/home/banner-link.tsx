import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { isSafeWebUrl, isSitePath, parseUrl } from '@/lib/safe-url'
import { Link } from '@/ui/link'

const ownPaths: string[] = Object.values(paths)

/** A banner leads to a page of this app, or to an https address outside; a banner with any other address is no link. */
export function BannerLink({ link, children }: { link: string | undefined; children: ReactNode }) {
  if (isSitePath(link) && ownPaths.includes(parseUrl(link, location.origin)?.pathname ?? '')) {
    return <Link to={link}>{children}</Link>
  }
  if (isSafeWebUrl(link)) {
    return (
      <a href={link} target="_blank" rel="noopener">
        {children}
      </a>
    )
  }
  return children
}

import { paths } from '@/addresses/paths'
import type { AppRoute } from '../routes'

export type Crumb = Pick<AppRoute, 'path' | 'title'>

/** From home down to a page, through the pages above it. */
export function breadcrumbTrail(
  route: Pick<AppRoute, 'path' | 'title' | 'parent'>,
  routeOf: (path: string) => AppRoute | undefined,
): Crumb[] {
  const above = route.parent ?? (route.path === paths.home ? undefined : paths.home)
  const parent = above && routeOf(above)
  const crumb = { path: route.path, title: route.title }
  return parent ? [...breadcrumbTrail(parent, routeOf), crumb] : [crumb]
}

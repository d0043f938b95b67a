import type { MessageDescriptor } from 'react-intl'
import { titles } from '../route-titles'
import type { AppRoute } from '../routes'

/** The title of a route's page, by the query's `mode` where the route has modes; without a route, the not-found title. */
export function titleOf(route: AppRoute | undefined, search = ''): MessageDescriptor {
  const mode = route?.modes && new URLSearchParams(search).get('mode')
  return (mode && route.modes?.[mode]) || (route?.title ?? titles.notFound)
}

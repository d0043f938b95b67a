import type { MessageDescriptor } from 'react-intl'
import { titles } from '../route-titles'
import type { AppRoute } from '../routes'

/** The name of the page of a row, by its `mode` where that changes what the page is; without a row, nobody's page. */
export function titleOf(route: AppRoute | undefined, search = ''): MessageDescriptor {
  const mode = route?.modes && new URLSearchParams(search).get('mode')
  return (mode && route.modes?.[mode]) || (route?.title ?? titles.notFound)
}

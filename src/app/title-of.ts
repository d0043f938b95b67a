import type { MessageDescriptor } from 'react-intl'
import { titles } from './route-titles'
import type { AppRoute } from './routes'

/** The name of the page of a row; without one, nobody's page. */
export function titleOf(route: AppRoute | undefined): MessageDescriptor {
  return route?.title ?? titles.notFound
}

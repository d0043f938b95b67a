import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { routeOf } from '../routes'
import { titleOf } from './title-of'

/** The page's name in the document's title, which LINE shows as its header. */
export function useDocumentTitle(): void {
  const { pathname, search } = useLocation()
  const name = useIntl().formatMessage(titleOf(routeOf(pathname), search))
  useEffect(() => {
    document.title = name
  }, [name])
}

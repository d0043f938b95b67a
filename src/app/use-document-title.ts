import { useEffect } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'

/** The page's name in the document's title, which LINE shows as its header. */
export function useDocumentTitle(title: MessageDescriptor): void {
  const name = useIntl().formatMessage(title)
  useEffect(() => {
    document.title = name
  }, [name])
}

import { useEffect, useState } from 'react'
import { readableOf, type Readable } from './readable'

/** Shown where a text cannot be read: the sanitiser could not be loaded. */
const UNREADABLE: Readable = { title: '', text: '' }

/** What a reader sees of a brand's HTML; undefined until it is read. */
export function useReadable(html: string | undefined): Readable | undefined {
  const [read, setRead] = useState<{ html: string; readable: Readable }>()
  useEffect(() => {
    if (html === undefined) return
    let isCurrent = true
    void readableOf(html)
      .catch(() => UNREADABLE)
      .then((readable) => isCurrent && setRead({ html, readable }))
    return () => {
      isCurrent = false
    }
  }, [html])
  return read?.html === html ? read?.readable : undefined
}

import { useEffect, useState } from 'react'
import { sanitise } from './sanitise'

/** What a reader sees of a brand's HTML. */
export interface Readable {
  /** The first line, or the first heading where that line is too long for a title; empty if there is no text. */
  title: string
  /** A line for each block, without markup and runs of blanks. */
  text: string
}

/** Elements that begin a line of their own. */
const BLOCKS = /^(blockquote|br|div|h[1-6]|hr|li|ol|p|table|tr|ul)$/i
const LONGEST_TITLE = 90
const CELLS = /^t[dh]$/i

/** Reads a brand's HTML as plain text: exactly what is shown of it, since it is sanitised first. */
export async function readableOf(html: string): Promise<Readable> {
  const fragment = await sanitise(html)
  const lines = ['']
  const add = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) lines.push((lines.pop() ?? '') + (node.nodeValue ?? ''))
    const tag = node.nodeName
    if (BLOCKS.test(tag)) lines.push('')
    if (CELLS.test(tag)) lines.push(`${lines.pop() ?? ''} `)
    node.childNodes.forEach(add)
    if (BLOCKS.test(tag)) lines.push('')
  }
  fragment.childNodes.forEach(add)
  const seen = lines.map(withoutRuns).filter(Boolean)
  const first = seen[0] ?? ''
  const headings = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const heading = headings.map(({ textContent }) => withoutRuns(textContent)).find(Boolean)
  const title = first.length > LONGEST_TITLE ? shortened(heading ?? first) : first
  return { title, text: seen.join('\n') }
}

const shortened = (text: string) =>
  text.length > LONGEST_TITLE ? `${text.slice(0, LONGEST_TITLE - 1)}…` : text

const withoutRuns = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** What a reader sees of a brand's HTML; undefined until it is read, and nothing where the sanitiser could not be loaded. */
export function useReadable(html: string | undefined): Readable | undefined {
  const [read, setRead] = useState<Readable & { html: string }>()
  useEffect(() => {
    if (html === undefined) return
    let isCurrent = true
    void readableOf(html)
      .catch(() => ({ title: '', text: '' }))
      .then((readable) => isCurrent && setRead({ html, ...readable }))
    return () => {
      isCurrent = false
    }
  }, [html])
  return read?.html === html ? read : undefined
}

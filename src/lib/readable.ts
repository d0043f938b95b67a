import { useEffect, useState } from 'react'
import { sanitise } from './sanitise'
import { whileWanted } from './answers'
import { shortened } from './letters'

/** A brand's HTML as plain text. */
export interface Readable {
  /** The first line, or the first heading if the line is too long; empty without text. */
  title: string
  /** A line per block, without markup and repeated blanks. */
  text: string
}

/** Elements that begin a new line. */
const BLOCKS = /^(blockquote|br|div|h[1-6]|hr|li|ol|p|table|tr|ul)$/i
const LONGEST_TITLE = 90
const CELLS = /^t[dh]$/i

/** Reads a brand's HTML as plain text, after sanitising, so that only visible text is read. */
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
  const title = shortened(first.length > LONGEST_TITLE ? (heading ?? first) : first, LONGEST_TITLE)
  return { title, text: seen.join('\n') }
}

const withoutRuns = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** A brand's HTML as plain text; undefined until read, or if the sanitiser failed to load. */
export function useReadable(html: string | undefined): Readable | undefined {
  const [read, setRead] = useState<Readable & { html: string }>()
  useEffect(() => {
    if (html === undefined) return
    const readable = readableOf(html).catch(() => ({ title: '', text: '' }))
    return whileWanted(readable, (found) => setRead({ html, ...found }))
  }, [html])
  return read?.html === html ? read : undefined
}

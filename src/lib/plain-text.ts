/** Elements that begin a line of their own. */
const BLOCKS = /^(blockquote|br|div|h[1-6]|hr|li|ol|p|table|tr|ul)$/i
const CELLS = /^t[dh]$/i
const UNREAD = /^(script|style)$/i
/** `<size M>` alone is none. */
const HTML = /<\/[a-z]\w*\s*>|<(br|hr|img|li|p)\b[^>]*>/i

/** Whether a brand has written a text as HTML, and not as plain text. */
export const isHtml = (text: string): boolean => HTML.test(text)

/** A brand's text, plain or HTML, as one reads it on a line; entities are decoded once. */
export function plainText(text = ''): string {
  if (isHtml(text)) return linesOf(parse(text)).join(' ')
  return text.replaceAll(/&#?\w+;/g, (entity) => parse(entity).textContent)
}

/** Nothing in it runs or loads. */
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** A line for each block, without markup and runs of blanks. */
export function linesOf(root: Node): string[] {
  const lines = ['']
  const add = (node: Node) => {
    const tag = node.nodeName
    if (UNREAD.test(tag)) return
    if (node.nodeType === Node.TEXT_NODE) lines.push((lines.pop() ?? '') + (node.nodeValue ?? ''))
    if (BLOCKS.test(tag)) lines.push('')
    if (CELLS.test(tag)) lines.push(`${lines.pop() ?? ''} `)
    node.childNodes.forEach(add)
    if (BLOCKS.test(tag)) lines.push('')
  }
  root.childNodes.forEach(add)
  return lines.map(withoutRuns).filter(Boolean)
}

export const withoutRuns = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

import { beginningOf, INLINE, isUnknown, TAG } from './plain-text'

/** Tags allowed in a brand's HTML: structure and emphasis, nothing that loads, runs or looks like a control. */
const ALLOWED_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote'],
  ...['ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'a'],
]

/** A comment; a tag with its name and what stands behind it; another tag, which is none of HTML's; a bracket alone. */
const PART = /<!--[^]*?(?:-->|$)|<(\/?)([a-z]\w*)(?=[\s/>])([^<>]*)>|<[/!?a-z][^<>]*>|</gi
const ATTRIBUTE = /\s(?:href|colspan|rowspan|dir|lang)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=`]+)/gi
/** Elements without an end. */
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
/** Elements that end where the next one begins. */
const UNTIL_NEXT = /^(li|p|t[dhr])$/
/** How many elements may lie around the tags of a text, summed: a legal text of 200 kB has fewer. */
const MOST_AROUND = 50_000

/**
 * A brand's HTML with every element ended inside the one around it, and its unknown tags kept as text. Where more lies around its
 * tags than a text needs, its lines alone go on: at each tag a browser's parser looks through what is open around it, and may open
 * it anew, so that 200 kB of nested tags would freeze the page.
 */
export function wellNested(html: string): string {
  const open: string[] = []
  let around = 0
  let end = 0
  const close = (from: number) =>
    open
      .splice(from)
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  return html.replaceAll(PART, (part, slash, written, rest, at) => {
    const isBehindPart = end === at
    end = at + part.length
    if (written === undefined) return part === '<' ? '&lt;' : ''
    const name = written.toLowerCase()
    if (isUnknown(name)) return part.replace('<', '&lt;')
    around += open.length + 1
    if (around > MOST_AROUND) return close(0) + (isBehindPart || INLINE.test(name) ? '' : '<br>')
    if (slash) return open.includes(name) ? close(open.lastIndexOf(name)) : ''
    const before = UNTIL_NEXT.test(name) && open.at(-1) === name ? close(-1) : ''
    if (!VOID.test(name)) open.push(name)
    return `${before}<${name}${(rest.match(ATTRIBUTE) ?? []).join('')}>`
  })
}

/** Whether a brand's text has tags, and is to be sanitised. */
export const isHtml = (text: string) => beginningOf(text).search(TAG) >= 0

/** Sanitises a brand's HTML into nodes. The sanitiser is half as large as home's code, so it is loaded lazily. */
export async function sanitise(html: string): Promise<DocumentFragment> {
  const { default: purify } = await import('dompurify')
  return purify.sanitize(wellNested(html), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'dir', 'lang'],
    ALLOWED_URI_REGEXP: /^(https:|mailto:|tel:)/i,
    // A brand's element must not pass for one of the app's.
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}

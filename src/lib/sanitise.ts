import { beginningOf, MOST_READ, TAG } from './plain-text'

/** Tags allowed in a brand's HTML: structure and emphasis, nothing that loads, runs or looks like a control. */
const ALLOWED_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote'],
  ...['ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'a'],
]

/** A brand's HTML, whole, with its unknown tags kept as text as far as patterns read it. */
export const withWordsKept = (html: string) => beginningOf(html) + html.slice(MOST_READ)

/** Whether a brand's text has tags, and is to be sanitised. */
export const isHtml = (text: string) => beginningOf(text).search(TAG) >= 0

/** Sanitises a brand's HTML into nodes. The sanitiser is half as large as home's code, so it is loaded lazily. */
export async function sanitise(html: string): Promise<DocumentFragment> {
  const { default: purify } = await import('dompurify')
  return purify.sanitize(withWordsKept(html), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'dir', 'lang'],
    ALLOWED_URI_REGEXP: /^(https:|mailto:|tel:)/i,
    // A brand's element must not pass for one of the app's.
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}

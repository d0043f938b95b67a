import { withWordsKept } from './plain-text'

/** The tags a brand may use in its HTML: structure and emphasis, nothing that loads, runs or looks like a control. */
const ALLOWED_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote'],
  ...['ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'a'],
]

/** HTML written by the brand as nodes that may be shown. The sanitiser is half as large as home's code, so it is loaded lazily. */
export async function sanitise(html: string): Promise<DocumentFragment> {
  const { default: purify } = await import('dompurify')
  return purify.sanitize(withWordsKept(html), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'dir', 'lang'],
    ALLOWED_URI_REGEXP: /^(https:|mailto:|tel:)/i,
    // An element of the brand's could pass for one of the app's, to its code or to a screen reader.
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}

/** Elements that begin a line of their own. */
export const BLOCKS = /^(blockquote|br|div|h[1-6]|hr|li|ol|p|table|tr|ul)$/i

const HIDDEN = /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1>/gi
const TAG = /<\/?([a-z][a-z\d]*)(?=[\s/>])[^>]*>/gi
const ENTITY = /&(?:#(x?[\da-f]+)|(\w+));/gi
/** Those that editors write of themselves. */
const NAMED = new Map(
  'amp=& lt=< gt=> quot=" apos=\' nbsp=\u00a0 bull=• middot=· ndash=– mdash=— hellip=… deg=° times=× trade=™ lsquo=‘ rsquo=’ ldquo=“ rdquo=” copy=© reg=®'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

/** Whether a tag is HTML's: `<size M>` is a brand's words. */
const isTag = (name: string) => !(document.createElement(name) instanceof HTMLUnknownElement)

/** Whether a brand's text is HTML. */
export const isHtml = (text: string) => [...text.matchAll(TAG)].some(([, name = '']) => isTag(name))

/** A brand's HTML with what merely looks like a tag as words. */
export const withWordsKept = (html: string) =>
  html.replaceAll(TAG, (tag, name: string) => (isTag(name) ? tag : tag.replace('<', '&lt;')))

/** A brand's text, which may be HTML, without its tags. No parser, which Trusted Types would refuse a text. */
export const plainText = (text: string) =>
  text
    .replaceAll(HIDDEN, '')
    .replaceAll(TAG, (tag, name: string) => (!isTag(name) ? tag : BLOCKS.test(name) ? ' ' : ''))
    .replaceAll(ENTITY, (entity, code: string | undefined, name: string) => {
      const point = Number(code?.replace(/^x/i, '0x'))
      return (code ? point <= 0x10ffff && String.fromCodePoint(point) : NAMED.get(name)) || entity
    })

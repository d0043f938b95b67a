/**
 * A tag with its name, a comment, or a style element. None is looked for behind the next one's beginning or, without an end, a second
 * time: a long text full of beginnings would freeze the page.
 */
const TAG = /<(?:!--[^]*?(?:-->|$)|style(?=[\s/>])[^]*?(?:<\/style>|$)|\/?([a-z][a-z\d]*)(?=[\s/>])[^<>]*>)/gi
/** As much of a text as patterns read: a card needs far less. */
const MOST_READ = 20_000
const INLINE = /^(a|b|em|font|i|s|small|span|strong|su[bp]|u)$/i
/** The entities that editors insert. */
const ENTITIES = ' amp=& lt=< gt=> quot=" nbsp=\u00a0 bull=• ndash=– hellip=… lsquo=‘ rsquo=’ ldquo=“ rdquo=”'

/** The beginning of a text, its unknown tags kept as text (`<size M>`). */
const beginningOf = (text: string) =>
  text
    .slice(0, MOST_READ)
    .replaceAll(TAG, (tag, name = 'p') =>
      document.createElement(name) instanceof HTMLUnknownElement ? tag.replace('<', '&lt;') : tag,
    )

/** A brand's HTML for the sanitiser, whole, with its unknown tags kept as text as far as patterns read it. */
export const withWordsKept = (html: string) => beginningOf(html) + html.slice(MOST_READ)

export const isHtml = (text: string) => beginningOf(text).search(TAG) >= 0

/** The beginning of a brand's text without tags, long enough for a card. Not by a parser, which Trusted Types refuse. */
export const plainText = (text: string) =>
  beginningOf(text)
    .replaceAll(TAG, (_, name) => (INLINE.test(name) ? '' : ' '))
    .replaceAll(/&(#?)(\w+);/g, (entity, isNumber, name) =>
      isNumber
        ? String.fromCodePoint(Number(`0${name}`) % 0x11_00_00 || 32)
        : (ENTITIES.split(` ${name}=`)[1]?.[0] ?? entity),
    )

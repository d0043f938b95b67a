/**
 * A tag with its name, a comment, or a style element. None is looked for behind the next one's beginning or, without an end, a second
 * time: a long text full of beginnings would freeze the page.
 */
export const TAG = /<(?:!--[^]*?(?:-->|$)|style[\s/>][^]*?(?:<\/style>|$)|\/?([a-z]\w*)(?=[\s/>])[^<>]*>)/gi
/** As much of a text as patterns read: a card needs far less. */
const MOST_READ = 20_000
export const INLINE = /^([abisu]|em|font|small|span|strong|su[bp])$/i
/** The entities that editors insert. */
const ENTITIES = ' amp=& lt=< gt=> quot=" nbsp=\u00a0 bull=• ndash=– hellip=… lsquo=‘ rsquo=’ ldquo=“ rdquo=”'

/** Whether HTML has no such tag (`<size M>`): it is a word. */
export const isUnknown = (name: string) => document.createElement(name) instanceof HTMLUnknownElement

/** The beginning of a text, its unknown tags kept as text (`<size M>`). */
export const beginningOf = (text: string) =>
  text
    .slice(0, MOST_READ)
    .replaceAll(TAG, (tag, name = 'p') => (isUnknown(name) ? tag.replace('<', '&lt;') : tag))

/** The beginning of a brand's text without tags, long enough for a card. Not by a parser, which Trusted Types refuse. */
export const plainText = (text: string) =>
  beginningOf(text)
    .replaceAll(TAG, (_, name) => (INLINE.test(name) ? '' : ' '))
    .replaceAll(/&(#?)(\w+);/g, (entity, isNumber, name) =>
      isNumber
        ? String.fromCodePoint(Number(`0${name}`) % 0x11_00_00 || 32)
        : (ENTITIES.split(` ${name}=`)[1]?.[0] ?? entity),
    )

/** A tag with its name, a comment, or a style element. */
const TAG = /<(?:!--[^]*?--|style[^]*?<\/style|\/?([a-z][a-z\d]*)(?=[\s/>])[^>]*)>/gi
const INLINE = /^(a|b|em|font|i|s|small|span|strong|su[bp]|u)$/i
/** The entities that editors insert. */
const ENTITIES = ' amp=& lt=< gt=> quot=" nbsp=\u00a0 bull=• ndash=– hellip=… lsquo=‘ rsquo=’ ldquo=“ rdquo=”'

/** A brand's HTML with unknown tags kept as text (`<size M>`). */
export const withWordsKept = (html: string) =>
  html.replaceAll(TAG, (tag, name = 'p') =>
    document.createElement(name) instanceof HTMLUnknownElement ? tag.replace('<', '&lt;') : tag,
  )

export const isHtml = (text: string) => withWordsKept(text).search(TAG) >= 0

/** A brand's text without tags. Not by a parser, which Trusted Types refuse. */
export const plainText = (text: string) =>
  withWordsKept(text)
    .replaceAll(TAG, (_, name) => (INLINE.test(name) ? '' : ' '))
    .replaceAll(/&(#?)(\w+);/g, (entity, isNumber, name) =>
      isNumber
        ? String.fromCodePoint(Number(`0${name}`) % 0x11_00_00 || 32)
        : (ENTITIES.split(` ${name}=`)[1]?.[0] ?? entity),
    )

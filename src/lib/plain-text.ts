/** A tag, with its name, a comment, or what a style element has for nobody to read. */
const TAG = /<(?:!--[^]*?--|style[^]*?<\/style|\/?([a-z][a-z\d]*)(?=[\s/>])[^>]*)>/gi
const INLINE = /^(a|b|em|font|i|s|small|span|strong|su[bp]|u)$/i
/** The entities that editors write of themselves. */
const ENTITIES = ' amp=& lt=< gt=> quot=" nbsp=\u00a0 bull=• ndash=– hellip=… lsquo=‘ rsquo=’ ldquo=“ rdquo=”'

/** A brand's HTML with what is no tag of HTML as words (`<size M>`). */
export const withWordsKept = (html: string) =>
  html.replaceAll(TAG, (tag, name = 'p') =>
    document.createElement(name) instanceof HTMLUnknownElement ? tag.replace('<', '&lt;') : tag,
  )

/** Whether a brand's text is HTML. */
export const isHtml = (text: string) => withWordsKept(text).search(TAG) >= 0

/** A brand's text, which may be HTML, without its tags. By no parser: Trusted Types refuse it. */
export const plainText = (text: string) =>
  withWordsKept(text)
    .replaceAll(TAG, (_, name) => (INLINE.test(name) ? '' : ' '))
    .replaceAll(/&(#?)(\w+);/g, (entity, isNumber, name) =>
      isNumber
        ? String.fromCodePoint(Number(`0${name}`) % 0x11_00_00 || 32)
        : (ENTITIES.split(` ${name}=`)[1]?.[0] ?? entity),
    )

/** An element of the document that the checks are about. */
export interface Tag {
  name: string
  /** By name in lower case; one without a value is ''. */
  attributes: Readonly<Record<string, string>>
  /** What stands inside a script. */
  text: string
}

const TAG =
  /<!--[\s\S]*?-->|<(script|style|template|noscript)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1\s*>|<(link|meta)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** The scripts, links and meta elements of a document, as a browser finds them: none of a comment or a template. */
export function tagsOf(html: string): Tag[] {
  return [...html.matchAll(TAG)].flatMap(
    ([, holder, itsAttributes = '', text = '', single, attributes = '']) =>
      holder === undefined && single === undefined
        ? []
        : [
            {
              name: (holder ?? single ?? '').toLowerCase(),
              attributes: attributesOf(holder === undefined ? attributes : itsAttributes),
              text,
            },
          ],
  )
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
    name.toLowerCase(),
    (double ?? single ?? bare ?? '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"'),
  ])
  // The first of a name counts.
  return Object.fromEntries(found.toReversed()) as Record<string, string> // pairs of texts
}

/** Scripts that run; one of another type is data. */
export const scriptsOf = (tags: readonly Tag[]): Tag[] =>
  tags.filter(
    ({ name, attributes: { type = '' } }) =>
      name === 'script' && /^(|module|(text|application)\/(java|ecma)script)$/i.test(type.trim()),
  )

/** The module that starts the app. */
export const entryOf = (html: string): string | undefined =>
  scriptsOf(tagsOf(html)).find(({ attributes: { type, src } }) => type === 'module' && src !== undefined)
    ?.attributes.src

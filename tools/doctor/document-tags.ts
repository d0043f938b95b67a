import { Parser } from 'htmlparser2'

/** An element of the document that the checks are about. */
export interface Tag {
  name: string
  /** By name in lower case; one without a value is ''. */
  attributes: Readonly<Record<string, string>>
  /** What stands inside a script. */
  text: string
}

/** As deep as browsers nest elements. At each end tag the parser looks through all that are open. */
const MAX_DEPTH = 512
const INERT = new Set(['template', 'noscript'])

/** The elements of a document, as a browser finds them: none of a comment or a template. */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = []
  const open: string[] = []
  let inert = 0
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (inert === 0) tags.push({ name, attributes, text: '' })
      if (INERT.has(name)) inert += 1
      if (open.push(name) > MAX_DEPTH) parser.pause()
    },
    ontext: (text) => {
      const tag = tags.at(-1)
      if (tag && inert === 0 && open.at(-1) === 'script') tag.text += text
    },
    onclosetag: (name) => {
      open.pop()
      if (INERT.has(name)) inert -= 1
    },
  })
  parser.end(html)
  return tags
}

/** Scripts that run; one of another type is data. */
export const scriptsOf = (tags: readonly Tag[]): Tag[] =>
  tags.filter(
    ({ name, attributes: { type = '' } }) =>
      name === 'script' && /^(|module|(text|application)\/(java|ecma)script)$/i.test(type.trim()),
  )

/** The text of the script that holds data under this id. */
export const dataOfScript = (html: string, id: string): string | undefined =>
  tagsOf(html).find(({ name, attributes }) => name === 'script' && attributes.id === id)?.text

/** The module that starts the app. */
export const entryOf = (html: string): string | undefined =>
  scriptsOf(tagsOf(html)).find(({ attributes: { type, src } }) => type === 'module' && src !== undefined)
    ?.attributes.src

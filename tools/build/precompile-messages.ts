import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

/**
 * Vite plugin: parses the texts of the catalogues at build time. A text without placeholders stays a string; any other
 * becomes its syntax tree, so that the browser needs no message parser.
 */
export function precompileMessages(): Plugin {
  return {
    name: 'precompile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/i18n\/messages\/.*\.json$/ },
      handler: (code) => JSON.stringify(compile(JSON.parse(code) as Record<string, string>)),
    },
  }
}

function compile(texts: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      const tree = parse(text)
      const isPlain = tree.every((element) => element.type === TYPE.literal)
      return [id, isPlain ? text : tree]
    }),
  )
}

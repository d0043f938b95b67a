import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Vite plugin: styled-components' ids from each file's path in the project. The compiler's own are from the path on the machine,
 * so that two checkouts of one commit would not have the same files; and these are shorter, 0.2 kB of the entry (gzip).
 */
export function componentIds(): Plugin {
  const fileOf = new Map<string, string>()
  let root = ''
  return {
    name: 'component-ids',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { code: 'componentId: "sc-' },
      handler(code, id) {
        const file = relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/')
        const name = `s${BigInt(`0x${createHash('sha256').update(file).digest('hex')}`)
          .toString(36)
          .slice(-4)}`
        const other = fileOf.get(name) ?? file
        if (other !== file) throw new Error(`${file} and ${other} have one id: rename one of them`)
        fileOf.set(name, file)
        return { code: code.replaceAll(/(?<=componentId: ")sc-\w+(?=-\d+")/g, name), map: null }
      },
    },
  }
}

import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
}

const STYLES = /^(styled|css|keyframes|createGlobalStyle)\b/

/** Vite plugin: takes comments and indentation out of the CSS of styled-components' templates, which no minifier looks into. */
export function compactStyles(): Plugin {
  return {
    name: 'compact-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'styled-components' },
      handler(code) {
        const quasis: Node[] = []
        collectQuasis(this.parse(code), code, quasis)
        let compact = code
        for (const { start, end } of quasis.sort((a, b) => b.start - a.start)) {
          compact = compact.slice(0, start) + compactCss(code.slice(start, end)) + compact.slice(end)
        }
        return { code: compact, map: null }
      },
    },
  }
}

function compactCss(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
}

function collectQuasis(node: unknown, code: string, found: Node[]): void {
  if (Array.isArray(node)) return node.forEach((item) => collectQuasis(item, code, found))
  if (!isNode(node)) return
  const { tag, quasi } = node as { tag?: Node; quasi?: { quasis: Node[] } }
  if (
    node.type === 'TaggedTemplateExpression' &&
    tag &&
    quasi &&
    STYLES.test(code.slice(tag.start, tag.end))
  ) {
    found.push(...quasi.quasis)
  }
  for (const value of Object.values(node)) collectQuasis(value, code, found)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

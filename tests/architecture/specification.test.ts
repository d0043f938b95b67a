import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
interface Row {
  says: string
  lives: string
  shown: string
}

/** The rows of all tables of a document, without heads and rules. */
function rowsOf(document: string): Row[] {
  return readFileSync(join(root, document), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [says = '', lives = '', shown = '', ...others] = line
        .replaceAll(/^\| | \|$/g, '')
        .split(' | ')
        .map((cell) => cell.trim())
      const isRow = line.startsWith('| ') && others.length === 0 && shown !== '' && shown !== 'Shown by'
      return isRow ? [{ says, lives, shown }] : []
    })
}

const specification = rowsOf('docs/specification.md')
const line = rowsOf('docs/line.md')

/** The files that a cell names; a name without a folder stands in the folder of the file before it. */
function filesIn(cell: string): string[] {
  let folder = ''
  return [...cell.matchAll(/`([\w./-]+\.(?:tsx?|mjs|ya?ml|json|md))`/g)].map(([, name = '']) => {
    const isWhole = /^(src|liff|tests|e2e|tools|docs|public|\.)/.test(name)
    const path = isWhole ? name : join(folder, name)
    folder = isWhole ? dirname(name) : folder
    return path
  })
}

/** Quotation marks of one kind, without what a string literal or a table needs. */
const plain = (text: string) =>
  text.replaceAll("\\'", "'").replaceAll('\\|', '|').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"')

it('the specification has a row for each line', () => {
  expect(specification.length).toBeGreaterThan(300)
})

it('LINE has a row for each scenario, numbered', () => {
  const numbers = line.flatMap(({ says }) => /^(\d+)\. /.exec(says)?.[1] ?? [])
  expect(numbers).toEqual(Array.from({ length: 76 }, (_, index) => String(index + 1)))
})

describe.each([
  ['docs/specification.md', specification],
  ['docs/line.md', line],
])('%s', (_document, rows) => {
  it('names only files that exist', () => {
    const missing = rows.flatMap(({ says, lives, shown }) =>
      [...filesIn(lives), ...filesIn(shown)]
        .filter((file) => !existsSync(join(root, file)))
        .map((file) => `${says}: ${file}`),
    )
    expect(missing).toEqual([])
  })

  it('names only tests that exist, in the words of each', () => {
    const missing = rows.flatMap(({ says, shown }) =>
      [...shown.matchAll(/`([\w./-]+\.(?:test\.tsx?|e2e\.ts|webkit\.ts))` — (.+?)(?=; `|$)/g)].flatMap(
        ([, file = '', words = '']) => {
          const path = join(root, file)
          if (!existsSync(path)) return []
          const text = plain(readFileSync(path, 'utf8'))
          const isThere = plain(words)
            .split('…')
            .every((part) => text.includes(part.trim()))
          return isThere ? [] : [`${says}: ${file} — ${words}`]
        },
      ),
    )
    expect(missing).toEqual([])
  })

  it('has no open line', () => {
    const open = rows.filter(
      ({ lives, shown }) => /\*\*open\*\*|part open|screen open/.test(lives + shown) || shown === 'open',
    )
    expect(open.map(({ says }) => says)).toEqual([])
  })
})

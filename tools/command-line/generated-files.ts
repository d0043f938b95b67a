import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { format } from 'prettier'

/** The text of a page of docs/ with these parts, each between the marks of its name: `<!-- calls -->` and `<!-- /calls -->`. */
export function pageWith(file: string, parts: Readonly<Record<string, string>>): Promise<string> {
  let whole = readFileSync(file, 'utf8')
  for (const [name, part] of Object.entries(parts)) {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
    const [from, to] = [whole.indexOf(start), whole.indexOf(end)]
    if (from < 0 || to < from) throw new Error(`${file} lacks ${start} and ${end}.`)
    whole = `${whole.slice(0, from + start.length)}\n\n${part}\n\n${whole.slice(to)}`
  }
  return format(whole, { parser: 'markdown', printWidth: 110 })
}

export const code = (text: string): string => `\`${text}\``
export const codes = (texts: readonly string[]): string => texts.map(code).join(', ')

/** A table in Markdown. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return lines.join('\n')
}

/** Writes the files whose text has changed; with --check, only says which these are and what `mends` it, and fails. */
export function writeGenerated(texts: Readonly<Record<string, string>>, mends = 'npm run gen:api'): void {
  const stale = Object.entries(texts).filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  )
  if (!process.argv.includes('--check')) for (const [file, text] of stale) writeFileSync(file, text)
  else if (stale.length > 0) {
    console.error(`Out of date (${stale.map(([file]) => relative('.', file)).join(', ')}): run ${mends}.`)
    process.exitCode = 1
  }
}

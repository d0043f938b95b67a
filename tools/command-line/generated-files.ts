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

/** Writes the files whose text has changed; with --check, only says which these are, and fails. */
export function writeGenerated(texts: Readonly<Record<string, string>>): void {
  const stale = Object.entries(texts).filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  )
  if (!process.argv.includes('--check')) for (const [file, text] of stale) writeFileSync(file, text)
  else if (stale.length > 0) {
    console.error(
      `Out of date (${stale.map(([file]) => relative('.', file)).join(', ')}): run npm run gen:api.`,
    )
    process.exitCode = 1
  }
}

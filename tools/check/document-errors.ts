import { createHash } from 'node:crypto'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What is wrong with the built index.html: it must paint by itself, and its policy must let its scripts run. */
export function documentErrors({ html, headers }: { html: string; headers: string }): string[] {
  const errors: string[] = []
  const expect = (isSo: boolean, error: string) => {
    if (!isSo) errors.push(`index.html: ${error}`)
  }
  const inline = [
    ...html.matchAll(/<script(?![^>]*\b(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, text = '']) => text)
  const style = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('')
  // A link that a member taps loads nothing.
  const loading = html.replaceAll(/<a href="[^"]*"/g, '')
  const addresses = [...loading.matchAll(/\b(?:src|href)=["']?([^"'\s>]+)/g)].map(
    ([, address = '']) => address,
  )
  const scriptSources = /script-src ([^;]*)/.exec(headers)?.[1]?.split(' ') ?? []
  const hashes = scriptSources.filter((source) => source.startsWith("'sha256-"))

  expect(inline.length === 3, `has ${inline.length} inline scripts, and should have three.`)
  expect(
    inline.map(sha256).join() === hashes.join(),
    'its inline scripts are not those that dist/_headers allows.',
  )
  expect(!/'unsafe-(inline|eval)'/.test(scriptSources.join(' ')), 'dist/_headers allows unsafe scripts.')
  expect(/:root\{[^}]*--color-primary:/.test(style), 'has no inline theme.')
  expect(style.includes('.sk-home') && html.includes('sk-home" '), 'has no inline skeleton of home.')
  expect(!/<link[^>]+rel=["']?stylesheet/.test(html), 'has a stylesheet that blocks the first paint.')
  const foreign = [...addresses, ...(inline.join().match(/https?:\/\/[^'"]+/g) ?? [])].filter((address) =>
    /^(https?:)?\/\//.test(address),
  )
  expect(foreign.length === 0, `names other origins (${foreign.join(', ')}).`)
  return errors
}

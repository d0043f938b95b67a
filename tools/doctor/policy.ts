import { createHash } from 'node:crypto'
import { tagsOf } from './document-tags.ts'
import type { Answer } from './site.ts'

/** A Content-Security-Policy as its directives. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** The policies of one header: a comma stands between two of them, as between two headers. */
const parsePolicies = (text: string): Policy[] =>
  text
    .split(',')
    .map(parsePolicy)
    .filter(({ size }) => size > 0)

function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/))
  // Of two directives with one name the first counts.
  const named = directives.filter(([name]) => name).toReversed()
  return new Map(named.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

/** Every policy of a document, with its place: a page may do only what all of them allow. */
export function policiesOf({ headers, text }: Answer): { where: string; policy: Policy }[] {
  const sent = parsePolicies(headers['content-security-policy'] ?? '')
  const written = tagsOf(text).flatMap(({ name, attributes }) =>
    name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy'
      ? parsePolicies(attributes.content ?? '')
      : [],
  )
  return [
    ...sent.map((policy, index) => ({ where: index === 0 ? '' : ` (policy ${index + 1})`, policy })),
    ...written.map((policy) => ({ where: ' (<meta>)', policy })),
  ]
}

/** The directives that replace a missing one, in this order. */
const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  'script-src-elem': ['script-src', 'default-src'],
  'style-src-elem': ['style-src', 'default-src'],
  'frame-src': ['child-src', 'default-src'],
}

/** The sources of a directive, or of the one that replaces it; undefined: everything is allowed. */
export const sourcesOf = (policy: Policy, directive: string): readonly string[] | undefined =>
  [directive, ...(FALLBACKS[directive] ?? ['default-src'])]
    .map((name) => policy.get(name))
    .find((sources) => sources !== undefined)

/** Whether a policy lets a page of `origin` load an address for a directive. */
export function allows(policy: Policy, directive: string, address: string, origin: string): boolean {
  const sources = sourcesOf(policy, directive)
  if (!sources) return true
  // Browsers then ignore hosts and 'self'.
  if (directive.startsWith('script-src') && sources.includes("'strict-dynamic'")) return false
  const url = new URL(address, origin)
  return sources.some((source) => matches(source, url, new URL(origin)))
}

/** Whether a policy lets a script inside the document run. */
export function allowsInline(policy: Policy, text: string, nonce: string | undefined): boolean {
  const sources = sourcesOf(policy, 'script-src-elem')
  if (!sources) return true
  const isKeyed = sources.some((source) => /^'(sha\d+-|nonce-|strict-dynamic)/.test(source))
  if (sources.includes("'unsafe-inline'") && !isKeyed) return true
  if (nonce !== undefined && nonce !== '' && sources.includes(`'nonce-${nonce}'`)) return true
  return hashesOf(text).some((hash) => sources.includes(hash))
}

/** The hash sources that allow a script of this text. */
export const hashesOf = (text: string): string[] =>
  ['sha256', 'sha384', 'sha512'].map(
    (algorithm) => `'${algorithm}-${createHash(algorithm).update(text).digest('base64')}'`,
  )

function matches(source: string, url: URL, self: URL): boolean {
  if (source === "'self'") return url.origin === self.origin
  if (source.startsWith("'")) return false
  if (source === '*') return /^(https?|wss?):$/.test(url.protocol)
  if (/^[a-z][a-z\d+.-]*:$/i.test(source))
    return url.protocol === source.toLowerCase() || (source === 'http:' && url.protocol === 'https:')
  const [, scheme, host = '', port] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?([^:/]+)(?::(\d+|\*))?/i.exec(source) ?? []
  const isScheme =
    url.protocol === `${scheme ?? self.protocol.slice(0, -1)}:` ||
    (url.protocol === 'https:' && (scheme ?? 'http') === 'http')
  const name = host.toLowerCase()
  const isHost = name.startsWith('*.') ? url.hostname.endsWith(name.slice(1)) : url.hostname === name
  const isPort = port === '*' || (port ?? '') === url.port
  return isScheme && isHost && isPort
}

/** A Content-Security-Policy as its directives. */
export type Policy = ReadonlyMap<string, readonly string[]>

export function parsePolicy(text: string): Policy {
  const directives = text
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name)
  // The first of a name counts.
  return new Map(directives.toReversed().map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

/** The sources of a directive, or of the one that stands in for it; undefined: nothing is forbidden. */
export const sourcesOf = (policy: Policy, directive: string): readonly string[] | undefined =>
  policy.get(directive) ?? policy.get('default-src')

/** Whether a policy lets a page of `origin` load an address for a directive. */
export function allows(policy: Policy, directive: string, address: string, origin: string): boolean {
  const sources = sourcesOf(policy, directive)
  if (!sources) return true
  const url = new URL(address, origin)
  return sources.some((source) => matches(source, url, new URL(origin)))
}

function matches(source: string, url: URL, self: URL): boolean {
  if (source === "'self'") return url.origin === self.origin
  if (source.startsWith("'")) return false
  if (source === '*') return /^(https?|wss?):$/.test(url.protocol)
  if (/^[a-z][a-z\d+.-]*:$/i.test(source))
    return url.protocol === source.toLowerCase() || (source === 'http:' && url.protocol === 'https:')
  const [, scheme, host = '', port, path] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?([^:/]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? []
  const isScheme =
    url.protocol === `${scheme ?? self.protocol.slice(0, -1)}:` ||
    (url.protocol === 'https:' && (scheme ?? 'http') === 'http')
  const name = host.toLowerCase()
  const isHost = name.startsWith('*.') ? url.hostname.endsWith(name.slice(1)) : url.hostname === name
  const isPort = port === '*' || (port ?? '') === url.port
  const isPath =
    path === undefined ||
    path === '/' ||
    (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path)
  return isScheme && isHost && isPort && isPath
}

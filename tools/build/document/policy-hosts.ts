const ORIGIN = /^(https:\/\/[A-Za-z0-9.-]+(?::\d+)?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(?:[/?#]|$)/
/** The same of a host of pictures, which may be all below one: never all, nor those of a whole ending. */
const HOSTS =
  /^(https:\/\/(?:\*\.[A-Za-z0-9-]+\.)?[A-Za-z0-9.-]+(?::\d+)?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(?:[/?#]|$)/
/** All hosts below an ending such as .co.th, which are anybody's. */
const ANYBODYS = /^https:\/\/\*\.(?:ac|co|com|edu|go|gov|in|mi|ne|net|or|org)\.[a-z]{2}\.?(?:[:/?#]|$)/i
/** Where LINE keeps its members' pictures. */
const LINE_PICTURES = 'https://profile.line-scdn.net'

/**
 * The policy of a build with the hosts of a brand's config.json in it: the APIs' and the reports' to call, and the pictures' where
 * `imageHosts` closes img-src to all others. tools/deploy/security-headers.sh does the same where there is no Node.
 */
export function policyWithHosts(policy: string, config: unknown, imageHosts: readonly string[] = []): string {
  const apis = originsOf(valuesOf(config, ['customerApiUrl', 'crmApiUrl']))
  const reports = originsOf(valuesOf(config, ['errorReporting', 'vitalsReporting', 'usageReporting']))
  const pictures = [...apis, ...originsOf(valuesOf(config, ['logoUrl', 'iconUrl']))]
  const open = allowing(policy, 'connect-src', [...apis, ...reports])
  return imageHosts.length === 0
    ? allowing(
        open,
        'img-src',
        // Every https host is allowed already; an API on this machine has http.
        pictures.filter((origin) => origin.startsWith('http:')),
      )
    : allowing(open.replace(/(img-src [^;]*) https:(?=[ ;])/, '$1'), 'img-src', [
        ...pictures,
        LINE_PICTURES,
        ...originsOf(imageHosts, HOSTS),
      ])
}

/** The texts under these names, in the order of the file. */
export function valuesOf(value: unknown, names: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]: [string, unknown]) =>
    typeof entry === 'string' && names.includes(name) ? [entry] : valuesOf(entry, names),
  )
}

/** Nothing but an origin may get into a header. */
const originsOf = (addresses: readonly string[], pattern = ORIGIN): string[] =>
  addresses.flatMap((address) => (!ANYBODYS.test(address) && pattern.exec(address)?.[1]) || [])

const allowing = (policy: string, directive: string, origins: readonly string[]): string =>
  policy.replace(new RegExp(`(${directive}) ([^;]*)`), (_all, name: string, sources: string) =>
    [name, ...new Set([...sources.split(' '), ...origins])].join(' '),
  )

import { isDeepStrictEqual } from 'node:util'
import { configFieldErrors } from '../../../src/config/config-errors.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { dataOfScript } from '../document-tags.ts'
import { bad, good, listed, note, orGood, quoted, unrecorded, type Finding } from '../finding.ts'
import type { FindingId } from '../finding-ids.ts'
import { isHtml, isOk, type Answer, type Site } from '../site.ts'

const FILE = 'config.json'
const PUT = 'Put the brand’s config.json at the site’s root.'
const RENEW =
  'Run npm run deploy:snapshot on the built files, with the site’s own file as --config, and deploy them'

/** The file of the site: its findings, and its content where it can be read at all. */
export async function checkConfig(
  site: Site,
  root: string,
  front: Answer,
): Promise<{ findings: Finding[]; raw?: Record<string, unknown> }> {
  const { origin } = new URL(root)
  const inline = dataOfScript(front.text, 'config')
  if (inline !== undefined) {
    const read = parse(inline, 'inside index.html', origin)
    return { ...read, findings: [...read.findings, ...(await checkOther(site, root, read.raw))] }
  }
  const reply = await site.send(`${root}/config.json`)
  if (reply.kind === 'unrecorded') return { findings: [unrecorded(FILE)] }
  if (reply.kind === 'failure') return { findings: [bad(FILE, reply.what, reply.mend, 'config-missing')] }
  if (!isOk(reply)) {
    const mend = [401, 403].includes(reply.status) ? 'Let everybody read it.' : PUT
    return { findings: [bad(FILE, `answered ${reply.status}`, mend, 'config-missing')] }
  }
  if (isHtml(reply)) {
    const what = 'answered with an HTML page: the file is missing, and the fallback to index.html hides it'
    return { findings: [bad(FILE, what, PUT, 'config-missing')] }
  }
  return parse(reply.text, `${reply.bytes} bytes`, origin)
}

/** A configuration inside index.html is what the app goes by: a file that says something else changes nothing. */
async function checkOther(
  site: Site,
  root: string,
  inside: Record<string, unknown> | undefined,
): Promise<Finding[]> {
  const reply = await site.send(`${root}/config.json`)
  if (!inside || reply.kind !== 'answer' || !isOk(reply) || isHtml(reply)) return []
  const file = parse(reply.text, '', root).raw
  if (!file || isDeepStrictEqual(file, inside)) return []
  const what = 'says something else than the configuration inside index.html, which the app goes by'
  return [bad(FILE, what, `${RENEW}.`, 'config-of-snapshot')]
}

function parse(
  text: string,
  where: string,
  origin: string,
): { findings: Finding[]; raw?: Record<string, unknown> } {
  let raw: unknown
  try {
    // A browser takes no notice of a byte-order mark either.
    raw = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { findings: [brokenFile(text)] }
  }
  if (!isRecord(raw))
    return {
      findings: [bad(FILE, 'no object', 'Write one object, as docs/go-live.md shows.', 'config-broken')],
    }
  return { findings: [good(FILE, `present, JSON, ${where}`), ...checkFields(raw, origin)], raw }
}

/** Why a file is no JSON, where it can be told. */
function brokenFile(text: string): Finding {
  if (text.slice(0, 100).includes('\0'))
    return bad(FILE, 'is saved as UTF-16', 'Save it as UTF-8.', 'config-broken')
  if (/^\s*(\/\/|\/\*)/m.test(text))
    return bad(FILE, 'no JSON: it has comments', 'Take the comments out.', 'config-broken')
  return bad(FILE, 'no JSON', 'Mend its syntax: a JSON checker names the line.', 'config-broken')
}

/** Each field by itself, as the app's own start finds it. */
export function checkFields(raw: Record<string, unknown>, origin: string): Finding[] {
  const findings = configFieldErrors(raw, origin).map(({ field, what, mend }) => {
    if (what.endsWith('this version')) return note(FILE, `${field} ${what}`, mend, 'config-field-unknown')
    const known = field === 'defaultBrandRef' ? refsOf(raw) : []
    const more = known.length > 0 ? ` It has: ${listed(known, 9)}.` : ''
    const finding = bad(FILE, `${field} ${what}`, mend + more, 'config-field-wrong')
    return known.length > 0 ? { ...finding, brand: String(raw.defaultBrandRef) } : finding
  })
  const others = [
    ...checkReferences(raw),
    ...checkLiffHosts(raw, origin),
    ...checkInherited(raw, origin),
    ...checkBrandless(raw),
  ]
  return orGood([...findings, ...others], `${FILE} fields`, 'each of its shape')
}

/** The brands that have a row. */
const refsOf = ({ brands }: Record<string, unknown>): string[] =>
  (Array.isArray(brands) ? (brands as unknown[]) : [])
    .filter(isRecord)
    .flatMap(({ ref }) => (typeof ref === 'string' ? [ref] : []))

/** References that no brand has: the app compares them letter by letter. */
function checkReferences(raw: Record<string, unknown>): Finding[] {
  const rows = refsOf(raw)
  const { defaultBrandRef } = raw
  const known = rows.length > 0 ? rows : typeof defaultBrandRef === 'string' ? [defaultBrandRef] : []
  const spaced = known
    .filter((ref) => ref !== ref.trim())
    .map((ref) => ({
      ...bad(
        FILE,
        `the brand ${quoted(ref)} has a space around it`,
        `Write ${quoted(ref.trim())}.`,
        'brand-unknown',
      ),
      brand: ref,
    }))
  const keyed = ['liffIds', 'officialAccounts'].flatMap((field) => {
    const keys = Object.keys(isRecord(raw[field]) ? raw[field] : {})
    return keys.filter((ref) => !known.some((other) => other.trim() === ref)).map((ref) => ({ field, ref }))
  })
  return [
    ...spaced,
    ...keyed.flatMap(({ field, ref }) => {
      const meant = known.find((other) => plain(other) === plain(ref))
      if (meant !== undefined) {
        const what = `${field} has ${quoted(ref)}, and the brand is ${quoted(meant)}: it finds nothing`
        const mend = `Write ${quoted(meant)}, in the same letters.`
        return [{ ...bad(FILE, what, mend, 'brand-unknown'), brand: ref }]
      }
      if (rows.length === 0) return []
      const what = `${field} has ${quoted(ref)}, none of the brands (${listed(rows, 9)})`
      return [note(FILE, what, 'Look for a slip of the pen, or give the brand a row.', 'brand-without-row')]
    }),
  ]
}

const plain = (ref: string) => ref.toLowerCase().replaceAll(/[\s_-]/g, '')

/** A brand whose LIFF IDs are by host, and none is for this one. */
function checkLiffHosts({ liffIds }: Record<string, unknown>, origin: string): Finding[] {
  const { host, hostname } = new URL(origin)
  return Object.entries(isRecord(liffIds) ? liffIds : {}).flatMap(([ref, ids]) => {
    if (!isRecord(ids) || [host, hostname, '*'].some((name) => ids[name] !== undefined)) return []
    const hosts = Object.keys(ids)
    const meant = hosts.find((name) => hostIn(name) === host || hostIn(name) === hostname)
    const what = `liffIds of ${ref} has no ID for ${host}, but for ${listed(hosts)}`
    return meant === undefined
      ? [note(FILE, what, `Give ${host} its ID, or "*" for every other host.`, 'liff-host-unknown')]
      : [bad(FILE, what, `Write the host alone, in small letters: "${host}".`, 'liff-host-unknown')]
  })
}

/** The host that somebody may have meant: `https://Member.Brand.Example/`. */
const hostIn = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')

/** What a brand with an API elsewhere takes from the file, or asks of another brand's API. */
function checkInherited(raw: Record<string, unknown>, origin: string): Finding[] {
  const originOf = (url: unknown) =>
    typeof url === 'string' && URL.canParse(url, origin) ? new URL(url, origin).origin : undefined
  const rows = (Array.isArray(raw.brands) ? (raw.brands as unknown[]) : []).filter(isRecord)
  const elsewhere = rows.filter(({ customerApiUrl }) => {
    const own = originOf(customerApiUrl)
    return own !== undefined && own !== originOf(raw.customerApiUrl)
  })
  const hasHeaders = isRecord(raw.headers) && Object.keys(raw.headers).length > 0
  const tell = (lacking: Record<string, unknown>[], field: string, what: string, id: FindingId) => {
    if (lacking.length === 0) return []
    const names = listed(lacking.map(({ ref }) => String(ref)))
    const said = `${names} has a customerApiUrl of another origin and no ${field}: ${what}`
    return [note(FILE, said, `Give its row of brands its own ${field}.`, id)]
  }
  return [
    ...tell(
      hasHeaders ? elsewhere.filter(({ headers }) => headers === undefined) : [],
      'headers',
      'its API gets those of the file',
      'brand-without-headers',
    ),
    ...tell(
      elsewhere.filter(
        ({ crmApiUrl, customerApiUrl }) =>
          crmApiUrl === undefined && originOf(customerApiUrl) !== originOf(raw.crmApiUrl),
      ),
      'crmApiUrl',
      'the CRM API of the file is asked',
      'brand-without-crm',
    ),
    ...tell(
      elsewhere.filter(({ logoUrl }) => logoUrl === undefined),
      'logoUrl',
      'the choice of brands asks the API of the page’s brand for its logo',
      'brand-without-logo',
    ),
  ]
}

function checkBrandless({ defaultBrandRef, brands }: Record<string, unknown>): Finding[] {
  if (defaultBrandRef !== undefined || (Array.isArray(brands) && brands.length > 0)) return []
  const what =
    'neither defaultBrandRef nor brands: an address without brandRef leads to an empty choice of brands'
  return [note(FILE, what, 'Name a defaultBrandRef, unless every link carries brandRef.', 'no-brand')]
}

import { isDeepStrictEqual } from 'node:util'
import { contractPaths } from '../../../src/api/generated/contract-paths.ts'
import { configFieldErrors } from '../../../src/config/config-errors.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { isOfThisMachine } from '../../../src/lib/safe-url.ts'
import { dataOfScript } from '../document-tags.ts'
import { fault, good, judge, listed, quoted, type Finding, type Rows } from '../finding.ts'
import { isHtml, isOk, isPacked, type Answer, type Site } from '../site.ts'

const FILE = 'config.json'

type Raw = Record<string, unknown>

interface Fields {
  raw: Raw
  origin: string
  /** The brands that have a row, or the default one. */
  refs: string[]
  /** The file's content, where the app uses the configuration inside index.html instead. */
  file: unknown
}

/** Faults of the fields that the app cannot find, or does not report, when it starts. */
const FIELDS: Rows<Fields> = {
  'config-of-snapshot': ({ file, raw }) =>
    isRecord(file) &&
    !isDeepStrictEqual(file, raw) &&
    'says something else than the configuration inside index.html, which the app goes by',
  'path-unknown': ({ raw }) => {
    const rows: unknown[] = Array.isArray(raw.brands) ? raw.brands : []
    const keys = [raw, ...rows].flatMap((row) =>
      isRecord(row) && isRecord(row.paths) ? Object.keys(row.paths) : [],
    )
    const told = keys
      .filter((key) => !contractPaths.includes(key))
      .map((key) => {
        const meant = contractPaths.find((path) => path.toLowerCase() === key.toLowerCase())
        return quoted(key) + (meant === undefined ? '' : `, where the contract has ${quoted(meant)}`)
      })
    return told.length > 0 && `paths has what no call has, and the app does not use it: ${listed(told)}`
  },
  'api-on-this-machine': ({ raw, origin }) => {
    const here = ['customerApiUrl', 'crmApiUrl'].filter((field) => isOfThisMachine(String(raw[field])))
    return !isOfThisMachine(origin) && here.length > 0 && `${here.join(' and ')} lead to the phone itself`
  },
  'brand-spaced': ({ refs }) => {
    const spaced = refs.find((ref) => ref !== ref.trim())
    return spaced !== undefined && `the brand ${quoted(spaced)} has a space around it`
  },
  'brand-unknown': ({ raw, refs }) => {
    const strange = ['liffIds', 'officialAccounts'].flatMap((field) => {
      const keys = Object.keys(isRecord(raw[field]) ? raw[field] : {})
      const isLacking = refs.some((ref) => !keys.includes(ref))
      return isLacking
        ? keys.filter((key) => !refs.includes(key)).map((key) => `${field} has ${quoted(key)}`)
        : []
    })
    return strange.length > 0 && `${listed(strange)}, none of the brands (${listed(refs, 9)})`
  },
  'liff-host-unknown': ({ raw, origin }) => {
    const { host, hostname } = new URL(origin)
    const told = Object.entries(isRecord(raw.liffIds) ? raw.liffIds : {}).flatMap(([ref, ids]) => {
      if (!isRecord(ids) || [host, hostname, '*'].some((name) => name in ids)) return []
      return [`liffIds of ${ref} has no ID for ${host}, but for ${listed(Object.keys(ids))}`]
    })
    return listed(told)
  },
  'no-brand': ({ refs }) =>
    refs.length === 0 &&
    'neither defaultBrandRef nor brands: an address without brandRef leads to an empty choice of brands',
  'consent-box-ticked': ({ raw }) =>
    raw.pdpaPreselected !== false && 'the consent box starts ticked (pdpaPreselected)',
}

/** The configuration of the site: its findings, and its content where it can be read at all. */
export async function checkConfig(
  site: Site,
  root: string,
  front: Answer,
): Promise<{ findings: Finding[]; raw?: Raw }> {
  const { origin } = new URL(root)
  const inside = dataOfScript(front.text, 'config')
  const reply = await site.send(`${root}/config.json`)
  const found = contentOf(reply)
  const content = inside === undefined ? found : readJson(inside)
  if ('finding' in content) return { findings: [content.finding] }
  const { raw } = content
  // The configuration inside the document decides, but policy and servers go by the file, and the next build without it.
  const missing = inside !== undefined && 'finding' in found ? [found.finding] : []
  const file = inside !== undefined && 'raw' in found ? found.raw : undefined
  // Each field as the app checks it when it starts.
  const wrong = configFieldErrors(raw, origin).map(({ field, what, mend }) =>
    fault(
      FILE,
      what.endsWith('this version') ? 'config-field-unknown' : 'config-field-wrong',
      `${field} ${what}`,
      mend,
    ),
  )
  const findings = [...missing, ...wrong, ...judge(FILE, FIELDS, { raw, origin, refs: refsOf(raw), file })]
  const isWell = !findings.some(({ result }) => result === 'bad')
  return { raw, findings: [...(isWell ? [good(FILE, 'each field of its shape')] : []), ...findings] }
}

/** A file of JSON on the host, or the finding that it is none. */
export function contentOf(file: Answer): { raw: Raw } | { finding: Finding } {
  const { what, mend } = file.failure ?? {}
  if (isPacked(file))
    return { finding: fault(FILE, 'config-broken', 'compressed still after it was unpacked: twice') }
  if (what) return { finding: fault(FILE, 'config-missing', what, mend) }
  const page = isHtml(file) && 'answered with an HTML page: the file is missing, and the fallback hides it'
  const missing = isOk(file) ? page : `answered ${file.status}`
  return missing ? { finding: fault(FILE, 'config-missing', missing) } : readJson(file.text)
}

function readJson(text: string): { raw: Raw } | { finding: Finding } {
  try {
    const raw: unknown = JSON.parse(text)
    return isRecord(raw) ? { raw } : { finding: fault(FILE, 'config-broken', 'no object') }
  } catch (error) {
    return { finding: fault(FILE, 'config-broken', `no JSON (${(error as Error).message})`) } // JSON.parse throws nothing else
  }
}

function refsOf({ brands, defaultBrandRef }: Raw): string[] {
  const rows = (Array.isArray(brands) ? (brands as unknown[]) : []).filter(isRecord).map(({ ref }) => ref)
  return (rows.length > 0 ? rows : [defaultBrandRef]).filter((ref) => typeof ref === 'string')
}

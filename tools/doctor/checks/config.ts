import { isDeepStrictEqual } from 'node:util'
import { configFieldErrors } from '../../../src/config/config-errors.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { bad, good, note, orGood, unrecorded, type Finding } from '../finding.ts'
import { isHtml, isOk, type Answer, type Site } from '../site.ts'

const FILE = 'config.json'
const RENEW =
  'Run npm run deploy:snapshot on the built files, with the site’s own file as --config, and deploy them'
const INLINE = /<script id="config" type="application\/json">([\s\S]*?)<\/script>/

/** The file of the site: its findings, and its content where it can be read at all. */
export async function checkConfig(
  site: Site,
  root: string,
  front: Answer,
): Promise<{ findings: Finding[]; raw?: Record<string, unknown> }> {
  const { origin } = new URL(root)
  const inline = INLINE.exec(front.text)?.[1]
  if (inline !== undefined) {
    const read = parse(inline, 'inside index.html', origin)
    return { ...read, findings: [...read.findings, ...(await checkOther(site, root, read.raw))] }
  }
  const reply = await site.send(`${root}/config.json`)
  if (reply.kind === 'unrecorded') return { findings: [unrecorded(FILE)] }
  if (reply.kind === 'failure') return { findings: [bad(FILE, reply.what, reply.mend)] }
  if (isHtml(reply)) {
    const what = 'answered with an HTML page: the file is missing, and the fallback to index.html hides it'
    return { findings: [bad(FILE, what, 'Put the brand’s config.json at the site’s root.')] }
  }
  if (!isOk(reply)) {
    return {
      findings: [bad(FILE, `answered ${reply.status}`, 'Put the brand’s config.json at the site’s root.')],
    }
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
  return [bad(FILE, what, `${RENEW}.`)]
}

function parse(
  text: string,
  where: string,
  origin: string,
): { findings: Finding[]; raw?: Record<string, unknown> } {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return { findings: [bad(FILE, 'no JSON', 'Mend its syntax: a JSON checker names the line.')] }
  }
  if (!isRecord(raw))
    return { findings: [bad(FILE, 'no object', 'Write one object, as docs/go-live.md shows.')] }
  return { findings: [good(FILE, `present, JSON, ${where}`), ...checkFields(raw, origin)], raw }
}

/** Each field by itself, as the app's own start finds it. */
export function checkFields(raw: Record<string, unknown>, origin: string): Finding[] {
  const findings = configFieldErrors(raw, origin).map(({ field, what, mend }) =>
    (what.endsWith('this version') ? note : bad)(FILE, `${field} ${what}`, mend),
  )
  return orGood([...findings, ...checkBrandless(raw)], `${FILE} fields`, 'each of its shape')
}

function checkBrandless({ defaultBrandRef, brands }: Record<string, unknown>): Finding[] {
  if (defaultBrandRef !== undefined || (Array.isArray(brands) && brands.length > 0)) return []
  const what =
    'neither defaultBrandRef nor brands: an address without brandRef leads to an empty choice of brands'
  return [note(FILE, what, 'Name a defaultBrandRef, unless every link carries brandRef.')]
}

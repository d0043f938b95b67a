import { readFileSync, statSync } from 'node:fs'
import { isRecord } from '../../src/lib/is-record.ts'
import { plainAddress, listed } from './finding.ts'
import { isHtml, isOk, type Ask, type Recorded, type Reply, type Site } from './site.ts'

/** Above this, a recording is of far more than the app, and Node could not hold it as one text. */
export const MAX_HAR_BYTES = 200_000_000

/** A recording of a browser (HAR) as a site, or in words why it is none. */
export function harSite(file: string, root: string): Site | { error: string } {
  const { origin } = new URL(root)
  const text = readFile(file)
  if (typeof text !== 'string') return text
  const entries = entriesOf(text)
  if (!entries)
    return {
      error: 'The recording is no HAR: export it again from the browser’s network panel, with content.',
    }
  const recording = entries.flatMap(readEntry)
  const origins = [...new Set(recording.map(({ url }) => new URL(url).origin))]
  if (!origins.includes(origin)) {
    return {
      error: `The recording has no request to ${origin}, but to ${listed(origins) || 'nothing'}: record this site, or give the address that was recorded.`,
    }
  }
  const hasBodies = recording.some(({ url, text: body }) => url.startsWith(`${origin}/`) && body !== '')
  if (!hasBodies) return { error: 'The recording has no bodies: export it again, as “HAR with content”.' }
  return { recording, send: (url, ask) => Promise.resolve(find(recording, url, ask, root)) }
}

function readFile(file: string): string | { error: string } {
  try {
    const { size } = statSync(file)
    if (size > MAX_HAR_BYTES) {
      return {
        error: `The recording has ${Math.round(size / 1e6)} MB, and ${MAX_HAR_BYTES / 1e6} is the most: record only the app’s start and the pages in question.`,
      }
    }
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException // what fs throws
    return { error: `The recording cannot be read (${code ?? 'unknown'}): check the path of --har.` }
  }
}

function entriesOf(text: string): unknown[] | undefined {
  try {
    const har: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    const entries = isRecord(har) && isRecord(har.log) ? har.log.entries : undefined
    return Array.isArray(entries) ? entries : undefined
  } catch {
    return undefined
  }
}

/** One entry; nothing where it is broken, or of something else than HTTP. */
function readEntry(entry: unknown): Recorded[] {
  if (!isRecord(entry) || !isRecord(entry.request) || !isRecord(entry.response)) return []
  const { request, response } = entry
  if (typeof request.url !== 'string' || !/^https?:/.test(request.url) || !URL.canParse(request.url))
    return []
  const content = isRecord(response.content) ? response.content : {}
  const written = typeof content.text === 'string' ? content.text : ''
  const isBase64 = content.encoding === 'base64'
  const sent = isRecord(request.postData) ? request.postData.text : undefined
  const sizes = [response._transferSize, response.bodySize, content.size]
  return [
    {
      kind: 'answer',
      method: String(request.method),
      url: request.url,
      status: Number(response.status) || 0,
      headers: headersOf(response.headers),
      text: isBase64 ? Buffer.from(written, 'base64').toString('utf8') : written,
      bytes: sizes.find((size): size is number => typeof size === 'number' && size > 0) ?? written.length,
      ms: Math.round(Number(entry.time)) || 0,
      sent: typeof sent === 'string' ? sent : undefined,
    },
  ]
}

function headersOf(list: unknown): Record<string, string> {
  const rows: unknown[] = Array.isArray(list) ? list : []
  const headers = new Map<string, string>()
  for (const row of rows.filter(isRecord)) {
    const name = String(row.name).toLowerCase()
    // Several of a name count together, as over the network.
    headers.set(name, [headers.get(name), String(row.value)].filter(Boolean).join(', '))
  }
  return Object.fromEntries(headers)
}

/** The recorded answer to a request: of the very address, else of the same path and brand; one that went well before others. */
function find(
  recording: readonly Recorded[],
  url: string,
  { method = 'GET' }: Ask = {},
  root: string,
): Reply {
  const asked = new URL(url)
  const candidates = recording.filter(
    (entry) => entry.method === method && isSamePath(new URL(entry.url), asked),
  )
  const isFront = method === 'GET' && url === `${root}/`
  if (isFront && candidates.length === 0) {
    candidates.push(...recording.filter((entry) => entry.url.startsWith(url) && isOk(entry) && isHtml(entry)))
  }
  const exact = candidates.filter((entry) => entry.url === url)
  const found = [...exact, ...candidates].find(isOk) ?? exact[0] ?? candidates.at(-1)
  if (!found) return { kind: 'unrecorded' }
  // Not modified: the body is the one that the browser had kept, if the recording holds it.
  if (found.status === 304) return found.text ? { ...found, status: 200 } : { kind: 'unrecorded' }
  if (found.status > 0) return found
  return {
    kind: 'failure',
    what: `${plainAddress(url)}: the recorded request has no answer (blocked by the browser, or cut)`,
    mend: 'Look at the browser’s console for CORS or the policy.',
  }
}

function isSamePath(recorded: URL, asked: URL): boolean {
  const brand = (url: URL) => url.searchParams.get('brandRef') ?? url.searchParams.get('brand_ref')
  return (
    recorded.origin === asked.origin &&
    recorded.pathname === asked.pathname &&
    brand(recorded) === brand(asked)
  )
}

import { Readable } from 'node:stream'
import type { IncomingMessage } from 'node:http'
import type { Connect } from 'vite'
import { isRecord } from '../../src/lib/is-record.ts'
import { BRAND_REFS, sessionFor } from '../../src/sandbox/personas.ts'
import { contractPathOf } from './contract-calls.ts'
import { addressesOf, type StartSettings } from './start-settings.ts'

const BRAND = BRAND_REFS[0]
const isKnown = (ref: unknown) => BRAND_REFS.some((known) => known === ref)

/** Hands the calls that the sandbox is to answer to `site`, which mounts it, as calls of the contract by a member whom the sandbox knows. */
export function answerBySandbox(settings: StartSettings, site: Connect.Server): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = contractPath(settings, request)
    if (path === undefined) {
      next()
      return
    }
    readBody(request)
      // A request of its own: the body has been read, and the path and the headers are other ones.
      .then((body) =>
        site(forSandbox(request, path, body, settings) as Connect.IncomingMessage, response, next),
      )
      .catch(next)
  }
}

function contractPath(
  settings: StartSettings,
  { url = '', method = '' }: IncomingMessage,
): string | undefined {
  const [path = '', query] = url.split('?')
  for (const address of addressesOf(settings)) {
    const base = address.mount + address.path
    if (!path.startsWith(`${base}/`)) continue
    const found = contractPathOf(settings.sandboxed, settings.shape, method, path.slice(base.length))
    if (found !== undefined) return query === undefined ? found : `${found}?${ofKnownBrand(query)}`
  }
  return undefined
}

/** The sandbox has brands of its own: it stands in for the brand as its first one. */
function ofKnownBrand(query: string): string {
  const params = new URLSearchParams(query)
  for (const name of ['brandRef', 'brand_ref'])
    if (params.has(name) && !isKnown(params.get(name))) params.set(name, BRAND)
  return params.toString()
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // a stream without encoding gives bytes
  return Buffer.concat(chunks)
}

function forSandbox(
  request: IncomingMessage,
  url: string,
  sent: Buffer,
  { persona }: StartSettings,
): unknown {
  const body = bodyOfKnownBrand(request, sent)
  const headers = { ...request.headers }
  if (sent.length > 0) headers['content-length'] = String(body.length)
  // A bearer of the brand's means nothing to the sandbox.
  if (headers.authorization !== undefined && headers.authorization !== 'Bearer null')
    headers.authorization = `Bearer ${sessionFor(persona, BRAND)}`
  const { method, socket } = request
  return Object.assign(Readable.from(body.length > 0 ? [body] : []), { url, method, headers, socket })
}

function bodyOfKnownBrand(request: IncomingMessage, body: Buffer): Buffer {
  if (!request.headers['content-type']?.includes('json')) return body
  try {
    const value: unknown = JSON.parse(body.toString())
    if (!isRecord(value)) return body
    const refs = ['brand_ref', 'Brand_Ref'].filter((name) => name in value && !isKnown(value[name]))
    const known = Object.fromEntries(refs.map((name) => [name, BRAND]))
    return refs.length > 0 ? Buffer.from(JSON.stringify({ ...value, ...known })) : body
  } catch {
    return body // what cannot be read is the sandbox's to refuse
  }
}

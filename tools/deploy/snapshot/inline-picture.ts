import { pictureType } from '../../../src/lib/shrink-picture.ts'

/** A larger picture would delay everything after it in the document. */
const MAX_BYTES = 4096
const TIMEOUT_MS = 10_000
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/

/**
 * A small picture as a `data:` address, or the reason why not. The result is published: only https and the API's own origin are
 * requested, no redirect is followed, and the first bytes decide the type.
 */
export async function inlinePicture(
  address: string,
  apiOrigin: string,
): Promise<{ data?: string; reason?: string }> {
  if (!address.startsWith('https:') && !address.startsWith(`${apiOrigin}/`))
    return { reason: 'neither https nor of the API' }
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok) return { reason: `answered ${answer.status}` }
    const bytes = await firstBytes(answer, MAX_BYTES)
    if (!bytes) return { reason: `larger than ${MAX_BYTES} bytes` }
    const type = pictureType(bytes) ?? (SVG.test(bytes.toString()) ? 'image/svg+xml' : undefined)
    if (!type) return { reason: 'no picture by its first bytes' }
    return { data: `data:${type};base64,${bytes.toString('base64')}` }
  } catch {
    return { reason: 'no answer' }
  }
}

/** The body, if it is no longer than `most` bytes. */
async function firstBytes(answer: Response, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.length
    if (length > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

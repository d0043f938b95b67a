import { parseUrl } from '../../../src/lib/safe-url.ts'
import { pictureType } from '../../../src/lib/shrink-picture.ts'
import { isOk, type Site } from '../../doctor/site.ts'

/** A larger picture would delay everything after it in the document. */
const MAX_BYTES = 4096
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/

/**
 * A small picture as a `data:` address, or the reason why not. The result is published: only https and the API's own origin are
 * requested, nothing that is closed to the API's `site` (live-site.ts), no redirect is followed, and the first bytes decide the type.
 */
export async function inlinePicture(
  site: Site,
  address: string,
  apiOrigin: string,
): Promise<{ data?: string; reason?: string }> {
  const url = parseUrl(address)
  if (url?.protocol !== 'https:' && url?.origin !== apiOrigin)
    return { reason: 'neither https nor of the API' }
  const answer = await site.send(address)
  const { failure, status, content = Buffer.alloc(0) } = answer
  if (failure) return { reason: failure.what }
  if (!isOk(answer)) return { reason: `answered ${status}` }
  if (content.length > MAX_BYTES) return { reason: `larger than ${MAX_BYTES} bytes` }
  const type = pictureType(content) ?? (SVG.test(content.toString()) ? 'image/svg+xml' : undefined)
  if (!type) return { reason: 'no picture by its first bytes' }
  return { data: `data:${type};base64,${content.toString('base64')}` }
}

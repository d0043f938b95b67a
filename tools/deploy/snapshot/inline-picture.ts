/** A larger picture in the document would keep all that follows it waiting. */
const MOST_BYTES = 4096
const TIMEOUT_MS = 10_000
const TYPE = /^image\/(?:png|jpeg|gif|webp|avif|svg\+xml)$/

/** A small picture as a `data:` address, or why it is none. */
export async function inlinePicture(address: string): Promise<{ data?: string; reason?: string }> {
  if (!/^https?:/.test(address)) return { reason: 'no address of a picture' }
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const [type = ''] = (answer.headers.get('Content-Type') ?? '').split(';')
    if (!answer.ok) return { reason: `answered ${answer.status}` }
    if (!TYPE.test(type)) return { reason: `of type ${type || 'unknown'}` }
    const bytes = await firstBytes(answer, MOST_BYTES)
    if (!bytes) return { reason: `larger than ${MOST_BYTES} bytes` }
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

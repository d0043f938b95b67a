/**
 * Makes the idempotency key of one thing that the member does, a UUID v4 (spec 7): each further try carries the
 * same id. `crypto.randomUUID` exists only in secure contexts, and a phone on the local network has none.
 */
export function newRequestId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte, i) => {
    const value = i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte
    return (i === 4 || i === 6 || i === 8 || i === 10 ? '-' : '') + value.toString(16).padStart(2, '0')
  }).join('')
}

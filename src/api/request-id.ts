/**
 * Makes the idempotency key of one thing that the member does, a UUID v4 (spec 7): each further try carries the
 * same id. Not by `crypto.randomUUID`, which a phone on the local network has not: it exists only in secure contexts.
 */
export function newRequestId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  // 4 is the version; the variant may be 8, 9, a or b.
  return bytes.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-')
}

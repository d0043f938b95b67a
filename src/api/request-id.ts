/**
 * Makes an idempotency key (spec 7), a UUID v4. Not with `crypto.randomUUID`, which insecure contexts lack: a phone on the
 * local network.
 */
export function newRequestId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  // Version 4; the variant may be 8, 9, a or b.
  return bytes.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-')
}

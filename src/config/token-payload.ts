import { isRecord } from '@/lib/is-record'

/** The claims of a JWS in compact form or of base64url JSON, unverified; undefined when there are none. */
export function decodeTokenPayload(text: string): Record<string, unknown> | undefined {
  const parts = text.split('.')
  const encoded = parts.length === 3 ? parts[1] : parts.length === 1 ? parts[0] : undefined
  if (!encoded) return undefined
  try {
    const bytes = Uint8Array.from(atob(encoded.replace(/-/g, '+').replace(/_/g, '/')), (char) =>
      char.charCodeAt(0),
    )
    const payload: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isRecord(payload) ? payload : undefined
  } catch {
    return undefined
  }
}

/** The brand that a member's bearer names, where it can be decoded (spec 4, Start); undefined for an opaque one. */
export function brandOfBearer(token: string): string | undefined {
  const brand = token.includes('.') ? decodeTokenPayload(token)?.brand_ref : undefined
  return typeof brand === 'string' ? brand : undefined
}

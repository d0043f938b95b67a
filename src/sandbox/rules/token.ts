import { fromBase64Url, toBase64Url } from './base64url.ts'

type Claims = Record<string, unknown>

const HEADER = toBase64Url(JSON.stringify({ alg: 'none', typ: 'JWT' }))
const SIGNATURE = toBase64Url('sandbox-signature')

/** Makes a token in compact JWS form. Its signature is a constant: nothing here is secret. */
export function makeToken(claims: Claims): string {
  return `${HEADER}.${toBase64Url(JSON.stringify(claims))}.${SIGNATURE}`
}

/** Makes the other form that callback and SMS tokens may have: base64url JSON. */
export function makePlainToken(claims: Claims): string {
  return toBase64Url(JSON.stringify(claims))
}

/** Reads a token of either form; undefined where the token cannot be decoded. */
export function readToken(token: string): Claims | undefined {
  const parts = token.split('.')
  const payload = parts.length === 3 ? parts[1] : parts[0]
  try {
    const claims: unknown = JSON.parse(fromBase64Url(payload ?? ''))
    return typeof claims === 'object' && claims !== null ? (claims as Claims) : undefined
  } catch {
    return undefined
  }
}

import { generateKeyPairSync, randomBytes, sign, type JsonWebKey } from 'node:crypto'

export type IdTokenClaims = {
  readonly iss: string
  readonly sub: string
  readonly aud: string
  readonly exp: number
  readonly iat: number
  readonly amr: readonly string[]
  readonly name?: string
  readonly picture?: string
}

export const ID_TOKEN_ISSUER = 'https://access.line.me'

export const randomToken = (prefix = ''): string => prefix + randomBytes(18).toString('base64url')

export const encodeJson = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000)

/** Signs ID tokens with a key of its own, as LINE does with ES256. */
export class IdTokenSigner {
  readonly #keyId = randomToken('key-')
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  sign(claims: IdTokenClaims): string {
    const signed = `${encodeJson({ typ: 'JWT', alg: 'ES256', kid: this.#keyId })}.${encodeJson(claims)}`
    // WebCrypto in the SDK takes the raw r||s; Node's default, DER, is refused as INVALID_ID_TOKEN.
    const signature = sign('sha256', Buffer.from(signed), {
      key: this.#keys.privateKey,
      dsaEncoding: 'ieee-p1363',
    })
    return `${signed}.${signature.toString('base64url')}`
  }

  jwks(): { readonly keys: readonly JsonWebKey[] } {
    const key = this.#keys.publicKey.export({ format: 'jwk' })
    return { keys: [{ ...key, use: 'sig', alg: 'ES256', kid: this.#keyId }] }
  }
}

/** The access tokens in circulation, so that an expired or revoked one is refused. */
export class AccessTokens {
  readonly #expiry = new Map<string, number>()

  issue(ttl: number): string {
    const token = randomToken('access.')
    this.#expiry.set(token, nowInSeconds() + ttl)
    return token
  }

  /** Seconds left; null for a token that is unknown, revoked or expired. */
  secondsLeft(token: string | null): number | null {
    const expiry = token === null ? undefined : this.#expiry.get(token)
    const left = expiry === undefined ? 0 : expiry - nowInSeconds()
    return left > 0 ? left : null
  }

  acceptsBearer(authorization: string | undefined): boolean {
    return this.secondsLeft(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? null) !== null
  }

  revokeAll(): void {
    this.#expiry.clear()
  }
}

import { LinePlatform } from '../line-platform/line-platform.ts'
import type { IdTokenClaims } from '../line-platform/tokens.ts'
import { nowInSeconds } from '../line-platform/tokens.ts'

/** LINE, remembering what it gave out: none of it may turn up elsewhere. */
export class WatchedLine extends LinePlatform {
  readonly idTokens: string[] = []
  readonly accessTokens: string[] = []
  /** How long the next ID tokens live, in seconds, one after the other; then as the settings say. */
  readonly nextIdTokenTtls: number[] = []

  override issueIdToken(changes: Partial<IdTokenClaims> = {}): string {
    const ttl = this.nextIdTokenTtls.shift()
    const exp = ttl === undefined ? {} : { exp: nowInSeconds() + ttl }
    const token = super.issueIdToken({ ...exp, ...changes })
    this.idTokens.push(token)
    return token
  }

  override issueAccessToken(): string {
    const token = super.issueAccessToken()
    this.accessTokens.push(token)
    return token
  }

  /** How often someone was sent to LINE's login page. */
  get logins(): number {
    return this.requestsTo('access.line.me/liff/v1/authorize').length
  }
}

import { LinePlatform } from '../line-platform/line-platform.ts'
import type { IdTokenClaims } from '../line-platform/tokens.ts'
import { nowInSeconds } from '../line-platform/tokens.ts'

/** LINE, recording the tokens that it issues: none of these may turn up elsewhere. */
export class WatchedLine extends LinePlatform {
  readonly idTokens: string[] = []
  readonly accessTokens: string[] = []
  /** Lifetimes of the next ID tokens, in seconds, one after the other; then the settings apply. */
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

  /** How often a page navigated to LINE's login page. */
  get logins(): number {
    return this.requestsTo('access.line.me/liff/v1/authorize').length
  }
}

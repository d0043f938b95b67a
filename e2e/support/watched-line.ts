import { LinePlatform } from '../line-platform/line-platform.ts'
import type { IdTokenClaims } from '../line-platform/tokens.ts'

/** LINE, remembering what it gave out: none of it may turn up elsewhere. */
export class WatchedLine extends LinePlatform {
  readonly idTokens: string[] = []
  readonly accessTokens: string[] = []

  override issueIdToken(changes: Partial<IdTokenClaims> = {}): string {
    const token = super.issueIdToken(changes)
    this.idTokens.push(token)
    return token
  }

  override issueAccessToken(): string {
    const token = super.issueAccessToken()
    this.accessTokens.push(token)
    return token
  }
}

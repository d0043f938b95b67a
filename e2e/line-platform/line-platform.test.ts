import { createHash, createPublicKey, verify, type JsonWebKey } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LinePlatform } from './line-platform.ts'
import { ACCESS_TOKEN_TTL } from './line-settings.ts'
import type { IdTokenClaims } from './tokens.ts'

/* LINE's rules, which the stand-in keeps as LINE does: a journey that broke one would otherwise pass. */

const LIFF_ID = '2000000001-testliff'
const ENDPOINT = 'https://member.example/app'
const VERIFIER = 'the-verifier-that-only-this-browser-has'
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

let line: LinePlatform
beforeEach(() => {
  line = new LinePlatform({ liffId: LIFF_ID, endpointUrl: ENDPOINT })
})
afterEach(() => void vi.useRealTimers())

/** What LINE's login page does with a request: its status, and the address that it leads back to. */
async function authorize(changes: Record<string, string> = {}) {
  const query = {
    app_id: LIFF_ID,
    state: 'state-1',
    response_type: 'code',
    code_challenge: challengeOf(VERIFIER),
    code_challenge_method: 'S256',
    liff_sdk_version: '2.31.0',
    redirect_uri: ENDPOINT,
    ...changes,
  }
  const url = `https://access.line.me/liff/v1/authorize?${new URLSearchParams(query)}`
  const { status, body } = await line.handle({ method: 'GET', url })
  const [, target] = /location\.replace\((".*?")\)/.exec(body) ?? []
  return { status, back: target === undefined ? undefined : new URL(JSON.parse(target) as string) }
}

const codeOf = async () => (await authorize()).back?.searchParams.get('code') ?? ''

async function exchange(code: string, changes: Record<string, string> = {}) {
  const form = {
    grant_type: 'authorization_code',
    client_id: '2000000001',
    appId: LIFF_ID,
    redirect_uri: ENDPOINT,
    code,
    code_verifier: VERIFIER,
    ...changes,
  }
  const body = new URLSearchParams(form).toString()
  const answer = await line.handle({ method: 'POST', url: 'https://api.line.me/oauth2/v2.1/token', body })
  const { error, access_token, id_token } = JSON.parse(answer.body) as Record<string, string | undefined>
  return { status: answer.status, error, access_token, id_token }
}
const refused = { status: 400, error: 'invalid_grant', access_token: undefined, id_token: undefined }

async function read(url: string, token = '') {
  const { status, body } = await line.handle({
    method: 'GET',
    url,
    headers: { Authorization: `Bearer ${token}` },
  })
  return { status, body: JSON.parse(body) as { keys?: JsonWebKey[]; error_description?: string } }
}

describe('A code of LINE’s login', () => {
  it('is exchanged once', async () => {
    const code = await codeOf()
    expect(await exchange(code)).toMatchObject({ status: 200, id_token: expect.any(String) as string })
    expect(await exchange(code)).toEqual(refused)
  })

  it.each([
    ['with another verifier than that of its challenge', { code_verifier: 'another' }],
    ['with the challenge in place of the verifier', { code_verifier: challengeOf(VERIFIER) }],
    ['without a verifier', { code_verifier: '' }],
    ['for another channel', { client_id: '2000000002' }],
    ['for another LIFF app', { appId: '2000000001-another' }],
    ['with another return address', { redirect_uri: `${ENDPOINT}/home` }],
    ['as another kind of grant', { grant_type: 'refresh_token' }],
    ['that nobody was given', { code: 'guessed' }],
  ])('is refused %s', async (_how, changes) => {
    expect(await exchange(await codeOf(), changes)).toEqual(refused)
  })
})

describe('LINE’s login', () => {
  it.each(['', '/', '/home', '/home?brandRef=doisai#top'])(
    'returns to %j below the endpoint',
    async (path) => {
      const { back } = await authorize({ redirect_uri: ENDPOINT + path })
      expect(back?.href).toMatch(/^https:\/\/member\.example\/app(\/|\?)/)
      expect(back?.searchParams.get('code')).not.toBe('')
      expect(back?.searchParams.get('state')).toBe('state-1')
    },
  )

  it.each([
    'https://member.example/apple',
    'https://member.example/',
    'https://member.example/app/../other',
    'https://member.example.evil.example/app',
    'https://member.example@evil.example/app',
    'http://member.example/app',
    'https://member.example:8443/app',
    'javascript:alert(1)',
    '/app',
  ])('returns to no place outside of the endpoint: %s', async (redirect_uri) => {
    expect(await authorize({ redirect_uri })).toEqual({ status: 400, back: undefined })
  })

  it.each([
    ['without a challenge', { code_challenge: '' }],
    ['with a challenge that is the verifier itself', { code_challenge_method: 'plain' }],
    ['without a state', { state: '' }],
    ['of an app that LINE does not know', { app_id: '2000000001-another' }],
  ])('gives no code to a request %s', async (_what, changes) => {
    expect(await authorize(changes)).toEqual({ status: 400, back: undefined })
  })
})

describe('An ID token', () => {
  /** Whether LINE's published certificates confirm it. */
  async function isGenuine(token: string) {
    const [key] = (await read('https://api.line.me/oauth2/v2.1/certs')).body.keys ?? []
    if (!key) throw new Error('no certificate')
    const [head, claims, signature = ''] = token.split('.')
    const publicKey = createPublicKey({ key, format: 'jwk' })
    const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
    return verify('sha256', Buffer.from(`${head}.${claims}`), options, Buffer.from(signature, 'base64url'))
  }
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as IdTokenClaims

  it('is signed by LINE, for the channel, and ends in an hour', async () => {
    const token = line.issueIdToken()
    expect(await isGenuine(token)).toBe(true)
    const { iss, aud, exp, iat } = claimsOf(token)
    expect([iss, aud, exp - iat]).toEqual(['https://access.line.me', '2000000001', 3600])
  })

  it('that is forged is not LINE’s: with other claims, or signed by somebody else', async () => {
    const [head, , signature] = line.issueIdToken().split('.')
    const claims = line.issueIdToken({ sub: 'Usomebody' }).split('.')[1]
    expect(await isGenuine([head, claims, signature].join('.'))).toBe(false)
    const other = new LinePlatform({ liffId: LIFF_ID, endpointUrl: ENDPOINT })
    expect(await isGenuine(other.issueIdToken())).toBe(false)
  })

  it('can be issued expired, which its claims say and its signature does not', async () => {
    line.settings.idTokenTtl = -1
    const token = line.issueIdToken()
    expect(await isGenuine(token)).toBe(true)
    const { exp, iat } = claimsOf(token)
    expect(exp).toBeLessThan(iat)
  })
})

describe('LINE’s access token', () => {
  const verifyUrl = (token: string) => `https://api.line.me/oauth2/v2.1/verify?access_token=${token}`
  const friendship = 'https://api.line.me/friendship/v1/status'

  it.each([
    ['in its last second', 1, 200, 200],
    ['once it has expired', 0, 400, 401],
  ])('is answered %s (%i left) with %i and %i', async (_when, left, verified, called) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-26T05:00:00Z'), toFake: ['Date'] })
    const token = line.issueAccessToken()
    vi.setSystemTime(Date.now() + (ACCESS_TOKEN_TTL - left) * 1000)
    expect((await read(verifyUrl(token))).status).toBe(verified)
    expect((await read(friendship, token)).status).toBe(called)
  })

  it('is refused once the LIFF app has been closed, and where LINE never gave it', async () => {
    const token = line.issueAccessToken()
    line.revokeAccessTokens()
    for (const bad of [token, 'guessed']) {
      expect((await read(verifyUrl(bad))).status).toBe(400)
      expect((await read(friendship, bad)).status).toBe(401)
    }
  })
})

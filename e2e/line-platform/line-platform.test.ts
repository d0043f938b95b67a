import { describe, expect, it } from 'vitest'
import { s256 } from './authorization.ts'
import type { LineAnswer } from './line-http.ts'
import { LinePlatform, type LinePlatformOptions } from './line-platform.ts'

const liffId = '1234567890-AbCdEfGh'
const endpointUrl = 'https://member.example.test/'
const verifier = 'a-verifier-that-only-the-page-knows'
const tokenUrl = 'https://api.line.me/oauth2/v2.1/token'

const createPlatform = (options: Partial<LinePlatformOptions> = {}): LinePlatform =>
  new LinePlatform({ liffId, endpointUrl, ...options })

const readJson = ({ body }: LineAnswer): Record<string, unknown> => {
  const value: unknown = JSON.parse(body)
  return typeof value === 'object' ? { ...value } : {}
}

const post = (platform: LinePlatform, url: string, form: Record<string, string>) =>
  platform.handle({ method: 'POST', url, body: new URLSearchParams(form).toString() })

function openAuthorize(platform: LinePlatform, redirectUri = `${endpointUrl}privilege?id=12`) {
  const query = new URLSearchParams({
    app_id: liffId,
    state: 'abcdefghijkl',
    response_type: 'code',
    code_challenge: s256(verifier),
    code_challenge_method: 'S256',
    liff_sdk_version: '2.31.0',
    redirect_uri: redirectUri,
  })
  return platform.handle({
    method: 'GET',
    url: `https://access.line.me/liff/v1/authorize?${query.toString()}`,
  })
}

function redirectTarget(page: string): URL {
  const literal = /location\.replace\((".*?")\)/.exec(page)?.[1]
  if (literal === undefined) throw new Error(`No redirect in ${page}`)
  return new URL(String(JSON.parse(literal)))
}

async function logIn(platform: LinePlatform) {
  const callback = redirectTarget((await openAuthorize(platform)).body).searchParams
  const form = {
    grant_type: 'authorization_code',
    client_id: callback.get('liffClientId') ?? '',
    appId: liffId,
    code: callback.get('code') ?? '',
    redirect_uri: callback.get('liffRedirectUri') ?? '',
    code_verifier: verifier,
    id_token_key_type: 'JWK',
  }
  return { form, exchange: (changes = {}) => post(platform, tokenUrl, { ...form, ...changes }) }
}

/* What LINE refuses: without that, the tests that meet this stand-in would pass for an app that LINE would not let in. */

describe('login', () => {
  it('refuses a wrong code verifier', async () => {
    const { exchange } = await logIn(createPlatform())
    const answer = await exchange({ code_verifier: 'a-guess' })
    expect(answer.status).toBe(400)
    expect(readJson(answer)['error']).toBe('invalid_grant')
  })

  it('takes a code once', async () => {
    const { exchange } = await logIn(createPlatform())
    expect((await exchange()).status).toBe(200)
    expect((await exchange()).status).toBe(400)
  })

  it('refuses to return anywhere but under the endpoint URL', async () => {
    const platform = createPlatform({ endpointUrl: 'https://member.example.test/app' })
    const status = async (redirectUri: string): Promise<number> =>
      (await openAuthorize(platform, redirectUri)).status

    expect(await status('https://member.example.test/app/home')).toBe(200)
    expect(await status('https://member.example.test/apple')).toBe(400)
    expect(await status('https://elsewhere.example.test/app')).toBe(400)
  })
})

it('a permanent link brings no credentials to a browser outside of LINE', async () => {
  const platform = createPlatform()
  const headers = { 'User-Agent': 'Mozilla/5.0 Chrome/138.0.0.0' }
  const { body } = await platform.handle({ method: 'GET', url: platform.permanentLink('/home'), headers })
  expect(redirectTarget(body).hash).toBe('')
})

it('revoked access tokens are refused', async () => {
  const platform = createPlatform()
  const url = `https://api.line.me/oauth2/v2.1/verify?access_token=${platform.issueAccessToken()}`
  expect((await platform.handle({ method: 'GET', url })).status).toBe(200)
  platform.revokeAccessTokens()
  expect((await platform.handle({ method: 'GET', url })).status).toBe(400)
})

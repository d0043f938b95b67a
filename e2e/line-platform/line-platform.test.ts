import { createPublicKey, verify, type JsonWebKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { s256 } from './authorization.ts'
import type { LineAnswer } from './line-http.ts'
import { LinePlatform, type LinePlatformOptions } from './line-platform.ts'
import { lineUserAgent } from './in-client.ts'

const liffId = '1234567890-AbCdEfGh'
const channelId = '1234567890'
const endpointUrl = 'https://member.example.test/'
const verifier = 'a-verifier-that-only-the-page-knows'
const tokenUrl = 'https://api.line.me/oauth2/v2.1/token'
const verifyUrl = 'https://api.line.me/oauth2/v2.1/verify'

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

describe('ID tokens', () => {
  it('are signed by ES256 as r||s, and verify against the published key', async () => {
    const platform = createPlatform()
    const [header = '', payload = '', signature = ''] = platform.issueIdToken().split('.')
    const certs = await platform.handle({ method: 'GET', url: 'https://api.line.me/oauth2/v2.1/certs' })
    const { keys } = readJson(certs) as { keys: JsonWebKey[] } // the shape of a JWK set
    const key = keys[0] ?? {}
    const parsedHeader: unknown = JSON.parse(Buffer.from(header, 'base64url').toString())

    expect(parsedHeader).toMatchObject({ alg: 'ES256', kid: key['kid'] })
    expect(Buffer.from(signature, 'base64url')).toHaveLength(64)
    const publicKey = createPublicKey({ key, format: 'jwk' })
    const signed = Buffer.from(`${header}.${payload}`)
    const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
    expect(verify('sha256', signed, options, Buffer.from(signature, 'base64url'))).toBe(true)
  })

  it("give the brand's server the member's claims", async () => {
    const platform = createPlatform()
    const answer = await post(platform, verifyUrl, {
      id_token: platform.issueIdToken(),
      client_id: channelId,
    })
    expect(readJson(answer)).toMatchObject({ ...platform.settings.user, aud: channelId })
  })

  it('are refused when expired, forged, or meant for another channel', async () => {
    const platform = createPlatform()
    const idToken = platform.issueIdToken()
    const refusal = async (id_token: string, client_id = channelId): Promise<unknown> =>
      readJson(await post(platform, verifyUrl, { id_token, client_id }))['error_description']

    expect(await refusal(platform.issueIdToken({ exp: 1 }))).toBe('IdToken expired.')
    expect(await refusal(createPlatform().issueIdToken())).toBe('Invalid IdToken.')
    expect(await refusal(idToken, '999')).toBe('Invalid IdToken Audience.')
  })
})

describe('login', () => {
  it('exchanges the code for tokens', async () => {
    const { exchange } = await logIn(createPlatform())
    const answer = await exchange()
    expect(answer.status).toBe(200)
    expect(readJson(answer)).toMatchObject({ token_type: 'Bearer', id_token: expect.any(String) })
  })

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

  it('returns with the error when the member declines', async () => {
    const { body } = await openAuthorize(createPlatform({ consent: 'deny' }))
    const callback = redirectTarget(body)
    expect(callback.searchParams.get('liffOAuth2Error')).toBe('ACCESS_DENIED')
    expect(callback.searchParams.get('id')).toBe('12')
    expect(callback.searchParams.has('code')).toBe(false)
  })
})

describe('permanent link', () => {
  const open = async (path: string, userAgent: string): Promise<URL> => {
    const platform = createPlatform()
    const headers = { 'User-Agent': userAgent }
    const { body } = await platform.handle({ method: 'GET', url: platform.permanentLink(path), headers })
    return redirectTarget(body)
  }

  it('carries the deep path and the credentials into LINE', async () => {
    const target = await open('/privilege/detail?privilegeId=12', lineUserAgent.liffOnIos)
    expect(target.origin + target.pathname).toBe(endpointUrl)
    expect(target.search).toBe('?liff.state=%2Fprivilege%2Fdetail%3FprivilegeId%3D12')
    const credentials = new URLSearchParams(target.hash.slice(1))
    expect(credentials.get('client_id')).toBe(channelId)
    expect(credentials.get('id_token')?.split('.')).toHaveLength(3)
  })

  it('has no state when it names no path', async () => {
    expect((await open('', lineUserAgent.liffOnAndroid)).search).toBe('')
  })

  it('brings no credentials to another browser', async () => {
    expect((await open('/home', 'Mozilla/5.0 Chrome/138.0.0.0')).hash).toBe('')
  })
})

describe('trouble', () => {
  it('fails, refuses and hangs where it is told to, and logs the request all the same', async () => {
    const platform = createPlatform()
    const certs = { method: 'GET', url: 'https://api.line.me/oauth2/v2.1/certs' }
    platform.settings.fail.set('api.line.me/oauth2/v2.1/certs', 503)
    expect((await platform.handle(certs)).status).toBe(503)
    platform.settings.hang.add('api.line.me')
    const patience = new Promise((resolve) => setTimeout(resolve, 20, 'still waiting'))
    expect(await Promise.race([platform.handle(certs), patience])).toBe('still waiting')
    platform.settings.refuse.add('api.line.me/oauth2/v2.1/certs')
    await expect(platform.handle(certs)).rejects.toThrow('api.line.me')
    expect(platform.requestsTo('api.line.me/oauth2/v2.1/certs')).toHaveLength(3)
  })

  it('refuses revoked access tokens', async () => {
    const platform = createPlatform()
    const url = `https://api.line.me/oauth2/v2.1/verify?access_token=${platform.issueAccessToken()}`
    expect((await platform.handle({ method: 'GET', url })).status).toBe(200)
    platform.revokeAccessTokens()
    expect((await platform.handle({ method: 'GET', url })).status).toBe(400)
  })
})

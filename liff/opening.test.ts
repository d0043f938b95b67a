import { describe, expect, it } from 'vitest'
import { withoutLiffParameters } from './boot-liff.ts'
import { hasLiffParameters, lineBrowser } from './opening.ts'

const at = (path: string) => new URL(path, 'https://member.example')
const clean = (path: string) => withoutLiffParameters(at(path)).href.replace('https://member.example', '')

const ofHash = (name: string): [string, boolean] => [`/home#${name}=secret`, true]

describe('an address that LINE made', () => {
  it.each([
    ['/?liff.state=%2Fprivilege', true],
    ['/home#access_token=a&context_token=b', true],
    ['/?code=abc&state=xyz&liffClientId=1&liffRedirectUri=x', true],
    ['/?error=ACCESS_DENIED&liffOAuth2Error=ACCESS_DENIED&state=x', true],
    ...['access_token', 'context_token', 'feature_token', 'id_token', 'client_id'].map(ofHash),
    ...['mst_challenge', 'mst_verifier', 'msit'].map(ofHash),
    ['/?code=EARN50', false],
    ['/home?brandRef=demo#section', false],
  ])('%s is recognised: %s', (path, expected) => {
    expect(hasLiffParameters(at(path))).toBe(expected)
  })

  it.each([
    [
      'loses the login code and keeps the page',
      '/privilege/detail?privilegeId=1&code=c&state=s&liffClientId=1',
      '/privilege/detail?privilegeId=1',
    ],
    [
      'loses the credentials in its hash',
      '/home?brandRef=demo#access_token=a&id_token=b',
      '/home?brandRef=demo',
    ],
    [
      "keeps words that are LINE's only beside its own",
      '/x?code=EARN50&state=open',
      '/x?code=EARN50&state=open',
    ],
    [
      'loses each parameter of a login that LINE has granted',
      '/home?a=1&code=c&state=s&liffClientId=1&liffRedirectUri=r&liffIsEscapedFromApp=true&lineAppVersion=15&liff.hback=2',
      '/home?a=1',
    ],
    [
      'loses each parameter of a login that LINE has refused',
      '/home?error=ACCESS_DENIED&error_description=no&liffOAuth2Error=ACCESS_DENIED&state=s',
      '/home',
    ],
    [
      'follows a deep link below the folder of the endpoint, whose parameter it replaces',
      '/member/?brandRef=demo&a=1&liff.state=%2Fprivilege%3FbrandRef%3Dother#top',
      '/member/privilege?brandRef=other&a=1#top',
    ],
    ['keeps an ordinary hash', '/home#offers', '/home#offers'],
    [
      'follows a deep link that init could not',
      '/?liff.state=%2Fprivilege%2Fdetail%3FprivilegeId%3D12',
      '/privilege/detail?privilegeId=12',
    ],
    [
      "merges a deep link's query behind the endpoint's",
      '/?brandRef=demo&liff.state=%3Fa%3D1',
      '/?brandRef=demo&a=1',
    ],
    ['decodes a deep link once', '/?liff.state=%2Fhome%3FqrCode%3DA%252526B%252F', '/home?qrCode=A%2526B%2F'],
    ['never follows what a second decoding would make a deep link', '/?liff.state=%252Fevil', '/'],
    ['never follows a deep link to another site', '/?liff.state=%2F%2Fevil.example%2Fx', '/'],
    ['never follows a deep link through a backslash', '/?liff.state=%2F%5Cevil.example', '/'],
    ['never follows an absolute deep link', '/?liff.state=https%3A%2F%2Fevil.example', '/'],
  ])('%s', (_what, path, expected) => {
    expect(clean(path)).toBe(expected)
  })
})

it.each([
  ['Mozilla/5.0 (iPhone) Safari Line/15.9.0 LIFF', 'liff'],
  ['Mozilla/5.0 (iPhone) Safari Line/15.9.0', 'in-app'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/138 Mobile Safari/537.36', 'browser'],
  ['Mozilla/5.0 Offline/1.0', 'browser'],
])('%s is %s', (userAgent, expected) => {
  expect(lineBrowser(userAgent)).toBe(expected)
})

import { expect, it } from 'vitest'
import type { Answer, Site } from '../site.ts'
import { checkFallback } from './fallback.ts'

const ROOT = 'https://brand.example/member'
const page: Answer = {
  kind: 'answer',
  url: `${ROOT}/`,
  status: 200,
  headers: { 'content-type': 'text/html' },
  text: '<!doctype html><script type="module" src="/member/assets/index-1.js"></script>',
  bytes: 80,
  ms: 1,
}

/** What is said of a host that redirects the base without its slash to this address. */
async function badOf(location: string): Promise<string[]> {
  const send: Site['send'] = (url) => {
    const isBase = url.startsWith(`${ROOT}?`)
    return Promise.resolve({ ...page, url, ...(isBase && { status: 301, headers: { location } }) })
  }
  const findings = await checkFallback({ send }, ROOT, page)
  return findings.flatMap(({ result, id, what }) => (result === 'bad' ? [`${id}: ${what}`] : []))
}

it.each([
  ['/member/?liff.state=%2Fprivilege', []],
  [`${ROOT}/?liff.state=%2Fprivilege`, []],
  [
    'http://brand.example/member/?liff.state=%2Fprivilege',
    ['redirect-to-http: redirected to http: /member?liff.state=… to http://brand.example/member/'],
  ],
  [
    '/member/',
    [
      'query-dropped: redirected without the query, with which LINE’s login return and the page that was asked for are lost: /member?liff.state=… to https://brand.example/member/',
    ],
  ],
])(
  'the base without its slash may lead to its https address alone, with the query: %s',
  async (location, bad) => {
    expect(await badOf(location)).toEqual(bad)
  },
)

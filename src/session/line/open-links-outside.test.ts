import { createFakeSdk } from '#liff/fake-client.ts'
import type { LiffOutcome } from '#liff/liff-client.ts'
import { openOutside } from '#liff/open-outside.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isForeignSite, openLinksOutside } from './open-links-outside'

vi.mock('#liff/open-outside.ts', () => ({ openOutside: vi.fn<(url: string) => void>() }))

const FARM = 'https://www.example.com/farm'
const left = vi.fn<(url: string | URL) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) Line/15.9.0 LIFF')
  vi.spyOn(location, 'assign').mockImplementation(left)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.clearAllMocks()
  document.body.replaceChildren()
})

/** Taps a link to another site, in LINE for Android; LIFF starts when the returned function is called. */
function tapLink() {
  let start = (_outcome: LiffOutcome) => {}
  const boot = new Promise<LiffOutcome>((resolve) => {
    start = resolve
  })
  openLinksOutside({ connectQuietly: () => boot })
  const link = Object.assign(document.createElement('a'), { href: FARM })
  document.body.append(link)
  link.click()
  return async (outcome: 'line' | 'browser' | 'failed') => {
    start(
      outcome === 'failed'
        ? { status: 'failed', code: 'failed' }
        : { status: 'ready', client: createFakeSdk({ sub: 'U1', name: 'A', mode: outcome }).client },
    )
    await vi.advanceTimersByTimeAsync(0)
  }
}

const outside = () => vi.mocked(openOutside).mock.calls.flat()
const here = () => left.mock.calls.flat()

it('in LINE for Android a link to another site opens in the phone’s own browser once LIFF has started', async () => {
  const start = tapLink()
  await start('line')
  expect({ outside: outside(), here: here() }).toEqual({ outside: [FARM], here: [] })
})

it.each([
  ['nobody is logged in to LINE, whose app would not open it', 'browser'],
  ['LIFF does not start', 'failed'],
] as const)('it opens as any link where %s', async (_why, outcome) => {
  const start = tapLink()
  await start(outcome)
  expect({ outside: outside(), here: here() }).toEqual({ outside: [], here: [FARM] })
})

it('it opens as any link, once, where LIFF has not started within three seconds', async () => {
  const start = tapLink()
  await vi.advanceTimersByTimeAsync(3000)
  expect(here()).toEqual([FARM])
  await start('line')
  expect({ outside: outside(), here: here() }).toEqual({ outside: [], here: [FARM] })
})

it('a member who has gone on in the app before LIFF has started stays there', async () => {
  const start = tapLink()
  history.pushState(null, '', '/privilege')
  await start('line')
  expect({ outside: outside(), here: here() }).toEqual({ outside: [], here: [] })
})

const OWN = 'https://member.example'

it.each([
  ['https://www.example.com/farm', true],
  ['https://member.example.evil.com/', true],
  ['https://notline.me/', true],
  ['https://member.example/home', false],
  ['https://line.me/R/ti/p/@doisai', false],
  ['https://liff.line.me/1-a', false],
  ['http://www.example.com/', false],
  ['tel:021234567', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s opens outside LINE: %s', (address, isForeign) => {
  expect(isForeignSite(address, OWN)).toBe(isForeign)
})

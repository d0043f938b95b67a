import { createFakeSdk } from '@/sandbox/line/fake-client'
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

it('on an iPhone it opens outside within the tap, from what is inside the link too; one that the page handles itself does not', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Line/15.9.0 LIFF')
  openLinksOutside({ connectQuietly: () => undefined })
  document.body.innerHTML = `<a href="${FARM}"><b>Farm</b></a><p>Farm</p>`
  const tap = (selector: string) => {
    const event = new Event('click', { bubbles: true, cancelable: true })
    return !document.querySelector(selector)?.dispatchEvent(event)
  }
  expect([tap('b'), tap('p')]).toEqual([true, false])
  expect(outside()).toEqual([FARM])
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
  tap('b')
  expect(outside()).toEqual([FARM])
})

it('on Android it opens as any link where LIFF would have to leave the page', () => {
  openLinksOutside({ connectQuietly: () => undefined })
  const link = Object.assign(document.createElement('a'), { href: FARM })
  document.body.append(link)
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  link.dispatchEvent(event)
  expect([event.defaultPrevented, ...outside()]).toEqual([false])
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

import type { FakeOptions } from './fake-client.ts'
import type { LiffExtras, LiffSdk } from '#liff/liff-client.ts'

const STORAGE_KEY = 'fake-line'
const LIFF_ID = '2000000000-fakeliff'

interface FakeLine {
  liffId: string
  isInLine: boolean
  loadSdk: () => Promise<LiffSdk>
  extras: LiffExtras
}

/**
 * Development only: `?as=gold` opens the app as that persona inside LINE, `?as=gold&line=browser` outside, `&line=denied` as
 * one who refuses at LINE's page; `?as=` ends that. Stored for the tab.
 */
export async function fakeLine(): Promise<FakeLine | undefined> {
  const url = new URL(location.href)
  const persona = url.searchParams.get('as')
  if (persona !== null) {
    const mode = url.searchParams.get('line') ?? 'line'
    if (persona) sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ sub: persona, name: persona, mode }))
    else sessionStorage.removeItem(STORAGE_KEY)
    url.searchParams.delete('as')
    url.searchParams.delete('line')
    history.replaceState(history.state, '', url)
  }
  const stored = sessionStorage.getItem(STORAGE_KEY)
  if (!stored) return undefined
  const options = JSON.parse(stored) as FakeOptions // written above
  const { createFakeExtras, createFakeSdk } = await import('./fake-client.ts')
  return {
    liffId: LIFF_ID,
    isInLine: options.mode === 'line',
    loadSdk: () => Promise.resolve(createFakeSdk(options)),
    extras: createFakeExtras(options, LIFF_ID),
  }
}

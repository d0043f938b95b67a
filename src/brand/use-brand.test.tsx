import { given } from '#tests/support/stored.ts'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultAppSetting } from '@/brand/app-setting'
import { brandChosen } from '@/session/session'
import { makeStore } from '@/store/store'
import { useBrandLoader } from './use-brand'

afterEach(() => vi.unstubAllGlobals())

const theme = {
  resp: {
    json_config: { Setting_Field: { Section: { layoutType: 2 } } },
    groupimagelist: [],
  },
}

function load() {
  let answer: (body: object, status?: number) => void = () => {}
  const answered = new Promise<Response>((resolve) => {
    answer = (body, status = 200) => resolve(Response.json(body, { status }))
  })
  const asked = vi.fn(() => answered)
  vi.stubGlobal('fetch', asked)
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  store.dispatch(brandChosen({ brandRef: 'doisai' }))
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const choose = (brandRef: string) => act(() => void store.dispatch(brandChosen({ brandRef })))
  return { answer, asked, choose, ...renderHook(useBrandLoader, { wrapper }) }
}

it('is loading while the theme of a new brand is fetched, and has the default settings until then', async () => {
  const { result, answer } = load()
  expect(result.current).toMatchObject({
    ...defaultAppSetting('doisai'),
    isLoading: true,
    isAnswered: false,
    isFresh: false,
  })
  answer(theme)
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  expect(result.current).toMatchObject({
    section: { layoutType: 2 },
    isAnswered: true,
    isFresh: true,
    isUnknown: false,
  })
})

it('is not loading any more when the theme fails to load, and keeps the default settings', async () => {
  const { result, answer } = load()
  answer({}, 404)
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  expect(result.current).toMatchObject({
    ...defaultAppSetting('doisai'),
    isAnswered: true,
    isFresh: true,
    isUnknown: true,
  })
})

it.each([
  ['the default one where the API does not know the brand any more', 404, []],
  ['the stored one where the call fails in any other way', 403, ['/last.png']],
])('is %s', async (_, status, covers) => {
  given({ brandSettings: { ...defaultAppSetting('doisai'), covers: ['/last.png'] } })
  const { result, answer } = load()
  answer({}, status)
  await waitFor(() => expect(result.current.isAnswered).toBe(true))
  expect(result.current.covers).toEqual(covers)
})

it('is loading where what is stored is of another version’s shape', () => {
  given({ brandSettings: { ...defaultAppSetting('doisai'), section: undefined, covers: ['/last.png'] } })
  expect(load().result.current).toMatchObject({ ...defaultAppSetting('doisai'), isLoading: true })
})

it('is not loading where the brand was shown before: its stored settings are used meanwhile', () => {
  given({ brandSettings: { ...defaultAppSetting('doisai'), covers: ['/last.png'] } })
  const { result } = load()
  expect(result.current).toMatchObject({ covers: ['/last.png'], isLoading: false, isAnswered: false })
})

describe('Stored settings that need not be read again yet', () => {
  const anHourAgo = () => Date.now() - 3_600_000
  const store = (readAt: number | string, brandRef = 'doisai') =>
    given({ brandSettings: { ...defaultAppSetting(brandRef), covers: ['/last.png'], readAt } })

  it('are the brand’s, as if they had just been read, and nothing is asked', () => {
    store(anHourAgo() + 5000)
    const { result, asked } = load()
    expect(result.current).toMatchObject({
      covers: ['/last.png'],
      isAnswered: true,
      isFresh: true,
      isLoading: false,
    })
    expect(asked).not.toHaveBeenCalled()
  })

  it.each([
    ['they are an hour old', () => store(anHourAgo())],
    ['the clock was set back', () => store(Date.now() + 5000)],
    ['they are another brand’s', () => store(Date.now(), 'sabaimart')],
    ['their time is no time', () => store('just now')],
  ])('are read where %s', (_, prepare) => {
    prepare()
    const { result, asked } = load()
    expect(result.current).toMatchObject({ isAnswered: false, isFresh: false })
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('are not those of a brand that is switched to', async () => {
    store(Date.now())
    const { result, asked, answer, choose } = load()
    choose('sabaimart')
    expect(result.current).toMatchObject({ brandRef: 'sabaimart', covers: [], isFresh: false })
    expect(asked).toHaveBeenCalledTimes(1)
    answer(theme)
    await waitFor(() => expect(result.current).toMatchObject({ section: { layoutType: 2 }, isFresh: true }))
  })
})

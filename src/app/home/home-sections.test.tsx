import { en } from '#tests/names.ts'
import { given } from '#tests/support/stored.ts'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultAppSetting } from '@/brand/app-setting'
import { BootContext, type Boot } from '@/session/boot-context'
import { BrandContext, type Brand } from '@/brand/use-brand'
import { makeStore } from '@/store/store'
import { ToastProvider } from '@/ui/dialogs/toast-context'
import { HomeSections } from './home-sections'

const config = { off: [] as readonly unknown[], customerApiUrl: 'https://api.example.com', crmApiUrl: '' }
const latte = {
  privilege_id: 'P1',
  main_image_url: 'https://example.com/latte.png',
  name_th: 'ลาเต้ร้อน',
  name_en: 'Hot latte',
  point_ref: 80,
  is_issuable: true,
  point_need: 0,
  is_forever: true,
}
const picks = {
  key: 'privilege',
  display_type: 'Card',
  card_layout_limit: 4,
  title: { display: true, text: 'แนะนำ', text_en: 'Picks' },
}
const forYou = { key: 'privilege-foryou', display_type: 'Card', title: { display: 'false', text: 'For you' } }
const news = {
  key: 'banner',
  display_type: 'Banner',
  title: { display: true, text: 'News' },
  banners: [{ image_url: 'https://example.com/news.png', link: '/package' }],
}

let answers: Record<string, unknown>
let calls: { path: string; body: unknown }[]
let requestIds: (string | null)[]
/** The paths that are answered with 404. */
const missing = new Set<string>()

beforeEach(() => {
  calls = []
  requestIds = []
  given({ bearer: 'bearer' })
  answers = {}
  missing.clear()
  vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit) => {
    const path = new URL(url).pathname.replace('/api/v1.0/', '')
    requestIds.push(new Headers(headers).get('X-Request-Id'))
    calls.push({ path, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    const answer = answers[path]
    return answer === undefined
      ? new Response('{}', { status: missing.has(path) ? 404 : 500 })
      : Response.json(await Promise.resolve(answer))
  })
})

afterEach(() => vi.unstubAllGlobals())

/** Shows sections of a brand's layout; by default each list of privileges has one. */
function showLayout(payload: object[], lists: Record<string, unknown> = {}, own: Partial<Brand> = {}) {
  answers = {
    'dynamicdisplay/LayoutDisplay': { payload },
    'privilege/List': { payload: [latte] },
    'Privilege/ForYou/List': { payload: [latte] },
    ...lists,
  }
  show(own)
}

function show(own: Partial<Brand> = {}) {
  const brand = { ...defaultAppSetting('b'), ...own, isLoading: false } as Brand // the fields that sections read
  render(
    <BootContext value={{ config } as Boot}>
      <Provider store={makeStore(config)}>
        <IntlProvider locale="en-US" defaultLocale="en" onError={() => undefined}>
          <BrandContext value={brand}>
            <MemoryRouter>
              <ToastProvider>
                <HomeSections />
              </ToastProvider>
            </MemoryRouter>
          </BrandContext>
        </IntlProvider>
      </Provider>
    </BootContext>,
  )
}

describe("home's sections", () => {
  it("are shown in the brand's order, each with its own list", async () => {
    showLayout([news, picks, forYou], {
      'Privilege/ForYou/List': { payload: [{ ...latte, name_en: 'Birthday gift' }] },
    })
    const gift = await screen.findByRole('link', { name: en.birthdayGift })
    expect(gift.getAttribute('href')).toBe('/privilege/detail?privilegeId=P1&type=2')
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'News',
      'Picks',
      'For you',
    ])
    const picked = within(screen.getByRole('region', { name: 'Picks' }))
    expect(await picked.findByRole('link', { name: /^Hot latte/ })).toBeTruthy()
    expect(picked.getByRole('link', { name: 'See all: Picks' }).getAttribute('href')).toBe('/privilege')
    expect(screen.queryByRole('heading', { name: 'For you' })).toBeNull()
  })

  it('request each list once, with the body of the specification', async () => {
    showLayout([picks, forYou, picks])
    await screen.findAllByRole('link', { name: /^Hot latte/ })
    expect(calls.filter((call) => call.path !== 'dynamicdisplay/LayoutDisplay')).toEqual([
      { path: 'privilege/List', body: { Filters: { Filters: [], Ordering: [], Page: 1, Limit: 4 } } },
      {
        path: 'Privilege/ForYou/List',
        body: { Filters: { Filters: [], Ordering: [], Page: 1, Limit: 0 }, Privilege_System_Type: 2 },
      },
    ])
  })

  it('leave out a section whose list is empty', async () => {
    showLayout([picks, news], { 'privilege/List': { payload: [] } })
    await screen.findByRole('region', { name: 'News' })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Picks' })).toBeNull())
  })

  it('show privileges as banners where the brand says so, each leading to its detail', async () => {
    const asBanners = { ...forYou, display_type: 'Banner', card_layout_limit: 2 }
    // `banners` is ignored, because only a section with the key "banner" has pictures of its own.
    showLayout([{ ...picks, display_type: 'Banner', banners: news.banners }, asBanners], {
      'Privilege/ForYou/List': {
        payload: [latte, { ...latte, privilege_id: 'P2', name_en: 'Birthday gift' }],
      },
    })
    const picked = within(await screen.findByRole('region', { name: 'Picks' }))
    const single = await picked.findByRole('link', { name: /^Hot latte/ })
    expect(single.getAttribute('href')).toBe('/privilege/detail?privilegeId=P1')
    expect(picked.getAllByRole('presentation').map((picture) => picture.getAttribute('src'))).toEqual([
      latte.main_image_url,
    ])
    expect(picked.queryByRole('list')).toBeNull()
    const several = within(await screen.findByRole('group', { name: 'For you' }))
    expect(several.getByRole('link', { name: /^Hot latte/ }).getAttribute('href')).toBe(
      '/privilege/detail?privilegeId=P1&type=2',
    )
    expect(calls.find(({ path }) => path === 'Privilege/ForYou/List')?.body).toMatchObject({
      Filters: { Limit: 2 },
    })
  })

  it('leave a banner its name for screen readers where the brand hides it', async () => {
    const bare = { ...picks, display_type: 'Banner', card: { privilege_name: false, points: false } }
    showLayout([bare])
    expect((await screen.findByRole('link', { name: 'Hot latte' })).textContent).toBe('')
  })

  it('leave out banners of an empty list, and reload those that failed', async () => {
    showLayout(
      [picks, forYou].map((section) => ({ ...section, display_type: 'Banner' })),
      {
        'privilege/List': undefined,
        'Privilege/ForYou/List': { payload: [] },
      },
    )
    const retry = await screen.findByRole('button', { name: en.tryAgain })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'For you' })).toBeNull())
    answers['privilege/List'] = { payload: [latte] }
    fireEvent.click(retry)
    expect(await screen.findByRole('link', { name: /^Hot latte/ })).toBeTruthy()
  })

  it.each([
    ['hidden', { display: false, text: 'Picks' }],
    ['empty', { display: true, text: '' }],
    ['absent', undefined],
  ])('keep their text where the title is %s', async (_, title) => {
    const text = 'Every day, at every branch'
    showLayout([{ ...picks, title, text }])
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.queryByRole('link', { name: /See all/ })).toBeNull()
  })

  it.each([
    ['two', 1, undefined, 'vertical-two'],
    ['three', 2, undefined, 'vertical-three'],
    ['two, as the section itself says', 2, 'vertical-two', 'vertical-two'],
    ['three, as the section itself says', 1, 'vertical-three', 'vertical-three'],
  ] as const)('have cards in a row: %s', async (_, layoutType, card_layout_type, layout) => {
    showLayout([{ ...picks, card_layout_type }], {}, { section: { layoutType } })
    const card = await screen.findByRole('link', { name: 'Hot latte' })
    expect(card.closest('[data-layout]')?.getAttribute('data-layout')).toBe(layout)
  })

  it('show the default picture where privileges have none, and request it once', async () => {
    const bare = { ...latte, main_image_url: null }
    showLayout([picks, forYou], {
      'privilege/List': { payload: [latte, { ...bare, privilege_id: 'P2' }] },
      'Privilege/ForYou/List': { payload: [{ ...bare, privilege_id: 'P3' }] },
      'privilege/getdefaultimage': { type: 2, file_image: '/pictures/gift.png' },
    })
    await waitFor(() =>
      expect(screen.getAllByRole('presentation').map((picture) => picture.getAttribute('src'))).toEqual([
        latte.main_image_url,
        'https://api.example.com/pictures/gift.png',
        'https://api.example.com/pictures/gift.png',
      ]),
    )
    expect(calls.filter(({ path }) => path === 'privilege/getdefaultimage')).toHaveLength(1)
  })

  it('request no default picture where every privilege has its own', async () => {
    showLayout([picks])
    await screen.findByRole('link', { name: 'Hot latte' })
    expect(calls.map(({ path }) => path)).not.toContain('privilege/getdefaultimage')
  })

  it('show "Data Not Found" where the layout answers 404 without a text', async () => {
    missing.add('dynamicdisplay/LayoutDisplay')
    show()
    expect(await screen.findByText(en.notFound)).toBeTruthy()
  })

  it.each([true, false])(
    'say so where the layout is empty, and lead to the privileges if there are any: %s',
    async (isActive) => {
      showLayout(
        [],
        {},
        { navbarMenu: { ...defaultAppSetting('b').navbarMenu, isPrivilegeActive: isActive } },
      )
      expect(await screen.findByText('Nothing new yet')).toBeTruthy()
      const link = screen.queryByRole('link', { name: en.privilege })
      expect(link?.getAttribute('href')).toBe(isActive ? '/privilege' : undefined)
    },
  )

  it('are there after all once a retry has read the layout, and are skeletons while it does', async () => {
    show()
    fireEvent.click(await screen.findByRole('button', { name: en.tryAgain }))
    await waitFor(() => expect(requestIds).toHaveLength(2))
    const retry = await screen.findByRole('button', { name: en.tryAgain })
    expect(screen.getByText(/^Support code/).textContent).toContain(requestIds[1]?.slice(0, 8))
    let answer = (_layout: object) => {}
    answers['dynamicdisplay/LayoutDisplay'] = new Promise<object>((resolve) => {
      answer = resolve
    })
    fireEvent.click(retry)
    expect(await screen.findByText(en.loading)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: en.tryAgain })).toBeNull()
    answer({ payload: [news] })
    expect(await screen.findByRole('region', { name: 'News' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: en.tryAgain })).toBeNull()
  })

  it('lead from the heading of privileges for the member to these, and are aligned as the brand says', async () => {
    const shown = { ...forYou, title: { display: true, text: 'For you' } }
    showLayout([{ ...shown, display_align: 'center' }, picks, { ...news, key: 'banner', title: undefined }])
    const link = await screen.findByRole('link', { name: 'See all: For you' })
    expect(link.getAttribute('href')).toBe('/privilege/foryou')
    expect(link.closest('[data-align]')?.getAttribute('data-align')).toBe('center')
    const picked = await screen.findByRole('heading', { name: 'Picks' })
    expect(picked.closest('[data-align]')?.getAttribute('data-align')).toBe('left')
    // Without a title a section has its name for screen readers all the same.
    expect(await screen.findByRole('region', { name: 'Promotions' })).toBeTruthy()
  })

  it.each([
    ['three', 'a phone or tablet', 768, 3],
    ['four', 'a desktop', 1200, 4],
  ])('show %s skeleton cards on %s until the layout has loaded', (_, _device, width, count) => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget() as MediaQueryList, {
        media,
        matches: width >= Number(/\d+/.exec(media)),
      }),
    )
    showLayout([])
    const group = screen.getByText(en.loading).closest('[aria-busy]')
    expect(group?.querySelectorAll('[data-skeleton]')).toHaveLength(count)
  })
})

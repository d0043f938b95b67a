import { renderUi } from '#tests/support/render-ui.tsx'
import { beforeEach, expect, it, vi } from 'vitest'
import { defaultAppSetting } from '@/brand/app-setting'
import { BrandContext } from '@/brand/use-brand'
import { BannerRow } from '@/ui/banner-row'
import type { CarouselProps } from '@/ui/carousel/carousel'
import { Covers } from './covers'

const FULL_WIDTH = 1
const CONTENT_WIDTH = 2

const carousel = vi.fn<(options: CarouselProps) => null>()
vi.mock('@/ui/carousel/carousel', () => ({ Carousel: (options: CarouselProps) => carousel(options) }))

beforeEach(() => void carousel.mockReset().mockReturnValue(null))

const turning = { autoplay: true, autoplayDuration: 3000, loop: true, pagination: true }
const shown = () => carousel.mock.lastCall?.[0]

function renderCovers(displayType: 1 | 2, isWide: boolean, count = 6, isDisplay = true) {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, { media, matches: isWide && /min-width/.test(media) }),
  )
  const covers = Array.from({ length: count }, (_, index) => `/${index + 1}.png`)
  const setting = { ...defaultAppSetting('doisai'), coverPage: { isDisplay, displayType }, covers }
  return renderUi(
    <BrandContext value={{ ...setting, isLoading: false, isUnknown: false, isAnswered: true, isFresh: true }}>
      <Covers />
    </BrandContext>,
  )
}

it.each([
  ['a wide screen, three of them in view', true, 3],
  ['a phone, one of them in view', false, 1],
])(
  'covers in content width turn by themselves every three seconds, without an end, on %s',
  (_, isWide, panelsPerView) => {
    renderCovers(CONTENT_WIDTH, isWide)
    expect(shown()).toMatchObject({ ...turning, panelsPerView })
  },
)

it.each([
  [3, 0],
  [4, 8],
  [5, 5],
])(
  'of %i covers on a wide screen a carousel has %i slides: none where all are in view, enough to go round',
  (count, slides) => {
    renderCovers(CONTENT_WIDTH, true, count)
    const children = shown()?.children
    expect(Array.isArray(children) ? children.length : 0).toBe(slides)
  },
)

it.each([
  ['a phone', false],
  ['a wide screen', true],
])('covers in full width are one at a time on %s, and wait for the member', (_where, isWide) => {
  renderCovers(FULL_WIDTH, isWide)
  const { children: _, ...options } = shown() ?? {}
  expect(options).toEqual({
    label: 'Cover pictures',
    pagination: true,
    paginationOption: { isInside: true },
  })
})

it.each([
  ['in content width', CONTENT_WIDTH],
  ['in full width', FULL_WIDTH],
] as const)(
  'of the covers %s the first is loaded at once, the others as they come near',
  (_, displayType) => {
    carousel.mockImplementation(({ children }) => children as null)
    renderCovers(displayType, false, 3)
    const loading = [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('loading'))
    expect(loading).toEqual(['eager', 'lazy', 'lazy'])
  },
)

it('a member who saves data is shown none', () => {
  document.documentElement.dataset.saver = ''

  expect(renderCovers(CONTENT_WIDTH, false).container).toBeEmptyDOMElement()
  delete document.documentElement.dataset.saver
})

it.each([
  ['in content width', CONTENT_WIDTH],
  ['in full width', FULL_WIDTH],
] as const)('a brand without pictures has no covers, and no empty place for them: %s', (_, displayType) => {
  expect(renderCovers(displayType, true, 0).container).toBeEmptyDOMElement()
})

it.each([FULL_WIDTH, CONTENT_WIDTH] as const)(
  'covers of display type %i that the brand has switched off are not shown, whatever pictures it has',
  (displayType) => {
    expect(renderCovers(displayType, false, 6, false).container).toBeEmptyDOMElement()
    expect(carousel).not.toHaveBeenCalled()
  },
)

it('banners turn by themselves every three seconds, without an end', () => {
  renderUi(
    <BannerRow label="News" isFullWidth={false}>
      {['first', 'second']}
    </BannerRow>,
  )
  expect(shown()).toMatchObject(turning)
})

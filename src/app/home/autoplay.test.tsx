import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { defaultAppSetting } from '@/brand/app-setting'
import { BrandContext } from '@/brand/use-brand'
import type { CarouselOptions } from '@/ui/carousel/carousel-options'
import { BannerRow } from '@/ui/banner-row'
import { renderUi } from '@/ui/render-ui'
import CoverCarousel from './cover-carousel'

const carousel = vi.fn<(options: CarouselOptions) => null>(() => null)
vi.mock('@/ui/carousel/carousel', () => ({ Carousel: (options: CarouselOptions) => carousel(options) }))

const turning = { autoplay: true, autoplayDuration: 3000, loop: true }

beforeEach(() => {
  carousel.mockReset().mockReturnValue(null)
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, { media, matches: /min-width/.test(media) }),
  )
})

function renderCovers(displayType: 1 | 2) {
  const setting = defaultAppSetting('doisai')
  const covers = ['/1.png', '/2.png', '/3.png', '/4.png']
  const brand = { ...setting, coverPage: { isDisplay: true, displayType }, covers }
  renderUi(
    <BrandContext value={{ ...brand, isLoading: false, isUnknown: false, isAnswered: true, isFresh: true }}>
      <CoverCarousel />
    </BrandContext>,
  )
}

it('covers in content width show the next one after three seconds, without an end, three in view', () => {
  renderCovers(2)
  expect(carousel.mock.lastCall?.[0]).toMatchObject({ ...turning, panelsPerView: 3 })
})

it('covers in full width wait for the member', () => {
  renderCovers(1)
  expect(carousel.mock.lastCall?.[0].autoplay).toBeUndefined()
})

it('banners show the next one after three seconds, without an end', () => {
  render(
    <BannerRow label="News" isFullWidth={false}>
      {['first', 'second']}
    </BannerRow>,
  )
  expect(carousel.mock.lastCall?.[0]).toMatchObject(turning)
})

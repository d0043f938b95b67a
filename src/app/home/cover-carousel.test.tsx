import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { defaultAppSetting } from '@/brand/app-setting'
import { BrandContext } from '@/brand/use-brand'
import { renderUi } from '@/ui/render-ui'
import CoverCarousel from './cover-carousel'

const FULL_WIDTH = 1
const CONTENT_WIDTH = 2
const covers = ['/1.png', '/2.png', '/3.png', '/4.png', '/5.png', '/6.png']

function renderCovers(displayType: 1 | 2, isWide: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, { media, matches: isWide && /min-width/.test(media) }),
  )
  const setting = { ...defaultAppSetting('doisai'), coverPage: { isDisplay: true, displayType }, covers }
  renderUi(
    <BrandContext value={{ ...setting, isLoading: false, isUnknown: false, isAnswered: true, isFresh: true }}>
      <CoverCarousel />
    </BrandContext>,
  )
}

const inView = () => screen.getAllByRole('presentation').map((cover) => cover.getAttribute('src'))
const pause = () => screen.queryByRole('button', { name: 'Pause slides' })

describe('the covers', () => {
  it('in content width turn by themselves until they are paused, three of them in view', () => {
    renderCovers(CONTENT_WIDTH, true)
    expect(inView()).toEqual(['/6.png', '/1.png', '/2.png'])
    expect(pause()).toBeVisible()
  })

  it('in content width are one on a phone, and turn by themselves too', () => {
    renderCovers(CONTENT_WIDTH, false)
    expect(inView()).toEqual(['/1.png'])
    expect(pause()).toBeVisible()
  })

  it.each([
    ['a phone', false],
    ['a wide screen', true],
  ])('in full width are one at a time on %s, and never turn by themselves', (_where, isWide) => {
    renderCovers(FULL_WIDTH, isWide)
    expect(inView()).toEqual(['/1.png'])
    expect(pause()).toBeNull()
    expect(screen.getAllByRole('button', { name: /^Go to slide/ })).toHaveLength(5)
  })
})

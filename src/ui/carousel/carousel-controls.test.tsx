import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '../render-ui'
import { Carousel } from './carousel'
import { CarouselControls } from './carousel-controls'
import type { CarouselOptions } from './carousel-options'

const onMove = vi.fn()
const onSelect = vi.fn()

const renderControls = (options: CarouselOptions) =>
  renderUi(
    <CarouselControls
      options={options}
      index={0}
      count={7}
      isPlaying={false}
      onPlayingChange={() => {}}
      onMove={onMove}
      onSelect={onSelect}
    />,
  )
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the navigation of a carousel', () => {
  it.each([
    ['one slide', undefined, 1],
    ['as many slides as its option says', { moveCount: 3 }, 3],
  ])('moves by %s, forwards and back', (_what, navigationOption, steps) => {
    onMove.mockReset()
    renderControls({ navigation: true, navigationOption })
    tap('Next slide')
    tap('Previous slide')
    expect(onMove.mock.calls).toEqual([[steps], [-steps]])
  })

  it('is not shown unless its option is set', () => {
    renderControls({ navigationOption: { moveCount: 3 }, pagination: true })
    expect(screen.queryByRole('button', { name: /Next|Previous/ })).toBeNull()
  })
})

it('five bullets lead to their slides, and mark the one on screen', () => {
  renderControls({ pagination: true })
  const bullets = screen.getAllByRole('button')
  expect(bullets.map((bullet) => bullet.getAttribute('aria-current'))).toEqual([
    'true',
    null,
    null,
    null,
    null,
  ])
  tap('Go to slide 3')
  expect(onSelect.mock.calls).toEqual([[2]])
})

describe.each([
  ['with bullets', true],
  ['alone', false],
])('a carousel that turns by itself, %s,', (_what, pagination) => {
  const isReduced = (is: boolean) =>
    vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) =>
        Object.assign(new EventTarget() as MediaQueryList, { media, matches: is && /reduce/.test(media) }),
      )
  const renderSlides = () =>
    renderUi(
      <Carousel label="Covers" autoplay pagination={pagination}>
        {['first', 'second']}
      </Carousel>,
    )

  it('can be paused, and played again', () => {
    isReduced(false)
    renderSlides()
    tap('Pause slides')
    tap('Play slides')
    expect(screen.getByRole('button', { name: 'Pause slides' })).toBeVisible()
  })

  it('waits for a member who wants no movement', () => {
    isReduced(true)
    renderSlides()
    expect(screen.getByRole('button', { name: 'Play slides' })).toBeVisible()
  })
})

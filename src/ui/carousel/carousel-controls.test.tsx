import { renderUi } from '#tests/support/render-ui.tsx'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Carousel } from './carousel'
import { CarouselControls } from './carousel-controls'
import type { CarouselOptions } from './carousel-options'

vi.mock('./carousel-track', () => ({
  CarouselTrack: ({ isPlaying }: { isPlaying: boolean }) => <output>{isPlaying ? 'turns' : 'rests'}</output>,
}))

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

it('a finger on the row of bullets, which are too close together for it, leads to the next slide', () => {
  onMove.mockReset()
  renderControls({ pagination: true })
  const [bullet] = screen.getAllByRole('button')
  fireEvent.click(bullet?.parentElement?.lastElementChild ?? document.body)
  expect(onMove.mock.calls).toEqual([[1]])
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

it('before its slider has loaded the controls show the other slides, round the ends', () => {
  renderUi(
    <Carousel label="Covers" navigation pagination>
      {['first', 'second', 'third']}
    </Carousel>,
  )
  const slides = screen.getByRole('group', { name: 'Covers' })
  expect(slides).toHaveTextContent('first')
  for (const [name, slide, number] of [
    ['Previous slide', 'third', 3],
    ['Next slide', 'first', 1],
    ['Go to slide 2', 'second', 2],
  ] as const) {
    tap(name)
    expect(slides).toHaveTextContent(slide)
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName(`Go to slide ${number}`)
  }
})

describe('a carousel that turns', () => {
  const renderTurning = async (stopOnHover?: boolean) => {
    renderUi(
      <Carousel label="Covers" autoplay autoplayOption={{ stopOnHover }}>
        {['first', 'second']}
      </Carousel>,
    )
    fireEvent.pointerDown(screen.getByRole('group'))
    expect(await screen.findByRole('status')).toHaveTextContent('turns')
    return (state: string) => expect(screen.getByRole('status')).toHaveTextContent(state)
  }

  it('rests while the page is hidden', async () => {
    const expectState = await renderTurning()
    const hidden = vi.spyOn(document, 'visibilityState', 'get')
    for (const [isHidden, state] of [
      [true, 'rests'],
      [false, 'turns'],
    ] as const) {
      hidden.mockReturnValue(isHidden ? 'hidden' : 'visible')
      fireEvent(document, new Event('visibilitychange'))
      expectState(state)
    }
  })

  it.each([
    ['rests', true],
    ['turns', undefined],
  ])('%s under the pointer where stopOnHover is %s', async (state, stopOnHover) => {
    const expectState = await renderTurning(stopOnHover)
    fireEvent.pointerEnter(screen.getByRole('group'))
    expectState(state)
    fireEvent.pointerLeave(screen.getByRole('group'))
    expectState('turns')
  })

  it('rests while the keyboard is in it', async () => {
    const expectState = await renderTurning()
    await userEvent.tab()
    expectState('rests')
    await userEvent.tab()
    expectState('turns')
  })
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '../render-ui'
import { CarouselControls } from './carousel-controls'

function renderControls(options: ComponentProps<typeof CarouselControls>['options']) {
  const onMove = vi.fn()
  renderUi(
    <CarouselControls
      options={options}
      index={0}
      count={7}
      isPlaying={false}
      onPlayingChange={() => {}}
      onMove={onMove}
      onSelect={() => {}}
    />,
  )
  return onMove
}

describe('the navigation of a carousel', () => {
  it.each([
    ['one slide', undefined, 1],
    ['as many slides as its option says', { moveCount: 3 }, 3],
  ])('moves by %s, forwards and back', async (_what, navigationOption, steps) => {
    const onMove = renderControls({ navigation: true, navigationOption })
    await userEvent.click(screen.getByRole('button', { name: 'Next slide' }))
    await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }))
    expect(onMove.mock.calls).toEqual([[steps], [-steps]])
  })

  it('is not shown unless its option is set', () => {
    renderControls({ navigationOption: { moveCount: 3 }, pagination: true })
    expect(screen.queryByRole('button', { name: /Next|Previous/ })).toBeNull()
  })
})

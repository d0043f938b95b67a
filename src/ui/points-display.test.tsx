import { renderUi } from '#tests/support/render-ui.tsx'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PointsDisplay } from './points-display'

it.each([
  [999_999, '999,999'],
  [1_234_567, '1,234,56…'],
  [12_345_678, '12,345,6…'],
  [123_456_789, '123,456…'],
])('%i points are %s on screen, with their unit, and whole for a screen reader', (points, shown) => {
  renderUi(<PointsDisplay points={points} />)
  expect(screen.getByText(shown)).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText('Points')).toBeVisible()
  expect(screen.getByText(`${points.toLocaleString('en-US')} Points`)).toBeInTheDocument()
})

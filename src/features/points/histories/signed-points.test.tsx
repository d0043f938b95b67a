import { renderUi } from '#tests/support/render-ui.tsx'
import { expect, it } from 'vitest'
import { SignedPoints } from './signed-points'

it.each([
  [120, '+120plus 120 Points'],
  [-80, '−80minus 80 Points'],
  [0, '00 Point'],
  [-0, '00 Point'],
  // What is left of the sum of a month.
  [0.1 + 0.2 - 0.3, '00 Point'],
  [0.3 - 0.1 - 0.2, '00 Point'],
  [-0.0004, '00 Point'],
  [-0.0006, '−0.001minus 0.001 Points'],
])('%d points have the sign of what is written: %s', (points, written) => {
  expect(renderUi(<SignedPoints points={points} />).container.textContent).toBe(written)
})

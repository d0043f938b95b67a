import { en } from '#tests/names.ts'
import { renderUi } from '#tests/support/render-ui.tsx'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button'

test('a busy button keeps its name and ignores clicks', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  renderUi(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy onClick={onClick}>
        {en.redeem}
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: en.redeem })
  await userEvent.click(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

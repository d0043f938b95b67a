import { th } from '#tests/names.ts'
import { renderUi } from '#tests/support/render-ui.tsx'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SubmenuButton } from './submenu-button'

it('is one button with its title, the present value and a chevron at the end', async () => {
  const onClick = vi.fn()
  renderUi(<SubmenuButton title={th.language} detail="ไทย" onClick={onClick} />)
  const row = screen.getByRole('button', { name: `${th.language} ไทย` })
  expect(row.lastElementChild?.tagName).toBe('svg')
  await userEvent.click(row)
  expect(onClick).toHaveBeenCalledTimes(1)
})

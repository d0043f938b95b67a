import { renderUi } from '#tests/support/render-ui.tsx'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { FeedbackProvider } from './dialogs/feedback-context'
import { LanguageSwitch } from './language-switch'

it('of two quick taps the last one counts: the first one’s end changes nothing, and no error is shown for it', async () => {
  type Outcome = 'done' | 'failed' | 'overtaken'
  const ends: ((outcome: Outcome) => void)[] = []
  const onSwitch = vi.fn(() => new Promise<Outcome>((resolve) => ends.push(resolve)))
  renderUi(
    <FeedbackProvider>
      <LanguageSwitch onSwitch={onSwitch} />
    </FeedbackProvider>,
  )
  const button = (name: string) => screen.getByRole('button', { name })
  const end = (index: number, outcome: Outcome) => act(async () => ends[index]?.(outcome))
  expect(button('English')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(button('English'))
  await userEvent.click(button('ไทย'))
  expect(onSwitch.mock.calls).toEqual([['en'], ['th']])
  await end(0, 'overtaken')
  expect(button('ไทย')).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await end(1, 'failed')
  expect(button('ไทย')).not.toHaveAttribute('aria-busy')
  expect(await screen.findByRole('alertdialog')).toBeVisible()
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { FeedbackProvider, useFeedback } from '@/ui/dialogs/feedback-context'
import { danger } from '@/ui/dialogs/feedback-presets'
import { Link } from '@/ui/link'
import { renderUi } from '@/ui/render-ui'
import { useCloseOnNavigation } from './shell-behaviour'

function Page() {
  const { pathname } = useLocation()
  const { show } = useFeedback()
  useCloseOnNavigation(pathname, 1)
  return (
    <>
      <button onClick={() => show(danger('Failed'))}>fail</button>
      {['/home', '/privilege', '/profile?tab=2'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </>
  )
}

async function failOnTheProfile() {
  renderUi(
    <MemoryRouter initialEntries={['/profile']}>
      <FeedbackProvider>
        <Page />
      </FeedbackProvider>
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByText('fail'))
  expect(screen.getByRole('alertdialog')).toBeVisible()
}

it.each([
  ['/privilege', 'closes', 0],
  ['/home', 'stays', 1],
  ['/profile?tab=2', 'stays', 1],
])('on the way to %s an open message %s', async (to, _what, count) => {
  await failOnTheProfile()
  await userEvent.click(screen.getByText(to))
  expect(screen.queryAllByRole('alertdialog')).toHaveLength(count)
})

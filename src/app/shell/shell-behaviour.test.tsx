import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { FeedbackProvider, useFeedback } from '@/ui/dialogs/feedback-context'
import { danger } from '@/ui/dialogs/feedback-presets'
import { Link } from '@/ui/link'
import { renderUi } from '@/ui/render-ui'
import { queryWithBrand, useCloseOnNavigation } from './shell-behaviour'

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

const stored = { brandRef: 'doisai', isGlobal: '1' }

describe('the brand in the address', () => {
  it.each([
    ['is added to an empty query', '/home', '', '?brandRef=doisai&isGlobal=1'],
    [
      'is added after the other parameters',
      '/privilege/detail',
      '?privilegeId=7',
      '?privilegeId=7&brandRef=doisai&isGlobal=1',
    ],
    ['replaces another brand', '/home', '?brandRef=other&isGlobal=1', '?brandRef=doisai&isGlobal=1'],
    ['stays as it is once it is in the address', '/home', '?isGlobal=1&brandRef=doisai', undefined],
    ['is left out at the root', '/', '?a=b', undefined],
  ])('%s', (_name, pathname, search, expected) => {
    expect(queryWithBrand(pathname, search, stored)).toBe(expected)
  })

  it('is added without isGlobal where no isGlobal is stored', () => {
    expect(queryWithBrand('/home', '', { brandRef: 'doisai' })).toBe('?brandRef=doisai')
  })

  it('is not added before a brand is known', () => {
    expect(queryWithBrand('/authentication/select-brand', '', {})).toBeUndefined()
  })
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { loggedIn } from '@/store/session.slice'
import { makeStore } from '@/store/store'
import { renderUi } from '@/ui/render-ui'
import { HeaderActionProvider, useHeaderAction } from '@/ui/header-action'
import { routeOf } from '../routes'
import { SubHeader } from './sub-header'

const filter = <button>Filter</button>

function PageWithAction() {
  useHeaderAction(filter)
  return null
}

function Visit() {
  const [hasAction, setHasAction] = useState(false)
  return (
    <HeaderActionProvider>
      <SubHeader route={routeOf('/profile/points-history')} isTabletUp={false} onMenu={() => {}} />
      {hasAction && <PageWithAction />}
      <button onClick={() => setHasAction(!hasAction)}>change the page</button>
    </HeaderActionProvider>
  )
}

const inTheBar = () =>
  within(screen.getByRole('banner'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)

it('the bar has the member’s code at its right, unless the page has an action of its own', async () => {
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  store.dispatch(loggedIn())
  renderUi(
    <Provider store={store}>
      <MemoryRouter>
        <Visit />
      </MemoryRouter>
    </Provider>,
  )
  expect(inTheBar()).toEqual(['Back', 'Collect points'])
  await userEvent.click(screen.getByText('change the page'))
  expect(inTheBar()).toEqual(['Back', 'Filter'])
  await userEvent.click(screen.getByText('change the page'))
  expect(inTheBar()).toEqual(['Back', 'Collect points'])
})

it('on a phone the bar has the way back, and the title of the page', () => {
  renderUi(
    <Provider store={makeStore({ customerApiUrl: '', crmApiUrl: '' })}>
      <MemoryRouter>
        <Visit />
      </MemoryRouter>
    </Provider>,
  )
  expect(inTheBar()).toEqual(['Back'])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Points history')
  expect(screen.getByRole('banner')).toContainElement(screen.getByRole('heading', { level: 1 }))
})

it('from a tablet up the bar has the menu and the way from home, in place of the way back', async () => {
  const onMenu = vi.fn()
  renderUi(
    <Provider store={makeStore({ customerApiUrl: '', crmApiUrl: '' })}>
      <MemoryRouter>
        <HeaderActionProvider>
          <SubHeader route={routeOf('/profile/points-history')} isTabletUp onMenu={onMenu} />
        </HeaderActionProvider>
      </MemoryRouter>
    </Provider>,
  )
  expect(inTheBar()).toEqual(['Menu'])
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  expect(onMenu).toHaveBeenCalledOnce()
  expect(await screen.findByRole('link', { name: 'Profile' })).toBeVisible()
})

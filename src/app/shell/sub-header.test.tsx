import { renderUi } from '#tests/support/render-ui.tsx'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { resumeSession } from '@/session/session'
import { makeStore } from '@/store/store'
import { api } from '@/api/api'
import { defaultAppSetting } from '@/brand/app-setting'
import { BrandContext, type Brand } from '@/brand/use-brand'
import { BootContext, type Boot } from '@/session/boot-context'
import { HeaderActionProvider, useHeaderAction } from '@/ui/header-action'
import { OpenPointsContext } from '@/ui/app-contexts'
import { routeOf } from '../routes'
import DesktopBar from './desktop-bar'
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
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)

it('the bar has the member’s code at its right, unless the page has an action of its own', async () => {
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  store.dispatch(resumeSession())
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

const config = { customerApiUrl: '', crmApiUrl: '', brands: [{ ref: 'b', name_en: 'Brand' }] }
const openPoints = vi.fn()
const onScan = vi.fn()

/** Shows the bar of a page to a member with 1,200 points, or to a visitor. */
async function showBar(path: string, isDesktop: boolean, { isMember = true, action = false } = {}) {
  const store = makeStore(config)
  if (isMember) store.dispatch(resumeSession())
  const profile = { point: 1200, customer_info: 'M1' }
  await store.dispatch(api.util.upsertQueryData('getProfile', undefined, profile as never)) // the fields that a bar reads
  const route = routeOf(path)
  renderUi(
    <BootContext value={{ config } as Boot}>
      <Provider store={store}>
        <BrandContext value={{ ...defaultAppSetting('b'), isLoading: false } as Brand}>
          <MemoryRouter initialEntries={[path]}>
            <OpenPointsContext value={openPoints}>
              <HeaderActionProvider>
                {isDesktop ? (
                  <DesktopBar route={route} onScan={onScan} />
                ) : (
                  <SubHeader route={route} isTabletUp={false} onMenu={() => {}} />
                )}
                {action && <PageWithAction />}
              </HeaderActionProvider>
            </OpenPointsContext>
          </MemoryRouter>
        </BrandContext>
      </Provider>
    </BootContext>,
  )
}

it.each(['/privilege', '/package', '/profile'])('a tab’s first page has no way back: %s', async (path) => {
  await showBar(path, false)
  expect(inTheBar()).toEqual(['Collect points'])
  expect(screen.getByRole('button')).toHaveAttribute('aria-haspopup', 'dialog')
})

it.each([
  ['/privilege', true],
  ['/privilege/foryou', true],
  ['/privilege/detail', false],
  ['/package', false],
])('the balance stands in the bar of lists of what points can buy: %s', async (path, isShown) => {
  await showBar(path, false)
  await vi.dynamicImportSettled()
  if (isShown) expect(await screen.findByText('1,200')).toBeVisible()
  else expect(screen.queryByText('1,200')).toBeNull()
})

it.each([
  ['of a member', '/profile', {}, ['Share ', 'Scan QR code', 'Collect points']],
  ['of home, which shows the code itself', '/home', {}, ['Share ', 'Scan QR code']],
  ['of a page with an action of its own', '/profile', { action: true }, ['Share ', 'Scan QR code', 'Filter']],
  ['of a visitor', '/profile', { isMember: false }, []],
])('a desktop’s bar %s', async (_whose, path, whom, names) => {
  await showBar(path, true, whom)
  expect(inTheBar().map((name) => name?.replace(/^Share .*/, 'Share '))).toEqual(names)
  const places = within(screen.getByRole('navigation', { name: 'Main navigation' }))
  const current = places.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(current.map((link) => link.getAttribute('href'))).toEqual([path])
})

it('a desktop’s bar opens the member’s code and the scanner, and says which buttons open a dialog', async () => {
  await showBar('/profile', true)
  await userEvent.click(screen.getByRole('button', { name: 'Collect points' }))
  expect(openPoints).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Scan QR code' }))
  expect(onScan).toHaveBeenCalledOnce()
  for (const name of [/^Share/, 'Collect points'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-haspopup', 'dialog')
})

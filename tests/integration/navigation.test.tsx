import { en, th } from '#tests/names.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { hold, openApp } from './open-app'

const onPhone = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget() as MediaQueryList // what a component asks of it
    return Object.assign(list, { matches: !query.includes('min-width'), media: query })
  })
const placesIn = (navigation: HTMLElement) =>
  within(navigation)
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('the places of the app', () => {
  it.each([
    ['th', th],
    ['en', en],
  ] as const)(
    'have their names in the tabs and in the side menu, which ends with the log-out: %s',
    async (locale, word) => {
      onPhone()
      await openApp('/home', { persona: 'gold', locale })
      const places = [word.home, word.privilege, word.package, word.membership, word.profile]
      expect(placesIn(await screen.findByRole('navigation'))).toEqual(places)
      await userEvent.click(await screen.findByRole('button', { name: word.menu }))
      const menu = await screen.findByRole('dialog', { name: word.menu })
      expect(placesIn(within(menu).getByRole('navigation'))).toEqual(places)
      expect(within(menu).getByRole('button', { name: word.logOut })).toBeVisible()
    },
  )
})

it('the echo test has its Thai label in English too', async () => {
  await openApp('/authentication/point-member-test?brandRef=doisai', { locale: 'en' })
  expect(await screen.findByText('ทดสอบการเชื่อมต่อ: ระบบพร้อมใช้งาน')).toBeVisible()
})

it('the sample page says that it is one', async () => {
  await openApp('/sample', { persona: 'gold', locale: 'en' })
  expect(await screen.findByText(/This page is a sample/)).toBeVisible()
})

it('LINE login offers LINE, the phone, and to register', async () => {
  await openApp('/authentication/line-login?brandRef=doisai')
  expect(await screen.findByRole('button', { name: th.loginWithLine })).toBeVisible()
  expect(await screen.findByRole('button', { name: th.loginWithPhone })).toBeVisible()
  const register = await screen.findByText(th.register)
  await userEvent.click(register)
  await waitFor(() => expect(location.search).toContain('mode=register'))
})

it('a log-out is shown as under way until it is answered', async () => {
  const release = hold('authentication/Logout')
  await openApp('/profile', { persona: 'gold' })
  const button = await screen.findByRole('button', { name: th.logOut })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  release()
  await waitFor(() => expect(location.pathname).toBe('/authentication/line-login'))
})

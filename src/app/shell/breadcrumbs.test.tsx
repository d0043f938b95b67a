import { th } from '#tests/names.ts'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { paths } from '@/addresses/paths'
import { IntlProvider } from '@/i18n/intl-provider'
import { loadMessages } from '@/i18n/load-messages'
import { routeOf } from '../routes'
import Breadcrumbs, { breadcrumbTrail } from './breadcrumbs'

await loadMessages('th')

describe('the breadcrumbs', () => {
  it.each([
    [paths.home, [paths.home]],
    [paths.profile, [paths.home, paths.profile]],
    [paths.profilePdpa, [paths.home, paths.profile, paths.profileMenuPdpa, paths.profilePdpa]],
  ])('lead from home to %s through the pages above it', (path, expected) => {
    expect(breadcrumbTrail(routeOf(path)).map((crumb) => crumb.path)).toEqual(expected)
  })

  it('link every page above, and only name the one on screen', () => {
    render(
      <IntlProvider locale="th">
        <MemoryRouter>
          <Breadcrumbs route={routeOf(paths.profileMenuPdpa)} />
        </MemoryRouter>
      </IntlProvider>,
    )
    expect(screen.getByRole('navigation', { name: 'เส้นทาง' })).toBeTruthy()
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([th.home, th.profile])
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/home', '/profile'])
    expect(screen.getByText(th.privacyPolicy).getAttribute('aria-current')).toBe('page')
  })
})

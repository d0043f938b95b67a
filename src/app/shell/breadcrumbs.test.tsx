import { th } from '#tests/names.ts'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { paths } from '@/addresses/paths'
import { IntlProvider } from '@/i18n/intl-provider'
import { loadMessages } from '@/i18n/load-messages'
import { routeOf, type AppRoute } from '../routes'
import Breadcrumbs, { breadcrumbTrail } from './breadcrumbs'

await loadMessages('th')

const row = (path: AppRoute['path'], title: AppRoute['title'], parent?: AppRoute['path']): AppRoute => ({
  path,
  title,
  parent,
  page: 'app/pages/sample-page',
  layout: 'main',
  priority: 0,
})

const map = [
  row(paths.home, routeOf(paths.home).title),
  row(paths.profile, routeOf(paths.profile).title),
  row(paths.profileMenuPdpa, routeOf(paths.pdpa).title, paths.profile),
  row(paths.profilePdpa, routeOf(paths.pdpa).title, paths.profileMenuPdpa),
]
const rowOf = (path: string) => map.find((route) => route.path === path)
const trailOf = (path: string) => {
  const route = rowOf(path)
  return route ? breadcrumbTrail(route, rowOf) : []
}

describe('the breadcrumbs', () => {
  it.each([
    [paths.home, [paths.home]],
    [paths.profile, [paths.home, paths.profile]],
    [paths.profilePdpa, [paths.home, paths.profile, paths.profileMenuPdpa, paths.profilePdpa]],
  ])('lead from home to %s through the pages above it', (path, expected) => {
    expect(trailOf(path).map((crumb) => crumb.path)).toEqual(expected)
  })

  it('link every page above, and only name the one on screen', () => {
    render(
      <IntlProvider locale="th">
        <MemoryRouter>
          <Breadcrumbs route={row(paths.profileMenuPdpa, routeOf(paths.pdpa).title, paths.profile)} />
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

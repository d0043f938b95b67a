import { ChevronRight } from 'lucide-react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { tokens } from '@/theme/tokens'
import { Link } from '@/ui/link'
import { routeOf, titleOf, type AppRoute } from '../routes'

const navName = defineMessage({
  id: 'shell.breadcrumbs.name',
  defaultMessage: 'Breadcrumb',
  description: 'Name of the navigation that shows the way from home to the page',
})

const Nav = styled.nav`
  flex: 1;
  min-width: 0;
`

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  font-size: ${tokens.font.size.sm};
  li {
    display: flex;
    align-items: center;
    color: ${tokens.color.textMuted};
  }
  a,
  span {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.tap};
    padding-inline: ${tokens.space(2)};
  }
  a {
    color: ${tokens.color.primaryText};
    text-decoration: none;
    border-radius: ${tokens.radius.control};
  }
  a:hover {
    text-decoration: underline;
  }
`

/** The way to a page from home; without a route, to an unknown address. */
export default function Breadcrumbs({ route }: { route: AppRoute | undefined }) {
  const intl = useIntl()
  const trail = breadcrumbTrail(route ?? { path: paths.sample, title: titleOf(route) })
  return (
    <Nav aria-label={intl.formatMessage(navName)}>
      <List>
        {trail.map((crumb, index) => (
          <li key={crumb.path}>
            {index > 0 && <ChevronRight size={16} strokeWidth={1.75} aria-hidden />}
            {index < trail.length - 1 ? (
              <Link to={crumb.path}>
                <FormattedMessage {...crumb.title} />
              </Link>
            ) : (
              <span aria-current="page">
                <FormattedMessage {...crumb.title} />
              </span>
            )}
          </li>
        ))}
      </List>
    </Nav>
  )
}

type Crumb = Pick<AppRoute, 'path' | 'title' | 'parent'>

export function breadcrumbTrail(crumb: Crumb): Crumb[] {
  const above = crumb.parent ?? (crumb.path === paths.home ? undefined : paths.home)
  return above ? [...breadcrumbTrail(routeOf(above)), crumb] : [crumb]
}

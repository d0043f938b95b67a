import { QrCode } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '@/addresses/paths'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { useAppSelector } from '@/store/hooks'
import { useShownHeaderAction } from '@/ui/header-action'
import { IconButton } from '@/ui/icon-button'
import { useOpenPoints } from '@/ui/app-contexts'
import { isTabRoot, titleOf, type AppRoute } from '../routes'
import { BackButton, Bar, BarBalance, barMessages, BarRow, BarTitle, MenuButton } from './bar'
import { useBack } from './use-back'

const loadBreadcrumbs = () => import('./breadcrumbs')

interface SubHeaderProps {
  route: AppRoute | undefined
  isTabletUp: boolean
  onMenu: () => void
}

/** The bar of every page but home: back and title on a phone, menu and breadcrumbs on larger screens. */
export function SubHeader({ route, isTabletUp, onMenu }: SubHeaderProps) {
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn)
  const action = useShownHeaderAction()
  const back = useBack(route)
  const title = titleOf(route)
  const isRoot = isTabRoot(route)
  const name = <FormattedMessage {...title} />
  // The title is shown until they have loaded, or if they fail to.
  const Breadcrumbs = useLazyComponent(loadBreadcrumbs, isTabletUp)

  return (
    <Bar>
      <BarRow>
        {isTabletUp ? (
          <>
            <MenuButton onClick={onMenu} />
            {Breadcrumbs ? (
              <Breadcrumbs route={route ?? { path: paths.sample, title }} />
            ) : (
              <BarTitle>{name}</BarTitle>
            )}
          </>
        ) : (
          <>
            {!isRoot && back && <BackButton onClick={back} />}
            <BarTitle data-root={isRoot || undefined}>{name}</BarTitle>
          </>
        )}
        <BarBalance route={route} />
        {action ?? (isLoggedIn && <CollectPointsButton />)}
      </BarRow>
    </Bar>
  )
}

function CollectPointsButton() {
  const intl = useIntl()
  const open = useOpenPoints()
  return (
    <IconButton label={intl.formatMessage(barMessages.collect)} aria-haspopup="dialog" onClick={open}>
      <QrCode size={24} strokeWidth={1.75} aria-hidden />
    </IconButton>
  )
}

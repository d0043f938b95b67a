import { ChevronLeft, Menu, QrCode } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { useAppSelector } from '@/store/hooks'
import { useShownHeaderAction } from '@/ui/header-action'
import { useOpenPoints } from '@/ui/app-contexts'
import { Phrases } from '@/ui/phrases'
import { isTabRoot, titleOf, type AppRoute } from '../routes'
import { Bar, BarBalance, BarButton, BarRow, BarTitle } from './bar'
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
  const openPoints = useOpenPoints()
  const back = useBack(route)
  const isRoot = isTabRoot(route)
  const name = (
    <Phrases>
      <FormattedMessage {...titleOf(route)} />
    </Phrases>
  )
  // The title is shown until they have loaded, or if they fail to.
  const Breadcrumbs = useLazyComponent(loadBreadcrumbs, isTabletUp)

  return (
    <Bar>
      <BarRow>
        {isTabletUp ? (
          <>
            <BarButton name="menu" icon={Menu} opensDialog onClick={onMenu} />
            {Breadcrumbs ? <Breadcrumbs route={route} /> : <BarTitle>{name}</BarTitle>}
          </>
        ) : (
          <>
            {!isRoot && back && <BarButton name="back" icon={ChevronLeft} onClick={back} />}
            <BarTitle data-root={isRoot || undefined}>{name}</BarTitle>
          </>
        )}
        <BarBalance route={route} />
        {action ??
          (isLoggedIn && <BarButton name="collect" icon={QrCode} opensDialog onClick={openPoints} />)}
      </BarRow>
    </Bar>
  )
}

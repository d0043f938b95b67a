import styled from 'styled-components'
import { BrandLogo } from '@/brand/brand-logo'
import { media, tokens } from '@/theme/tokens'
import { Bar, BarRow } from './bar'
import { MenuButton } from './menu-button'

const Row = styled(BarRow)`
  display: grid;
  grid-template-columns: ${tokens.tap} 1fr ${tokens.tap};
  ${media.tabletUp} {
    grid-template-columns: ${tokens.tap} 1fr;
  }
`

const Logo = styled.div`
  display: grid;
  justify-items: center;
  min-width: 0;
  ${media.tabletUp} {
    justify-items: start;
  }
`

/** Home's own bar: the menu and the brand's logo. */
export function HomeTopBar({ onMenu }: { onMenu: () => void }) {
  return (
    <Bar>
      <Row>
        <MenuButton onClick={onMenu} />
        <Logo>
          <BrandLogo kind="home" />
        </Logo>
      </Row>
    </Bar>
  )
}

import styled, { css } from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Link } from '@/ui/link'

const { color, space } = tokens

export const MenuPanel = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
`

export const MenuHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(4)} ${space(2)} ${space(4)} ${space(4)};
`

export const MenuList = styled.ul`
  display: grid;
  gap: ${space(1)};
  /* The list reset is more specific than one class. */
  && {
    padding: ${space(2)};
  }
`

/** A list with a line between it and the list above. */
export const MoreMenuList = styled(MenuList)`
  border-top: 1px solid ${color.outline};
`

const row = css`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  width: 100%;
  min-height: 48px;
  padding: ${space(1)} ${space(3)};
  border-radius: ${tokens.radius.control};
  color: ${color.text};
  text-align: start;
  text-decoration: none;
  transition: background ${tokens.motion.fast};
  @media (hover: hover) {
    &:hover {
      background: ${color.surfaceSunken};
    }
  }
  &:active {
    background: ${color.primarySoft};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

export const MenuLink = styled(Link)`
  ${row}
  &[aria-current] {
    background: ${color.primarySoft};
    color: ${color.primaryText};
    font-weight: 700;
  }
`

export const MenuAction = styled.button`
  ${row}
`

export const MenuFoot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  margin-top: auto;
  padding: ${space(4)};
`

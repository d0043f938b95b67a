import type { ElementType, ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { LeadsOn } from './end-icon'
import { tappedGround } from './tapped-ground'
import { Label } from './label'
import { Muted } from './muted'
import type { AsProps } from './button'

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: ${tokens.space(3)};
  width: 100%;
  min-height: 52px;
  padding: ${tokens.space(2)} ${tokens.space(3)};
  border: 0;
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.text};
  font: 400 ${tokens.font.size.md} / ${tokens.font.lineHeight} ${tokens.font.family};
  text-align: start;
  text-decoration: none;
  > ${Label} {
    flex: 1;
    min-width: 0;
  }
  > svg:last-child {
    color: ${tokens.color.textMuted};
  }
  ${tappedGround(tokens.color.surfaceSunken, tokens.color.primarySoft)}
  &:focus-visible {
    outline-offset: -3px;
  }
`

interface SubmenuButtonOwnProps {
  title: ReactNode
  icon?: ReactNode
  /** The current value, before the chevron. */
  detail?: ReactNode
}

/** A row of a menu; with `as={Link}` it leads to a page. */
export function SubmenuButton<Element extends ElementType = 'button'>({
  as,
  title,
  icon,
  detail,
  ...rest
}: AsProps<Element, SubmenuButtonOwnProps>) {
  return (
    <Root
      as={as as ElementType} // styled-components cannot follow the type
      {...(as ? undefined : { type: 'button' })}
      {...(rest as object)}
    >
      {icon}
      <Label>{title}</Label>
      {detail !== undefined && <Muted as="span">{detail}</Muted>}
      <LeadsOn />
    </Root>
  )
}

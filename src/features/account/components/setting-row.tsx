import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

/** Laid out as the rows that lead somewhere; the control goes below its name where both do not fit. */
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space(2)} ${tokens.space(3)};
  min-height: 56px;
  padding: ${tokens.space(1)} ${tokens.space(4)};
`

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space(3)};
`

interface SettingRowProps {
  Icon: LucideIcon
  /** For the eye alone: the control has its own name. */
  name: ReactNode
  /** The control. */
  children: ReactNode
}

/** A setting that is changed in its row. */
export function SettingRow({ Icon, name, children }: SettingRowProps) {
  return (
    <Row>
      <Name aria-hidden>
        <Icon size={24} strokeWidth={1.75} />
        {name}
      </Name>
      {children}
    </Row>
  )
}

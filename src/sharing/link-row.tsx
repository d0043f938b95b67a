import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { CopyButton } from '@/ui/copy-button'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space(2)};
  padding: ${tokens.space(1)} ${tokens.space(1)} ${tokens.space(1)} ${tokens.space(3)};
  border: 1px solid ${tokens.color.outline};
  border-radius: ${tokens.radius.control};
`

const Link = styled.span`
  flex: 1 1 10rem;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** The link itself, to be copied. */
export function LinkRow({ link }: { link: string }) {
  return (
    <Row>
      <Link translate="no">{link.replace(/^https?:\/\//, '')}</Link>
      <CopyButton text={link} />
    </Row>
  )
}

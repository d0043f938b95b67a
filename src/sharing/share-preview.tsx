import styled from 'styled-components'
import { useDataSaver } from '@/lib/use-root-data'
import { tokens } from '@/theme/tokens'
import { Picture } from '@/ui/picture'
import type { ShareContent } from './share-content'

const Root = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space(3)};
  padding: ${tokens.space(2)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceSunken};
  &[data-plain] {
    grid-template-columns: minmax(0, 1fr);
    padding: ${tokens.space(3)};
  }
`

const Text = styled.div`
  overflow-wrap: anywhere;
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  p:first-child {
    font-weight: 600;
  }
  p + p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
  }
`

/** What the other person will see of it. */
export function SharePreview({ content: { title, subtitle, picture } }: { content: ShareContent }) {
  const isPlain = useDataSaver() || !picture
  return (
    <Root data-plain={isPlain || undefined}>
      {!isPlain && <Picture src={picture} alt="" ratio="20 / 13" radius={tokens.radius.control} />}
      <Text>
        <p>{title}</p>
        {subtitle && <p>{subtitle}</p>}
      </Text>
    </Root>
  )
}

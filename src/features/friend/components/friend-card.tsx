import { MessageCircleHeart } from 'lucide-react'
import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { useBrandName } from '@/brand/use-brand-name'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import { useFriendship } from '../hooks/use-friendship'

const Root = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space(3)} ${tokens.space(4)};
  > svg {
    color: ${tokens.color.primaryText};
  }
  h2 {
    margin: 0;
    font-size: ${tokens.font.size.md};
    line-height: ${tokens.font.lineHeight};
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
  }
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(2)};
  max-width: 28rem;
  > * {
    flex: 1 1 8rem;
  }
`

/** In LINE, for a member who has not added the brand's official account: asks once a month, and takes no for an answer. */
export function FriendCard({ ref }: { ref?: Ref<HTMLElement> }) {
  const { isAsked, hasFailed, add, putOff } = useFriendship()
  const brand = useBrandName()
  if (!isAsked) return null
  return (
    <Root ref={ref} as="section" data-flat>
      <MessageCircleHeart size={32} strokeWidth={1.75} aria-hidden />
      <div>
        <h2>
          <FormattedMessage
            id="friend.title"
            defaultMessage="Add {brand} as a friend on LINE"
            description="Heading: adding the brand's official account"
            values={{ brand }}
          />
        </h2>
        <p>
          <FormattedMessage id="friend.text" defaultMessage="Get news and privileges in chat." />
        </p>
      </div>
      {hasFailed && (
        <Notice>
          <FormattedMessage
            id="friend.failed"
            defaultMessage="This isn’t working right now. Please try again later."
          />
        </Notice>
      )}
      <Answers>
        <Button variant="outline" onClick={add}>
          <FormattedMessage id="friend.add" defaultMessage="Add friend" description="Button" />
        </Button>
        <Button variant="quiet" onClick={putOff}>
          <FormattedMessage id="friend.later" defaultMessage="Not now" description="Button" />
        </Button>
      </Answers>
    </Root>
  )
}

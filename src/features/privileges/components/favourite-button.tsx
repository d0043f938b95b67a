import { Heart } from 'lucide-react'
import { defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { IconButton } from '@/ui/icon-button'
import { favourites, useOwnList } from '../own-lists'
import { useMemberKey } from '@/session/use-member-key'

const messages = defineMessages({
  favourite: {
    id: 'privileges.favourite',
    defaultMessage: 'Favourite',
    description: 'Toggle button: marks a privilege as a favourite',
  },
})

const Toggle = styled(IconButton)`
  background: color-mix(in srgb, ${tokens.color.surfaceRaised} 86%, transparent);
  color: ${tokens.color.text};
  &[aria-pressed='true'] {
    color: ${tokens.color.danger};
    svg {
      fill: currentColor;
    }
  }
`

interface FavouriteButtonProps {
  privilegeId: string
  /** The privilege's name, so that a screen reader tells one button from the next. */
  title: string
  className?: string
}

/** Marks a privilege as a favourite, on this phone. Renders nothing until it is known whose favourites these are. */
export function FavouriteButton({ privilegeId, title, className }: FavouriteButtonProps) {
  const { formatMessage } = useIntl()
  const memberKey = useMemberKey()
  const isMarked = useOwnList(favourites, memberKey).includes(privilegeId)
  if (memberKey === undefined) return null
  return (
    <Toggle
      className={className}
      label={formatMessage(messages.favourite)}
      aria-pressed={isMarked}
      aria-description={title}
      onClick={() => favourites.put(memberKey, privilegeId, !isMarked)}
    >
      <Heart size={22} strokeWidth={1.75} aria-hidden />
    </Toggle>
  )
}

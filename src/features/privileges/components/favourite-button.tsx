import { Heart } from 'lucide-react'
import { defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { IconButton } from '@/ui/icon-button'
import { markFavourite, useFavourites } from '../favourites'
import { useFavouritesOwner } from '../hooks/use-favourites-owner'

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
  const owner = useFavouritesOwner()
  const isMarked = useFavourites(owner).includes(privilegeId)
  if (owner === undefined) return null
  return (
    <Toggle
      className={className}
      label={formatMessage(messages.favourite)}
      aria-pressed={isMarked}
      aria-description={title}
      onClick={() => markFavourite(owner, privilegeId, !isMarked)}
    >
      <Heart size={22} strokeWidth={1.75} aria-hidden />
    </Toggle>
  )
}

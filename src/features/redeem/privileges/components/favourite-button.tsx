import { Heart } from 'lucide-react'
import { defineMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { useMemberKey } from '@/session/use-member-key'
import { readStored, writeStored } from '@/storage/storage'
import { useStored } from '@/storage/use-stored'
import { tokens } from '@/theme/tokens'
import { IconButton } from '@/ui/icon-button'

const NONE: readonly string[] = []
/** The list's request carries all ids, so their number is limited. */
const MAX_COUNT = 200

function mark(id: string, isMarked: boolean): void {
  const others = (readStored('favourites') ?? NONE).filter((other) => other !== id)
  writeStored('favourites', isMarked ? [id, ...others].slice(0, MAX_COUNT) : others)
}

/** The ids of a member's favourites on this phone, newest first; empty until the member key is known. */
export const useFavourites = (): readonly string[] => useStored('favourites') ?? NONE

export const favouriteWord = defineMessage({
  id: 'privilegeCard.favourite',
  defaultMessage: 'Favorite',
  description:
    'Toggle button: marks a privilege as a favourite; switch: only privileges that the member has marked',
})

const Toggle = styled(IconButton)`
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
  /** Part of the accessible name, to tell the buttons apart. */
  title: string
  className?: string
}

/** Marks a privilege as a favourite on this phone. Renders nothing until the member key is known. */
export function FavouriteButton({ privilegeId, title, className }: FavouriteButtonProps) {
  const { formatMessage } = useIntl()
  const memberKey = useMemberKey()
  const isMarked = useFavourites().includes(privilegeId)
  if (memberKey === undefined) return null
  return (
    <Toggle
      className={className}
      label={formatMessage(favouriteWord)}
      aria-pressed={isMarked}
      aria-description={title}
      onClick={() => mark(privilegeId, !isMarked)}
    >
      <Heart size={22} strokeWidth={1.75} aria-hidden />
    </Toggle>
  )
}

/** At a card's top right, above the link that covers the whole card. */
export const CardFavourite = styled(FavouriteButton)`
  position: absolute;
  inset-block-start: ${tokens.space(1)};
  inset-inline-end: ${tokens.space(1)};
  z-index: 1;
  /* The visible plate is smaller than the tap area. */
  padding: 4px;
  background: color-mix(in srgb, ${tokens.color.surfaceRaised} 86%, transparent);
  background-clip: content-box;
  [data-row] > & {
    inset-block-start: 0;
    inset-inline-end: 0;
    background: none;
  }
`

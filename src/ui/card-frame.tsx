import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import { formatDate, unbroken } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { plainText } from '@/lib/plain-text'
import { useToday } from '@/lib/use-today'
import { tokens } from '@/theme/tokens'
import { Card } from './card'
import { clampLines } from './clamp-lines'
import { coveringLink } from './covering-link'
import { Link } from './link'
import { withUnits } from './phrases'
import { Skeleton } from './skeleton'
import { Spread } from './stack'

/** The box of an item's card or skeleton; the picture is above the text, with `data-row` beside it. */
const CardFrame = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 0;
  transition: transform ${tokens.motion.fast};
  > :first-child {
    flex: none;
  }
  &[data-row] {
    flex-direction: row;
    > :first-child {
      display: grid;
      width: clamp(96px, 27vw, 124px);
    }
  }
  &:active {
    transform: scale(0.98);
  }
  @media (hover: hover) {
    &:hover a {
      color: ${tokens.color.primaryText};
    }
  }
`

/** The shape of a card's picture: above the text, or beside it in a row. */
export const pictureShape = (isRow: boolean) =>
  isRow
    ? { ratio: 'auto', radius: `${tokens.radius.card} 0 0 ${tokens.radius.card}` }
    : { ratio: '4 / 3', radius: `${tokens.radius.card} ${tokens.radius.card} 0 0` }

const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space(1)};
  min-width: 0;
  padding: ${tokens.space(2)} ${tokens.space(3)} ${tokens.space(3)};
  font-size: ${tokens.font.size.xs};
`

/** Name and description; grows, so that the feet of a row's cards are aligned. */
export const CardHead = styled.div`
  flex: 1;
  > p {
    ${clampLines(1)}
    font-size: ${tokens.font.size.sm};
  }
  > p + p {
    color: ${tokens.color.textMuted};
  }
  > :first-child {
    ${clampLines(2)}
    font-size: ${tokens.font.size.md};
  }
  /* Two lines for the name and one for the description, as in the skeleton. */
  min-height: 2.9rem;
  &:has(> :nth-child(2)),
  &[data-described] {
    min-height: 4.1rem;
  }
  /* Where the name has one line, the description has two. */
  :not([data-row]) > * > &:has(> p + p) {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    > p {
      display: block;
      max-height: none;
      overflow: visible;
    }
  }
  [data-row] > * > & {
    min-height: 0;
    &[data-described] {
      min-height: 2.9rem;
    }
  }
  /* Leaves room for the heart. */
  [data-row]:has(> button) > * > & {
    padding-inline-end: ${tokens.space(7)};
  }
`

/** An item's status in its colour; filled if nobody can have the item any more. */
export const ItemStatus = styled.p`
  /* Only as wide as its text. */
  justify-self: start;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.xs};
  font-weight: 600;
  line-height: calc(22 / 12);
  &[data-tone='yes'] {
    color: ${tokens.color.success};
    &::before {
      content: '✓ ';
      content: '✓ ' / '';
    }
  }
  &[data-tone='notYet'] {
    color: ${tokens.color.warning};
  }
  /* The picture's tab shows it; a change is still announced. */
  &[data-tone='tab'] {
    position: absolute;
    clip-path: inset(50%);
  }
  &[data-tone='gone'] {
    padding: 1px ${tokens.space(2)};
    border-radius: 12px;
    background: ${tokens.color.surfaceSunken};
  }
`

export const validityMessages = defineMessages<Record<'forever' | 'until' | 'expired', { date: string }>>({
  forever: { id: 'privilegeCard.forever', defaultMessage: 'No expiry', description: 'In place of a date' },
  until: {
    id: 'privilegeCard.validThrough',
    defaultMessage: 'Valid until {date}',
    description: 'On a card: the last day of a privilege',
  },
  expired: {
    id: 'privilegeCard.expired',
    defaultMessage: 'Expired {date}',
    description: 'On a card: the last day, which is past',
  },
})

interface ValidityProps {
  validity: { kind: 'date'; date: string } | { kind: 'forever' | 'unknown' }
  isOver?: boolean
}

export function Validity({ validity, isOver }: ValidityProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  // A dash (spec 4, Privilege card display).
  if (validity.kind === 'unknown') return formatDate(undefined, locale)
  if (validity.kind !== 'date') return formatMessage(validityMessages.forever, { date: '' })
  const message = isOver ? validityMessages.expired : validityMessages.until
  return formatMessage(message, { date: unbroken(formatDate(validity.date, locale)) })
}

/** A warning in the last days. */
const LastDay = styled.p`
  flex-basis: 100%;
  color: ${tokens.color.textMuted};
  [data-soon] {
    color: ${tokens.color.warning};
    font-weight: 600;
  }
`

const SOON_MS = 7 * 24 * 60 * 60 * 1000

/** A card's last line: the last day, or that the item is over. */
export function CardValidity({ validity, isOver }: ValidityProps) {
  const today = useToday()
  const isSoon =
    !isOver && validity.kind === 'date' && Date.parse(validity.date) - Date.parse(today) <= SOON_MS
  return (
    <LastDay>
      <span data-soon={isSoon || undefined}>
        <Validity validity={validity} isOver={isOver} />
      </span>
    </LastDay>
  )
}

export const CardName = styled.p`
  font-size: ${tokens.font.size.sm};
  font-weight: 600;
  line-height: 1.5;
  a {
    color: ${tokens.color.text};
    text-decoration: none;
    transition: color ${tokens.motion.fast};
    ${coveringLink}
  }
`

const Amount = styled.p`
  color: ${tokens.color.primaryText};
  strong {
    font-size: ${tokens.font.size.lg};
    font-weight: 700;
    line-height: 1.4;
  }
`

interface ItemCardProps {
  /** The picture is beside the text, for lists of one column. */
  isRow: boolean
  picture: ReactNode
  to: string
  title: string
  /** The title is not shown, and only names the link. */
  isTitleHidden?: boolean
  /** As brands write it, plain or HTML; undefined takes no place. */
  description: string | undefined
  amount: ReactNode
  status: ReactNode
  validity: ReactNode
  action?: ReactNode
}

export function ItemCard(props: ItemCardProps) {
  const { isRow, picture, to, title, isTitleHidden, description, amount, status, validity, action } = props
  return (
    <CardFrame data-row={isRow || undefined}>
      {picture}
      <CardBody>
        <CardHead>
          <CardName>
            <Link to={to} aria-label={isTitleHidden ? title : undefined}>
              {!isTitleHidden && title}
            </Link>
          </CardName>
          {description !== undefined && <p>{withUnits(plainText(description))}</p>}
        </CardHead>
        <Spread $gap={2}>
          {amount && <Amount>{amount}</Amount>}
          {status}
          {validity}
        </Spread>
      </CardBody>
      {action}
    </CardFrame>
  )
}

/** As high as the text's lines. */
const Bars = styled.div`
  /* Before the clamped lines of a card's head. */
  &&& {
    display: grid;
  }
  gap: ${tokens.space(2)};
  padding-block: 0.2rem;
`

interface CardSkeletonProps {
  isDescribed?: boolean
  isRow?: boolean
  /** Height and width of each line of the foot. */
  lines: readonly (readonly [height: string, width: string])[]
}

/** As high as the card, so that nothing moves. */
export function CardSkeleton({ isDescribed, isRow = false, lines }: CardSkeletonProps) {
  return (
    <CardFrame data-skeleton data-row={isRow || undefined} aria-hidden>
      <div style={isRow ? undefined : { aspectRatio: '4 / 3' }}>
        <Skeleton height="100%" radius={pictureShape(isRow).radius} />
      </div>
      <CardBody>
        <CardHead data-described={isDescribed || undefined}>
          <Bars>
            <Skeleton height="1rem" />
            {isDescribed && <Skeleton height="0.8rem" width="80%" />}
          </Bars>
        </CardHead>
        <Bars>
          {lines.map(([height, width]) => (
            <Skeleton key={width} height={height} width={width} />
          ))}
        </Bars>
      </CardBody>
    </CardFrame>
  )
}

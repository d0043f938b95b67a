import { useId, useState, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { formatDate } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { readStored, writeStored } from '@/storage/storage'
import { tokens } from '@/theme/tokens'
import { pageWords } from '@/ui/page-words'
import { CodeText } from '@/ui/code-text'
import { Unfolds } from '@/ui/end-icon'
import { IconButton } from '@/ui/icon-button'
import { Picture } from '@/ui/picture'
import { VisuallyHidden } from '@/ui/visually-hidden'

const { color, font, space } = tokens

/**
 * A gradient from the brand's colour to a darker mix. Decorative circles use only these two colours, so that text with contrast
 * on both is readable everywhere.
 */
export const TierCardFrame = styled.section`
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  overflow: hidden;
  padding: ${space(4)};
  border-radius: ${tokens.radius.card};
  background: linear-gradient(135deg, ${color.tierFrom}, ${color.tierTo});
  color: ${color.onTier};
  box-shadow: ${tokens.shadow};
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    width: 260px;
    aspect-ratio: 1;
    border-radius: ${tokens.radius.pill};
    opacity: 0.35;
  }
  &::before {
    top: -130px;
    right: -70px;
    background: ${color.tierFrom};
  }
  &::after {
    bottom: -190px;
    left: -90px;
    background: ${color.tierTo};
  }
  :focus-visible {
    outline-color: currentColor;
  }
  &[data-folded] {
    padding-block: var(--tier-padding, ${space(3)});
  }
`

export const Top = styled.header`
  display: grid;
  grid-template: 'name toggle' 'facts facts' / minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  @container (min-width: 560px) {
    grid-template: 'name facts toggle' / minmax(0, 1fr) auto auto;
    gap: ${space(8)};
  }
  [data-folded] & {
    gap: 2px ${space(2)};
  }
  button {
    grid-area: toggle;
    /* The icon ends at the card's padding. */
    margin-inline-end: -10px;
    [data-folded] & {
      margin-block: -2px;
    }
  }
  button svg {
    transition: transform ${tokens.motion.fast};
  }
  button[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`

export const Name = styled.div`
  display: flex;
  grid-area: name;
  align-items: center;
  gap: ${space(3)};
  min-height: 60px;
  hgroup {
    min-width: 0;
  }
  h2 {
    font-size: ${font.size.xl};
    line-height: 1.5;
  }
  p {
    font-size: ${font.size.sm};
  }
  [data-folded] & {
    min-height: 46px;
    /* What is said below the name stands on a line of its own: it becomes longer as the rewards come. */
    hgroup {
      flex: 1;
    }
    h2 {
      font-size: ${font.size.lg};
      line-height: 1.3;
    }
    p {
      line-height: 1.4;
    }
  }
`

const Plate = styled.span`
  flex: none;
  width: 56px;
  height: 56px;
  padding: ${space(2)};
  border-radius: ${tokens.radius.pill};
  background: color-mix(in srgb, currentColor 16%, transparent);
  > span {
    background: none;
  }
  [data-folded] & {
    width: 40px;
    height: 40px;
    padding: 6px;
  }
`

export const TierCardFacts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  grid-area: facts;
  justify-content: space-between;
  gap: ${space(1)} ${space(8)};
  font-size: ${font.size.sm};
  dd {
    font-weight: 600;
  }
`

const Fold = styled.div`
  display: grid;
  grid-template-rows: 0fr;
  visibility: hidden;
  transition:
    grid-template-rows ${tokens.motion.slow},
    visibility ${tokens.motion.slow};
  > div {
    min-height: 0;
    overflow: hidden;
  }
  &[data-open] {
    grid-template-rows: 1fr;
    visibility: visible;
  }
`

export const tierWords = defineMessages({
  label: { id: 'tier.card.label', defaultMessage: 'Membership tier', description: 'Above its name' },
  toggle: {
    id: 'tier.card.toggle',
    defaultMessage: 'Tier progress',
    description: 'Opens and closes the conditions',
  },
})

interface TierCardProps {
  name: string
  icon: string | undefined
  /** Undefined if the tier does not expire. */
  expiry: string | undefined
  /** Undefined while the profile loads, or if that fails. */
  memberId: string | undefined
  /**
   * The folded card's contents, instead of id and expiry. Such a card is folded until the member opens it, remembered on this
   * phone; without it only the conditions fold.
   */
  inShort?: { text: ReactNode; parts: ReactNode } | undefined
  note?: ReactNode
  /** The conditions, in the collapsible part; without them there is no toggle. */
  children?: ReactNode
}

/** Whether the member has opened a card that folds by default. */
export const isLeftOpen = () => readStored('tierCard') === 'open'

/** The member's tier, like a card in a wallet. */
export function TierCard(props: TierCardProps) {
  const { name, icon, expiry, memberId, inShort, note, children } = props
  const intl = useIntl()
  const foldId = useId()
  const nameId = useId()
  const [isOpen, setIsOpen] = useState(!inShort || isLeftOpen())
  const isFolded = inShort !== undefined && !isOpen
  const label = <FormattedMessage {...tierWords.label} />
  return (
    <TierCardFrame aria-labelledby={nameId} data-folded={isFolded || undefined}>
      <Top>
        <Name>
          <Plate>
            <Picture src={icon} alt="" ratio="1" fit="contain" isEager />
          </Plate>
          <hgroup>
            {isFolded ? <VisuallyHidden as="p">{label}</VisuallyHidden> : <p>{label}</p>}
            <h2 id={nameId}>{name}</h2>
            {isFolded && inShort.text && <p>{inShort.text}</p>}
          </hgroup>
        </Name>
        {!(isFolded && inShort.parts) && <TierFactList memberId={memberId} expiry={expiry} />}
        {children && (
          <IconButton
            label={intl.formatMessage(tierWords.toggle)}
            aria-expanded={isOpen}
            aria-controls={foldId}
            onClick={() => {
              setIsOpen(!isOpen)
              if (inShort) writeStored('tierCard', isOpen ? undefined : 'open')
            }}
          >
            <Unfolds size={24} />
          </IconButton>
        )}
      </Top>
      {isFolded && inShort.parts}
      {note}
      {children && (
        <Fold id={foldId} data-open={isOpen || undefined}>
          <div>{children}</div>
        </Fold>
      )}
    </TierCardFrame>
  )
}

function TierFactList({ memberId, expiry }: { memberId: string | undefined; expiry: string | undefined }) {
  const locale = useLocale()
  return (
    <TierCardFacts>
      {memberId && (
        <div>
          <dt>
            <FormattedMessage
              id="tier.card.memberId"
              defaultMessage="Member ID"
              description="Before the id"
            />
          </dt>
          <dd>
            <CodeText code={memberId} />
          </dd>
        </div>
      )}
      <div>
        <dt>
          <FormattedMessage id="tier.card.expiry" defaultMessage="Valid until" description="Before a date" />
        </dt>
        <dd>{expiry ? formatDate(expiry, locale) : <FormattedMessage {...pageWords.noExpiry} />}</dd>
      </div>
    </TierCardFacts>
  )
}

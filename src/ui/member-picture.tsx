import { User } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { media, tokens } from '@/theme/tokens'
import { Picture } from './picture'

const Root = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: var(--size);
  height: var(--size);
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.primarySoft};
  /* Within a ring. */
  > :first-child {
    width: 90.9%;
  }
  &[data-size='bar'] {
    --size: 63.83px;
    ${media.tabletUp} {
      --size: 79.24px;
    }
    ${media.desktopUp} {
      --size: 80.24px;
    }
    ${media.bigDesktopUp} {
      --size: 100.74px;
    }
  }
  &[data-size='modal'] {
    --size: 54.6px;
    ${media.tabletUp} {
      --size: 80.15px;
    }
  }
`

const Initials = styled.span`
  color: ${tokens.color.primaryText};
  font-size: calc(var(--size) * 0.34);
  font-weight: 700;
  line-height: 1.6;
`

const Badge = styled.span`
  position: absolute;
  inset: auto -4px -2px auto;
  display: grid;
  place-items: center;
  overflow: hidden;
  width: max(24px, calc(var(--size) * 0.38));
  aspect-ratio: 1;
  border: 2px solid ${tokens.color.surfaceRaised};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.primaryText};
  svg {
    width: 66%;
    height: 66%;
  }
`

interface ShownTier {
  tier_icon_url?: string
  tier_name_th?: string
  tier_name_en?: string
}

interface MemberPictureProps {
  member?: { image_url?: string; first_name?: string; last_name?: string }
  /** The outer size, by place (spec 9) or in px. */
  size: 'bar' | 'modal' | number
  /** The tier's icon if true, a person if false, none while undefined. */
  isMembershipOpen?: boolean
  tier?: ShownTier
  /** Shown instead of initials if the name is unknown. */
  icon?: ReactNode
}

export function MemberPicture(props: MemberPictureProps) {
  const { member, size, isMembershipOpen, tier } = props
  const locale = useLocale()
  const initials = initial(member?.first_name) + initial(member?.last_name)
  const tierName = tierNameIn(locale, tier)
  const isNamed = typeof size === 'string'
  return (
    <Root
      data-size={isNamed ? size : undefined}
      style={isNamed ? undefined : { ['--size' as string]: `${size}px` }}
    >
      <Picture
        src={member?.image_url}
        alt=""
        ratio="1"
        radius={tokens.radius.pill}
        isEager
        fallback={initials ? <Initials aria-hidden>{initials}</Initials> : props.icon}
      />
      {isMembershipOpen && tier?.tier_icon_url && (
        <Badge>
          <Picture
            src={tier.tier_icon_url}
            alt={tierName}
            ratio="1"
            fit="contain"
            fallback={initial(tierName)}
            isEager
          />
        </Badge>
      )}
      {isMembershipOpen === false && (
        <Badge>
          <User strokeWidth={1.75} aria-hidden />
        </Badge>
      )}
    </Root>
  )
}

export const tierNameIn = (locale: Locale, tier?: ShownTier): string =>
  (locale === 'en' && tier?.tier_name_en) || tier?.tier_name_th || ''

/** A name's first letter; skips a Thai vowel written before its consonant (เ แ โ ใ ไ). */
function initial(name = ''): string {
  return name.match(/(?![เ-ไ])\p{L}/u)?.[0].toUpperCase() ?? ''
}

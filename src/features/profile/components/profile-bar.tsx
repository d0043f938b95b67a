import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { courtesyName } from '@/i18n/courtesy-name'
import { useLocale } from '@/i18n/use-locale'
import { useMember } from '@/session/use-member'
import { media, tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'
import { clampLines } from '@/ui/clamp-lines'
import { coveringLink } from '@/ui/covering-link'
import { ExpiringPoints } from '@/ui/expiring-points'
import { Link } from '@/ui/link'
import { MemberPicture } from '@/ui/member-picture'
import { pageWords } from '@/ui/page-words'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { pageTitles } from '@/i18n/page-titles'
import { PartError } from '@/ui/part-error'
import { Balance } from '@/ui/points-display'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { CollectButton, useHasPass } from './collect-button'

const { color, space } = tokens

const PADDING = space(4)
/** On the narrowest phones the line about expiring points is below the picture, where it is one line. */
const narrow = '@media (max-width: 339px)'
/** Where five digits have little room beside the pass. */
const small = '@media (max-width: 379px)'

const ProfileBarBox = styled(Card)`
  position: relative;
  padding: 0 ${PADDING};
  /* The pass's white tile has no edge on it. */
  [data-mode='light'] &:has(> [data-pass]) {
    --color-surface-raised: ${color.codePaper};
  }
`

/** The member beside the pass, or above the button; below each other in letters too large for both. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(6)};
  padding-block: ${space(3)} ${space(2)};
  ${media.short} {
    row-gap: ${space(1)};
    padding-block: ${space(1)};
    > button {
      min-height: ${tokens.tap};
    }
  }
  > :last-child {
    position: relative;
    z-index: 1;
    flex: 1 1 16rem;
  }
  &[data-pass] {
    gap: 0;
    padding-block: 0 11px;
    > :first-child {
      padding-block: ${space(2)} 0;
    }
    /* Its quiet zone takes the card's padding. */
    > :last-child {
      flex: none;
      margin-inline-end: -${PADDING};
    }
  }
`

/** If the picture does not fit beside the figures, it is above them. */
const ProfileBarMember = styled.div`
  display: flex;
  flex: 999 1 11.5rem;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  ${narrow} {
    display: grid;
    grid-template: auto auto minmax(1.1rem, auto) / auto minmax(0, 1fr);
    row-gap: 0;
    > :first-child {
      grid-row: 1 / 3;
      margin-block: -5px 1px;
    }
  }
  ${media.tabletUp} {
    gap: ${space(4)};
  }
`

/** The whole bar links to the profile; other tap targets are above this overlay. */
const ProfileLink = styled(Link)`
  /* A target of 24 px for tools that ignore the overlay, without moving the lines. */
  padding-block: 2px;
  margin-block: -2px;
  color: ${color.textMuted};
  font-size: ${tokens.font.size.sm};
  text-decoration: none;
  > span {
    ${clampLines(1)}
  }
  ${coveringLink}
`

/** Always as high as with expiring points, so that they move nothing. */
const ProfileBarFacts = styled.div`
  display: grid;
  flex: 1 1 6.5rem;
  align-content: center;
  min-width: 0;
  min-height: 78px;
  line-height: 1.3;
  b {
    white-space: nowrap;
  }
  /* Beside the pass the column is the balance's alone, on one line; its button ends the line above. */
  [data-pass] & {
    position: relative;
    /* With both lines of what expires. */
    min-height: 98px;
    > span > span {
      flex-wrap: nowrap;
      white-space: nowrap;
      > span {
        font-size: ${tokens.font.size.sm};
      }
    }
    > span > button {
      position: absolute;
      inset: calc((1.15rem - 1.125rem) / 2) 6px auto auto;
    }
    > a:first-child {
      padding-inline-end: 1.75rem;
    }
  }
  ${small} {
    --points-size: 1.5rem;
  }
  ${narrow} {
    display: contents;
    > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
  p {
    color: ${color.textMuted};
    font-size: ${tokens.font.size.sm};
    /* Its width would reveal the balance. */
    html[data-figures] & {
      visibility: hidden;
    }
  }
`

interface ProfileBarProps {
  foot: ReactNode
  onCollect: () => void
}

/** Home's greeting with the balance; a tap opens the profile (spec 2, Profile bar). */
export function ProfileBar({ foot, onCollect }: ProfileBarProps) {
  const locale = useLocale()
  const { profile, system, isMembershipOpen, tier } = useMember()
  const { data } = profile
  const isPass = useHasPass(data)
  if (!data && profile.isError) {
    return (
      <Card>
        <PartError title={<FormattedMessage {...pageWords.yourPoints} />} read={profile} />
      </Card>
    )
  }
  // The button stays the same as the member becomes known: a tap on it may take that long.
  return (
    <ProfileBarBox>
      <Row data-pass={isPass || undefined}>
        <ProfileBarMember>
          {data ? (
            <>
              <MemberPicture
                member={data}
                size="bar"
                isMembershipOpen={system.data && isMembershipOpen}
                tier={tier.data?.tier_info}
              />
              <ProfileBarFacts>
                <ProfileLink to={paths.profile}>
                  <span>
                    <FormattedMessage
                      id="home.profileBar.welcome"
                      defaultMessage="{hasName, select, true {Hello, {name}} other {Hello}}"
                      description="Greets the member by first name; in Thai, คุณ or a title is part of the name"
                      values={{
                        name: data.first_name && courtesyName(data.first_name, locale),
                        hasName: data.first_name !== undefined,
                      }}
                    />
                  </span>
                  <VisuallyHidden>
                    {' · '}
                    <FormattedMessage {...pageTitles.profile} />
                  </VisuallyHidden>
                </ProfileLink>
                <Balance points={data.point} />
                <ExpiringPoints profile={profile} />
                {data.point === 0 && (
                  <p>
                    <FormattedMessage
                      id="home.profileBar.none"
                      defaultMessage="Show your code to earn points"
                      description="Below the balance while the member has no points; one line on a phone"
                    />
                  </p>
                )}
              </ProfileBarFacts>
            </>
          ) : (
            <Unknown>
              <MemberPicture size="bar" />
              <Lines>
                <Skeleton width={120} height={18} />
                <Skeleton width={110} height={30} />
                <Skeleton width={100} height={16} />
              </Lines>
            </Unknown>
          )}
        </ProfileBarMember>
        <CollectButton code={data?.customer_info} isPass={isPass} onClick={onCollect} />
      </Row>
      {foot}
    </ProfileBarBox>
  )
}

const Unknown = styled(SkeletonGroup)`
  display: contents;
`

const Lines = styled(ProfileBarFacts)`
  gap: ${space(2)};
`

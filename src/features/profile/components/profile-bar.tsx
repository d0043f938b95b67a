import { QrCode, ScanLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { useMember } from '@/session/use-member'
import { media, tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { coveringLink } from '@/ui/covering-link'
import { ExpiringPoints } from '@/ui/expiring-points'
import { Link } from '@/ui/link'
import { MemberPicture } from '@/ui/member-picture'
import { PartError } from '@/ui/part-error'
import { Balance } from '@/ui/points-display'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { commonWords } from '@/ui/words'

const { color, space } = tokens

/** On the narrowest phones the line about expiring points is below the picture, where it is one line. */
const narrow = '@container (min-width: 15rem) and (max-width: 18.5rem)'

/** Member and buttons side by side if they fit, else stacked. */
const ProfileBarBox = styled(Card)`
  container-type: inline-size;
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(6)};
  padding-block: ${space(3)} 0;
  ${media.short} {
    row-gap: 6px;
    padding-block-start: ${space(2)};
  }
`

/** If the picture does not fit beside the figures, it is above them. */
const ProfileBarMember = styled.div`
  display: flex;
  flex: 999 1 240px;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  min-width: 0;
  /* The line about expiring points is one line in English too. */
  ${media.short} {
    column-gap: ${space(2)};
  }
  ${narrow} {
    display: grid;
    grid-template: auto auto minmax(1.1rem, auto) / auto minmax(0, 1fr);
    row-gap: 0;
    > :first-child {
      grid-row: 1 / 3;
      margin-block: -5px 1px;
    }
  }
`

/** The whole bar links to the profile; other tap targets are above this overlay. */
const ProfileLink = styled(Link)`
  /* A target of 24 px for tools that ignore the overlay, without moving the lines. */
  padding-block: 2px;
  margin-block: -2px;
  color: ${color.textMuted};
  text-decoration: none;
  ${coveringLink}
`

/** Always three lines high, so that expiring points do not change the bar's height. */
const ProfileBarFacts = styled.div`
  display: grid;
  flex: 1 1 11em;
  align-content: center;
  min-width: 0;
  min-height: 78px;
  line-height: 1.25;
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

const Expiring = styled(ExpiringPoints)`
  z-index: 1;
`

const Actions = styled.div`
  position: relative;
  z-index: 1;
  flex: 1 1 440px;
  container-type: inline-size;
  > div {
    display: flex;
    gap: ${space(2)};
  }
  > div > :first-child {
    flex: 1;
  }
  /* If both labels do not fit, only screen readers get the second. */
  @container (max-width: 419px) {
    > div > * {
      padding-inline: ${space(3)};
    }
    > div > :nth-child(2) {
      flex: none;
    }
    [data-name] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

interface ProfileBarProps {
  foot: ReactNode
  onCollect: () => void
  onScan: () => void
}

/** Home's greeting with the balance; a tap opens the profile (spec 2, Profile bar). */
export function ProfileBar({ foot, onCollect, onScan }: ProfileBarProps) {
  const locale = useLocale()
  const { profile, system, isMembershipOpen, tier } = useMember()
  const { data } = profile
  if (!data) {
    if (!profile.isError) return <ProfileBarSkeleton />
    return (
      <Card>
        <PartError
          what={
            <FormattedMessage
              id="home.profileBar.failed"
              defaultMessage="We can’t show your points right now."
            />
          }
          read={profile}
        />
      </Card>
    )
  }
  return (
    <ProfileBarBox>
      <ProfileBarMember>
        <MemberPicture
          member={data}
          size="bar"
          isMembershipOpen={system.data && isMembershipOpen}
          tier={tier.data?.tier_info}
        />
        <ProfileBarFacts>
          <ProfileLink to={paths.profile}>
            <FormattedMessage
              id="home.profileBar.welcome"
              defaultMessage="{hasName, select, true {Hello, {name}} other {Hello}}"
              description="Greets the member by first name; in Thai, คุณ or a title is part of the name"
              values={{
                name: data.first_name && courtesyName(data.first_name, locale),
                hasName: data.first_name !== undefined,
              }}
            />
          </ProfileLink>
          <Balance points={data.point} />
          <Expiring profile={profile} />
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
      </ProfileBarMember>
      <Actions>
        <div>
          <Button onClick={onCollect}>
            <QrCode size={24} strokeWidth={1.75} aria-hidden />
            <FormattedMessage {...commonWords.collectPoints} />
          </Button>
          <Button variant="neutral" onClick={onScan}>
            <ScanLine size={24} strokeWidth={1.75} aria-hidden />
            <span data-name>
              <FormattedMessage {...commonWords.scan} />
            </span>
          </Button>
        </div>
      </Actions>
      {foot}
    </ProfileBarBox>
  )
}

const Group = styled(SkeletonGroup)`
  display: contents;
`

const Lines = styled(ProfileBarFacts)`
  gap: ${tokens.space(2)};
`

function ProfileBarSkeleton() {
  return (
    <ProfileBarBox>
      <Group>
        <ProfileBarMember>
          <MemberPicture size="bar" />
          <Lines>
            <Skeleton width={120} height={18} />
            <Skeleton width={150} height={30} />
            <Skeleton width={180} height={16} />
          </Lines>
        </ProfileBarMember>
        <Actions>
          <Skeleton height={48} radius={tokens.radius.control} />
        </Actions>
        <Skeleton width="100%" height={32} />
      </Group>
    </ProfileBarBox>
  )
}

/** Titles before a name: abbreviations with a full stop (ดร., น.ส., พล.อ.), and these words. */
const TITLE_PATTERNS = [
  '[ก-ฮ]{1,4}[.]',
  'ดร ',
  // Followed by a vowel or tone mark, the letters are part of a name: คุณากร, นายิกา.
  '(?:คุณ|นาย|นาง|พระ|หลวง|หม่อม|แม่ชี|สามเณร|เด็กชาย|เด็กหญิง|ว่าที่|พล(?:เอก|โท|ตรี)|พัน(?:เอก|โท|ตรี)|ร้อย(?:เอก|โท|ตรี))(?![\u0e30-\u0e3a\u0e45-\u0e4e])',
  '(?:Mr|Mrs|Ms|Miss|Dr|Prof)\\b',
]
const HAS_TITLE = new RegExp(`^(?:${TITLE_PATTERNS.join('|')})`, 'i')

/** A name for a greeting: Thai puts คุณ before a name without a title; `คุณสมชาย`, `คุณ John`, `ดร.สมชาย`. */
export function courtesyName(name: string, locale: Locale): string {
  if (locale !== 'th' || HAS_TITLE.test(name)) return name
  // A no-break space keeps คุณ with the name.
  return /^\p{Script=Thai}/u.test(name) ? `คุณ${name}` : `คุณ\u00a0${name}`
}

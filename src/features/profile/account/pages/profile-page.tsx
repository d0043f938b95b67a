import {
  Check,
  ClipboardList,
  Crown,
  FileText,
  Link2,
  MessageCircle,
  ShieldCheck,
  Sparkles,
} from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import ServiceFooter from '@/brand/service-footer'
import { useHistoryLinks } from '@/brand/history-links'
import { useBrand } from '@/brand/use-brand'
import { APP_VERSION } from '@/config/constants'
import { normalisePhone } from '@/lib/thai-phone'
import { pageTitles } from '@/i18n/page-titles'
import { useBoot, useHas } from '@/session/boot-context'
import { useProfile } from '@/session/use-member'
import { media, tokens } from '@/theme/tokens'
import { Label } from '@/ui/label'
import { Skeleton } from '@/ui/skeleton'
import { LogOutButton } from '../log-out-button'
import { Stack } from '@/ui/stack'
import { MemberHead } from '../member-head'
import { MenuSection, PageRow, Row, rowIcon, RowName } from '../menu-section'
import { OwnDataSection } from '../own-data-section'
import { SettingsSection } from '../settings-section'

const { color, font, space } = tokens

const messages = defineMessages({
  membership: { id: 'account.section.membership', defaultMessage: 'Membership and history' },
  personal: {
    id: 'account.section.personal',
    defaultMessage: 'My details',
    description: 'Heading: LINE, and what the store asks',
  },
  legal: { id: 'account.section.legal', defaultMessage: 'Terms and consent', description: 'Heading' },
  member: { id: 'account.member', defaultMessage: 'Membership', description: 'Row: points and tier' },
})

/** One column on a phone, two below the head on a tablet, three on a desktop. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};
  padding: ${space(4)} ${tokens.gutter} 0;
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.desktopUp} {
    grid-template-columns: 380px minmax(0, 1fr) minmax(0, 1fr);
    > :first-child {
      grid-column: auto;
    }
  }
`

const Version = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.xs};
  text-align: center;
`

/** The profile tab (spec 2, profile). */
export default function ProfilePage() {
  return (
    <Root>
      <MemberHead />
      <Stack $gap={6}>
        <MembershipSection />
        <PersonalSection />
      </Stack>
      <Stack $gap={6}>
        <MenuSection title={messages.legal}>
          <PageRow to={paths.condition} title={pageTitles.condition} Icon={FileText} />
          <PageRow to={paths.profileMenuPdpa} title={pageTitles.pdpa} Icon={ShieldCheck} />
        </MenuSection>
        <SettingsSection />
        <OwnDataSection />
        <LogOutButton variant="outline" />
        <Version>
          <FormattedMessage
            id="account.version"
            defaultMessage="Version {version}"
            description="Of the app"
            values={{ version: APP_VERSION }}
          />
        </Version>
        <ServiceFooter />
      </Stack>
    </Root>
  )
}

function MembershipSection() {
  const { isPrivilegeActive } = useBrand().navbarMenu
  const hasForYou = useHas('foryou')
  return (
    <MenuSection title={messages.membership}>
      <PageRow to={paths.memberInfo} title={messages.member} Icon={Crown} />
      {useHistoryLinks().map((link) => (
        <PageRow key={link.to} {...link} />
      ))}
      {isPrivilegeActive && hasForYou && (
        <PageRow to={paths.profilePrivilegeForYou} title={pageTitles.privilegeForYou} Icon={Sparkles} />
      )}
    </MenuSection>
  )
}

function PersonalSection() {
  const hasLine = useHasLine()
  const hasForms = useHas('forms')
  if (!hasLine && !hasForms) return null
  return (
    <MenuSection title={messages.personal}>
      {hasLine && <LineRow />}
      {hasForms && (
        <PageRow to={paths.customFieldInfo} title={pageTitles.customFieldInfo} Icon={ClipboardList} />
      )}
    </MenuSection>
  )
}

/** Whether the brand uses LINE and the member is known. Connecting needs LIFF for the ID token. */
function useHasLine(): boolean {
  const { line } = useBoot()
  const { login } = useBrand()
  const { whole: member, isError } = useProfile()
  return line.liffId !== undefined && login.isLoginByLine && (member !== undefined || !isError)
}

const Value = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  /* As wide while it is not known. */
  min-width: 7.5rem;
  gap: ${space(1)};
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  svg {
    color: ${color.success};
  }
`

/** Whether LINE is connected, or a link to connect it. */
function LineRow() {
  const { whole: member } = useProfile()
  if (member && !member.is_connect_line && normalisePhone(member.mobile_no ?? '') !== undefined)
    return <PageRow to={paths.connectLine} title={pageTitles.connectLine} Icon={MessageCircle} />
  return (
    <Row>
      <RowName>
        <Link2 {...rowIcon} />
        <Label>
          <FormattedMessage
            id="account.line"
            defaultMessage="LINE account"
            description="Before whether it is connected"
          />
        </Label>
      </RowName>
      <Value>
        {!member ? (
          <Skeleton width={110} height="1.2em" />
        ) : member.is_connect_line ? (
          <>
            <Check size={20} strokeWidth={2} aria-hidden />
            <FormattedMessage
              id="account.line.connected"
              defaultMessage="Linked"
              description="Beside LINE account"
            />
          </>
        ) : (
          <FormattedMessage
            id="account.line.none"
            defaultMessage="Not linked"
            description="Beside LINE account"
          />
        )}
      </Value>
    </Row>
  )
}

import { Download, Unlink, UserX, type LucideIcon } from 'lucide-react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import { useBrand } from '@/brand/use-brand'
import { serviceFactsOf } from '@/brand/service-facts'
import { useBoot } from '@/session/boot-context'
import { Skeleton } from '@/ui/skeleton'
import { SpinnerMark } from '@/ui/spinner-mark'
import { SubmenuButton } from '@/ui/submenu-button'
import { useMemberFacts } from '../hooks/use-member-facts'
import { useUnlinkLine } from '../hooks/use-unlink-line'
import { MenuSection } from './menu-section'

const messages = defineMessages({
  title: {
    id: 'account.section.ownData',
    defaultMessage: 'Your data and account',
    description: 'Heading',
  },
  download: { id: 'account.downloadData', defaultMessage: 'Download my data', description: 'Row: link' },
  unlink: { id: 'account.unlink', defaultMessage: 'Unlink LINE', description: 'Row: button' },
  delete: { id: 'account.deleteAccount', defaultMessage: 'Delete account', description: 'Row: link' },
})

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true }

/** What a member may do with their data and with the account itself: what the brand has configured, and LINE where it is linked. */
export function OwnDataSection() {
  const { config } = useBoot()
  const { brandRef } = useBrand()
  const { dataExportUrl, accountDeletionUrl, hasUnlinkLine = false } = serviceFactsOf(config, brandRef)
  const { member, hasContact, hasFailed } = useMemberFacts()
  const isLinked = hasUnlinkLine && hasContact && member?.is_connect_line === true
  const isLoading = !hasContact && !hasFailed
  // Until the profile has loaded, the links alone are sure: a section that vanished again would move the log-out.
  if (!dataExportUrl && !accountDeletionUrl && !isLinked) return null
  return (
    <MenuSection title={<FormattedMessage {...messages.title} />}>
      {dataExportUrl && <SiteRow href={dataExportUrl} name={messages.download} Icon={Download} />}
      {isLoading && (
        <li>
          <Skeleton height="56px" />
        </li>
      )}
      {isLinked && <UnlinkRow hasNumber={Boolean(member.mobile_no)} />}
      {accountDeletionUrl && <SiteRow href={accountDeletionUrl} name={messages.delete} Icon={UserX} />}
    </MenuSection>
  )
}

/** A page of the brand's own site. */
function SiteRow({ href, name, Icon }: { href: string; name: MessageDescriptor; Icon: LucideIcon }) {
  return (
    <li>
      <SubmenuButton
        as="a"
        href={href}
        target="_blank"
        rel="noopener"
        title={<FormattedMessage {...name} />}
        icon={<Icon {...icon} />}
      />
    </li>
  )
}

function UnlinkRow({ hasNumber }: { hasNumber: boolean }) {
  const { isBusy, ask } = useUnlinkLine(hasNumber)
  return (
    <li>
      <SubmenuButton
        aria-haspopup="dialog"
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && ask()}
        title={<FormattedMessage {...messages.unlink} />}
        icon={<Unlink {...icon} />}
        {...(isBusy && { detail: <SpinnerMark /> })}
      />
    </li>
  )
}

import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useId } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { api, profileTags } from '@/api/api'
import { readStored, writeText } from '@/storage/storage'
import { localeTags, type Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { useWakeLock } from '@/lib/use-wake-lock'
import { useMember } from '@/session/use-member'
import { useAppDispatch } from '@/store/hooks'
import { media, tokens } from '@/theme/tokens'
import { BottomSheet } from '@/ui/bottom-sheet'
import { CodeTabs, type CodeTab } from '@/ui/codes/code-tabs'
import { Dialog } from '@/ui/dialog'
import { IconButton } from '@/ui/icon-button'
import { PartError } from '@/ui/part-error'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useMediaQuery } from '@/ui/use-media-query'
import { MemberSummary } from './member-summary'

const DEFAULT_TAB_ORDER: readonly CodeTab[] = ['qr', 'text', 'barcode']

const messages = defineMessages({
  close: { id: 'points.modal.close', defaultMessage: 'Close', description: 'Closes the member code' },
})

const Column = styled.div`
  display: grid;
  gap: ${tokens.space(3)};
  /* On a phone the white panel runs from edge to edge. */
  --code-bleed: ${tokens.gutter};
  --code-radius: 0;
  ${media.tabletUp} {
    --code-bleed: 0px;
    --code-radius: ${tokens.radius.card};
    padding: 0 ${tokens.gutter} ${tokens.space(3)};
  }
`

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${tokens.space(3)} ${tokens.space(3)} ${tokens.space(2)} ${tokens.gutter};
  h2 {
    font-size: ${tokens.font.size.lg};
  }
`

interface PointsModalProps {
  isOpen: boolean
  onClose: () => void
  /** The order of the tabs; the first one is open. */
  order?: readonly CodeTab[]
}

/** "Collect points": the member and the code that staff scan, rendered from the cached profile at once. */
export default function PointsModal({ isOpen, onClose, order = DEFAULT_TAB_ORDER }: PointsModalProps) {
  const intl = useIntl()
  const titleId = useId()
  const isPhone = !useMediaQuery(media.tabletUp.replace('@media ', ''))
  const member = useFreshProfile(isOpen)
  useWakeLock(isOpen)

  const title = (
    <FormattedMessage
      id="points.modal.title"
      defaultMessage="Collect points"
      description="Title of the member code"
    />
  )
  const content = (
    <Column>
      {member.profile ? (
        <>
          <MemberSummary {...member} profile={member.profile} />
          {member.profile.customer_info ? (
            <>
              <CodeTabs code={member.profile.customer_info} order={order} />
              <StaffStrip
                name={[member.profile.first_name, member.profile.last_name].filter(Boolean).join(' ')}
                tier={member.tier}
                code={member.profile.customer_info}
              />
            </>
          ) : (
            <PartError onRetry={member.refresh} isRetrying={member.isRefreshing} />
          )}
        </>
      ) : member.hasFailed ? (
        <PartError onRetry={member.refresh} isRetrying={member.isRefreshing} />
      ) : (
        <PointsModalSkeleton />
      )}
    </Column>
  )

  if (isPhone) {
    return (
      <BottomSheet isOpen={isOpen} onClose={onClose} title={title}>
        {content}
      </BottomSheet>
    )
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={titleId}>
      <Header>
        <h2 id={titleId}>{title}</h2>
        <IconButton label={intl.formatMessage(messages.close)} onClick={onClose}>
          <X size={24} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Header>
      {content}
    </Dialog>
  )
}

function PointsModalSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height={64} radius={tokens.radius.control} />
      <br />
      <Skeleton height={380} radius={tokens.radius.card} />
    </SkeletonGroup>
  )
}

// In the language that the member does not read: staff may read that one alone.
const MEMBER: Record<Locale, string> = { th: 'สมาชิก', en: 'Member' }

const Strip = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  text-align: center;
  text-wrap: balance;
`

interface StaffStripProps {
  name: string
  tier: { tier_name_th: string; tier_name_en?: string } | undefined
  code: string
}

/** The member in one line, in the other language: name, tier and member code, for staff who read only that language. */
function StaffStrip({ name, tier, code }: StaffStripProps) {
  const other: Locale = useLocale() === 'th' ? 'en' : 'th'
  const tierName = other === 'en' ? (tier?.tier_name_en ?? tier?.tier_name_th) : tier?.tier_name_th
  return (
    <Strip lang={localeTags[other]}>
      {[`${MEMBER[other]} ${name}`.trim(), tierName, code].filter(Boolean).join(' · ')}
    </Strip>
  )
}

/**
 * The cached member, read anew behind what is known as the modal opens, and as it closes after it has shown the code: staff may
 * have given points for it. The data-fetch flag (spec 2) is cleared by a read that succeeds.
 */
function useFreshProfile(isOpen: boolean) {
  const dispatch = useAppDispatch()
  const { profile, isMembershipOpen, tier } = useMember()
  const refresh = async () => {
    const answer = await profile.refetch()
    if (answer.isSuccess) writeText('isProfileStale', undefined)
  }
  const handleOpen = useEffectEvent(() => {
    // What is on its way is sent again, but for the first read.
    if (profile.data || !(profile.isFetching || profile.isUninitialized)) void refresh()
  })
  const handleClose = useEffectEvent(() => {
    if (profile.data?.customer_info) dispatch(api.util.invalidateTags(profileTags))
  })
  useEffect(() => {
    if (!isOpen) return
    handleOpen()
    return () => handleClose()
  }, [isOpen])

  return {
    profile: profile.data,
    asOf: profile.fulfilledTimeStamp,
    isRefreshing: profile.isFetching,
    /** Points have been given or taken since the balance was read: until the read has ended, none is shown. */
    isBalanceStale: profile.isFetching && readStored('isProfileStale') === 'true',
    hasFailed: profile.isError && !profile.isFetching,
    refresh: () => void refresh(),
    isMembershipOpen,
    tier: isMembershipOpen ? tier.data?.tier_info : undefined,
  }
}

import { X } from 'lucide-react'
import { useId } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { useWakeLock } from '@/lib/use-wake-lock'
import { media, tokens } from '@/theme/tokens'
import { BottomSheet } from '@/ui/bottom-sheet'
import { CodeTabs, type CodeTab } from '@/ui/codes/code-tabs'
import { Dialog } from '@/ui/dialog'
import { IconButton } from '@/ui/icon-button'
import { PartError } from '@/ui/part-error'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useMediaQuery } from '@/ui/use-media-query'
import { useFreshProfile } from '../hooks/use-fresh-profile'
import { MemberSummary } from './member-summary'
import { StaffStrip } from './staff-strip'

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

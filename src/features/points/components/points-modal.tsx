import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { api, profileTags } from '@/api/api'
import { formatPhone } from '@/lib/thai-phone'
import { useWakeLock } from '@/lib/use-wake-lock'
import { isBalanceOld, useMember } from '@/session/use-member'
import { writeStored } from '@/storage/storage'
import { useAppDispatch } from '@/store/hooks'
import { media, tokens } from '@/theme/tokens'
import { AsOf } from '@/ui/as-of'
import { clampLines } from '@/ui/clamp-lines'
import { BottomSheet } from '@/ui/dialogs/bottom-sheet'
import { CodeTabs, type CodeTab } from '@/ui/codes/code-tabs'
import { MemberPicture } from '@/ui/member-picture'
import { Muted } from '@/ui/muted'
import { PartError } from '@/ui/part-error'
import { Balance } from '@/ui/points-display'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useMediaQuery } from '@/ui/use-media-query'
import { commonWords } from '@/ui/words'

const TAB_ORDER: readonly CodeTab[] = ['qr', 'text', 'barcode']

const Column = styled.div`
  display: grid;
  gap: ${tokens.space(2)};
  margin-top: -${tokens.space(2)};
  /* On a phone the white panel extends to the screen's edges. */
  --code-bleed: ${tokens.gutter};
  --code-radius: 0;
  ${media.tabletUp} {
    --code-bleed: 0px;
    --code-radius: ${tokens.radius.card};
    padding-bottom: ${tokens.space(1)};
  }
  ${media.bigDesktopUp} {
    margin-inline: calc(${tokens.space(4)} - ${tokens.gutter});
  }
`

interface PointsModalProps {
  isOpen: boolean
  onClose: () => void
}

/** "Collect points": the member's code for the staff, rendered at once from the cached profile. */
export default function PointsModal({ isOpen, onClose }: PointsModalProps) {
  const isPhone = !useMediaQuery(media.tabletUp)
  const { member, refresh } = useFreshProfile(isOpen)
  const { profile } = member
  useWakeLock(isOpen)
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      isCentred={!isPhone}
      title={<FormattedMessage {...commonWords.collectPoints} />}
    >
      <Column>
        {profile.data && <MemberSummary member={member} profile={profile.data} />}
        {profile.data?.customer_info ? (
          <CodeTabs code={profile.data.customer_info} order={TAB_ORDER} />
        ) : profile.whole || hasFailed(profile) ? (
          <PartError read={{ refetch: refresh, isFetching: profile.isFetching }} />
        ) : (
          <SkeletonGroup>
            <Skeleton height={56} radius={tokens.radius.control} />
            <br />
            <Skeleton height={380} radius={tokens.radius.card} />
          </SkeletonGroup>
        )}
      </Column>
    </BottomSheet>
  )
}

/** On one line, unless letters are too large for it. */
const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space(3)};
  min-height: 56px;
  p {
    flex: 1 1 5rem;
    min-width: 0;
    line-height: 1.4;
  }
  strong {
    ${clampLines(1)}
    /* Breaks between any two letters: the line is as full as it can be before the dots. */
    word-break: break-all;
  }
`

/** The balance ends at the right edge, its unit and button below it, to leave room for the name. */
const Figures = styled.div`
  --points-size: ${tokens.font.size.xl};
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 ${tokens.space(2)};
  margin-inline-start: auto;
  font-size: ${tokens.font.size.sm};
  text-align: end;
  > span,
  > span > span {
    display: contents;
  }
  b {
    grid-column: 1 / -1;
  }
`

type Member = ReturnType<typeof useMember>

const hasFailed = ({ isError, isFetching }: Member['profile']) => isError && !isFetching

interface MemberSummaryProps {
  member: Member
  profile: NonNullable<Member['profile']['data']>
}

/** Picture, name, number and balance; the time and a retry only if it could not be refetched. */
function MemberSummary({ member: { profile: read, isMembershipOpen, tier }, profile }: MemberSummaryProps) {
  const { first_name, last_name, mobile_no, point } = profile
  return (
    <div>
      <Summary>
        <MemberPicture
          member={profile}
          size="modal"
          isMembershipOpen={isMembershipOpen}
          tier={tier.data?.tier_info}
        />
        <p>
          <strong>{[first_name, last_name].filter(Boolean).join(' ')}</strong>
          {mobile_no && <Muted as="span">{formatPhone(mobile_no)}</Muted>}
        </p>
        {isBalanceOld(read) ? (
          <Skeleton width="5rem" height={`calc(${tokens.font.size.xl} * 1.3)`} />
        ) : (
          <Figures>
            <Balance points={point} />
          </Figures>
        )}
      </Summary>
      <AsOf read={read} isInPlace />
      <Muted as="span" role="status">
        {hasFailed(read) && profile.customer_info && (
          <FormattedMessage id="points.modal.offline" defaultMessage="Your code still works." />
        )}
      </Muted>
    </div>
  )
}

/**
 * The cached member, refetched when the modal opens, and when it closes after showing the code: staff may have given points. A
 * successful read clears the data-fetch flag (spec 2).
 */
function useFreshProfile(isOpen: boolean) {
  const dispatch = useAppDispatch()
  const member = useMember()
  const { profile } = member
  const refresh = async () => {
    const answer = await profile.refetch()
    if (answer.isSuccess) writeStored('isProfileStale', undefined)
  }
  const handleOpen = useEffectEvent(() => {
    // A pending read is sent again, except for the first.
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

  return { member, refresh: () => void refresh() }
}

import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { MemberPicture } from '@/ui/member-picture'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { Actions, Bar, Facts, Member } from './profile-bar-parts'

const Group = styled(SkeletonGroup)`
  display: contents;
`

const Lines = styled(Facts)`
  gap: ${tokens.space(2)};
`

/** The placeholder of the profile bar while the profile loads. */
export function ProfileBarSkeleton() {
  return (
    <Bar>
      <Group>
        <Member>
          <MemberPicture size="bar" />
          <Lines>
            <Skeleton width={120} height={18} />
            <Skeleton width={150} height={30} />
            <Skeleton width={180} height={16} />
          </Lines>
        </Member>
        <Actions>
          <Skeleton height={48} radius={tokens.radius.control} />
        </Actions>
      </Group>
    </Bar>
  )
}

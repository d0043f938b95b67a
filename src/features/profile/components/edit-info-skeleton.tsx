import { tokens } from '@/theme/tokens'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { EditFields, EditLayout, EditSide } from './edit-info-parts'
import { FaceSkeleton, FieldSkeletons } from './member-info-skeleton'

/** The placeholder while the member's details load: picture, phone number, and the fields that most brands ask for. */
export function EditInfoSkeleton() {
  return (
    <SkeletonGroup>
      <EditLayout>
        <EditSide>
          <FaceSkeleton />
          <Skeleton height={120} radius={tokens.radius.control} />
        </EditSide>
        <EditFields>
          <FieldSkeletons />
        </EditFields>
      </EditLayout>
    </SkeletonGroup>
  )
}

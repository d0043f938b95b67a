import { tokens } from '@/theme/tokens'
import { CardFrame } from '@/ui/card-frame'
import type { PrivilegeCardProps } from './card-display'
import { PrivilegeCardText } from './privilege-card-text'
import { PrivilegePicture } from './privilege-picture'

const { card } = tokens.radius

/** A privilege with its picture on top, for grids. */
export function PrivilegeCardVertical(props: PrivilegeCardProps) {
  return (
    <CardFrame>
      <PrivilegePicture
        item={props.item}
        ratio="4 / 3"
        radius={`${card} ${card} 0 0`}
        isLimitShown={props.display?.overall_limit !== false}
      />
      <PrivilegeCardText {...props} />
      {props.action}
    </CardFrame>
  )
}

import { tokens } from '@/theme/tokens'
import { CardFrame } from '@/ui/card-frame'
import type { PrivilegeCardProps } from './card-display'
import { PrivilegeCardText } from './privilege-card-text'
import { PrivilegePicture } from './privilege-picture'

const { card } = tokens.radius

/** A privilege with its picture beside the text, for lists of one column. */
export function PrivilegeCardHorizontal(props: PrivilegeCardProps) {
  return (
    <CardFrame data-row>
      <PrivilegePicture
        item={props.item}
        ratio="auto"
        radius={`${card} 0 0 ${card}`}
        isLimitShown={props.display?.overall_limit !== false}
      />
      <PrivilegeCardText {...props} />
      {props.action}
    </CardFrame>
  )
}

import { privilegeDetailPath } from '@/addresses/paths'
import { formatNumber, pointLabel } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { CardAmount, CardBody, CardFoot, CardHead, CardMuted, CardName } from '@/ui/card-frame'
import { Link } from '@/ui/link'
import { Validity } from '@/ui/validity'
import type { PrivilegeCardProps } from './card-display'
import { PrivilegeStatus } from './privilege-status'

/** The text of a privilege's card, in either layout. */
export function PrivilegeCardText({ item, display = {}, isForYou }: PrivilegeCardProps) {
  const locale = useLocale()
  const isNamed = display.privilege_name !== false
  const isDescribed = display.description !== false
  return (
    <CardBody>
      <CardHead>
        <CardName>
          <Link
            to={privilegeDetailPath(item.privilegeId, isForYou)}
            aria-label={isNamed ? undefined : item.title}
          >
            {isNamed && item.title}
          </Link>
        </CardName>
        {isDescribed && <CardMuted>{item.description}</CardMuted>}
      </CardHead>
      <CardFoot>
        {display.points !== false && (
          <CardAmount>
            <strong>{formatNumber(item.cost)}</strong> {pointLabel(item.cost, locale)}
          </CardAmount>
        )}
        {display.valid_date !== false && (
          <CardMuted>
            <Validity validity={item.validity} />
          </CardMuted>
        )}
        {display.redeem_status !== false && <PrivilegeStatus item={item} />}
      </CardFoot>
    </CardBody>
  )
}

import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { privilegeDetailPath } from '@/addresses/item-paths'
import { knownPrivilege } from '@/api/known-cards'
import { formatNumber } from '@/i18n/format'
import { cardOptions, usePrivilegeCardQuery } from '../../card-query'
import {
  Description,
  DetailAmount,
  DetailHead,
  DetailName,
  Fact,
  FactList,
  LastDay,
  ShareItem,
} from '../../detail-parts'
import { ItemPage, DetailFrame } from '../../item-page'
import { OutcomeNotice, RedeemButton } from '../../redemption-state'
import { useRedemption } from '../../use-redemption'
import { useStored } from '@/storage/use-stored'
import { useProfile } from '@/session/use-member'
import { useMemberKey } from '@/session/use-member-key'
import { tokens } from '@/theme/tokens'
import { AsOf, type ShownRead } from '@/ui/as-of'
import { Phrases } from '@/ui/phrases'
import { FavouriteButton } from '../components/favourite-button'
import { Cost, PrivilegePicture, PrivilegeStatus, ReachBar } from '../components/privilege-parts'
import { GoalNote, SaveForThis } from '../components/save-for-this'
import { isAlmostGone, usePrivilegeItem, type PrivilegeItem } from '../privilege-item'

/** One privilege and its redemption (spec 2, privilege.detail); `type=2` marks one from a for-you list. */
export default function PrivilegeDetailPage() {
  const [search] = useSearchParams()
  const privilegeId = search.get('privilegeId') ?? ''
  return <Page key={privilegeId} privilegeId={privilegeId} isForYou={search.get('type') === '2'} />
}

function Page({ privilegeId, isForYou }: { privilegeId: string; isForYou: boolean }) {
  const toItem = usePrivilegeItem()
  const profile = useProfile()
  const query = usePrivilegeCardQuery(privilegeId, isForYou, cardOptions(privilegeId))
  return (
    <>
      {profile.data && <AsOf read={profile} />}
      <ItemPage kind="privilege" itemId={privilegeId} query={query} knownOf={knownPrivilege}>
        {(card, read) => (
          <PrivilegeDetail
            item={toItem(card)}
            read={read}
            balance={profile.data?.point}
            isForYou={isForYou}
          />
        )}
      </ItemPage>
    </>
  )
}

interface PrivilegeDetailProps {
  item: PrivilegeItem
  read: ShownRead
  balance: number | undefined
  isForYou: boolean
}

function PrivilegeDetail({ item, read, balance, isForYou }: PrivilegeDetailProps) {
  const { privilegeId, title, cost, state } = item
  const redemption = useRedemption(
    { kind: 'privilege', itemId: privilegeId, isForYou, points: cost },
    state === 'available',
    {
      picture: <PrivilegePicture item={item} ratio="1" radius={tokens.radius.control} isEager />,
      name: title,
      cost,
      balance,
      read,
    },
  )
  const memberKey = useMemberKey()
  const goal = useStored('savingFor')
  const canSave = state === 'missing'
  return (
    <DetailFrame
      picture={
        <PrivilegePicture
          item={item}
          ratio="4 / 3"
          radius="var(--picture-radius)"
          isLimitShown
          isStateBeside
          isEager
        />
      }
      actions={
        <RedeemButton
          redemption={redemption}
          pointsAfter={balance !== undefined && cost > 0 ? balance - cost : undefined}
          otherwise={
            canSave && memberKey !== undefined ? (
              <SaveForThis item={item} isForYou={isForYou} goal={goal} />
            ) : undefined
          }
        />
      }
    >
      <DetailHead>
        <DetailName>
          <Phrases>{title}</Phrases>
        </DetailName>
        <Tools>
          <ShareItem path={privilegeDetailPath(privilegeId)} item={item} />
          <FavouriteButton privilegeId={privilegeId} title={title} />
        </Tools>
        <DetailAmount>
          <p>
            <Cost points={cost} />
          </p>
          {!redemption.isOutcomeUnknown && <PrivilegeStatus item={item} role="status" hasTab />}
        </DetailAmount>
      </DetailHead>
      {canSave && balance !== undefined && cost > 0 && <ReachBar item={item} balance={balance} />}
      <OutcomeNotice redemption={redemption} />
      <FactList>
        {!canSave && goal?.privilegeId === privilegeId && <GoalNote goal={goal} state={state} />}
        <LastDay validity={item.validity} />
        {item.remaining !== 0 && !isAlmostGone(item) && (
          <Fact
            label={
              <FormattedMessage
                id="privileges.detail.stock"
                defaultMessage="Privileges left"
                description="Before how many of the privilege are left"
              />
            }
          >
            {item.remaining === null ? (
              <FormattedMessage
                id="privileges.detail.unlimited"
                defaultMessage="No limit"
                description="There are as many as members want"
              />
            ) : (
              formatNumber(item.remaining)
            )}
          </Fact>
        )}
      </FactList>
      <Description text={item.description} />
    </DetailFrame>
  )
}

const Tools = styled.div`
  display: flex;
`

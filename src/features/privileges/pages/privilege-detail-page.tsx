import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { knownPrivilege } from '@/api/known-cards'
import { paths } from '@/addresses/paths'
import { ItemStates } from '@/redemption/components/item-states'
import { cardOptions, useCard, usePrivilegeQuery } from '@/redemption/use-card'
import { useProfile } from '@/session/use-member'
import { useAppStore } from '@/store/hooks'
import { AsOf } from '@/ui/as-of'
import { PrivilegeDetail } from '../components/privilege-detail'
import { usePrivilegeItem } from '../hooks/use-privilege-item'

/** One privilege, and redeeming it (spec 2, privilege.detail); `type=2` is one from a for-you list. */
export default function PrivilegeDetailPage() {
  const [search] = useSearchParams()
  const privilegeId = search.get('privilegeId') ?? ''
  return <Detail key={privilegeId} privilegeId={privilegeId} isForYou={search.get('type') === '2'} />
}

function Detail({ privilegeId, isForYou }: { privilegeId: string; isForYou: boolean }) {
  const { profile, readAt, ...read } = usePrivilege(privilegeId, isForYou)
  return (
    <>
      {profile.data && <AsOf read={profile} />}
      <ItemStates read={read} listPath={paths.privilege}>
        {(item) => (
          <PrivilegeDetail item={item} balance={profile.data?.point} readAt={readAt} isForYou={isForYou} />
        )}
      </ItemStates>
    </>
  )
}

/** One privilege, from a list that was loaded before and then by its own read, and the balance that it is measured against. */
function usePrivilege(privilegeId: string, isForYou: boolean) {
  const store = useAppStore()
  const toItem = usePrivilegeItem()
  const [known] = useState(() => knownPrivilege(store.getState(), privilegeId))
  const profile = useProfile()
  const query = usePrivilegeQuery(privilegeId, isForYou, cardOptions(privilegeId))
  const read = useCard(query, known, (card) => card.privilege_id === privilegeId)
  return {
    ...read,
    item: read.item && toItem(read.item),
    /** When the stock was read (ms, this phone's clock). */
    readAt: read.asOf,
    profile,
  }
}

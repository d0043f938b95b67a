import { useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { ReadItem } from '@/issuing/components/read-item'
import { PrivilegeDetail } from '../components/privilege-detail'
import { usePrivilege } from '../hooks/use-privilege'

/** One privilege, and redeeming it (spec 2, privilege.detail); `type=2` is one from a for-you list. */
export default function PrivilegeDetailPage() {
  const [search] = useSearchParams()
  const privilegeId = search.get('privilegeId') ?? ''
  return <Detail key={privilegeId} privilegeId={privilegeId} isForYou={search.get('type') === '2'} />
}

function Detail({ privilegeId, isForYou }: { privilegeId: string; isForYou: boolean }) {
  const { balance, asOf, ...read } = usePrivilege(privilegeId)
  return (
    <ReadItem read={read} listPath={paths.privilege}>
      {(item) => <PrivilegeDetail item={item} balance={balance} asOf={asOf} isForYou={isForYou} />}
    </ReadItem>
  )
}

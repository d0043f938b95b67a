import { Gift } from 'lucide-react'
import { defineMessages } from 'react-intl'
import { endlessApi, transactionId } from '@/api/endless'
import { privilegeHistoryPath, paths } from '@/addresses/paths'
import { useBrand } from '@/brand/use-brand'
import { pageTitles } from '@/i18n/page-titles'
import { useEndlessList } from '@/ui/lists/use-endless-list'
import { ItemHistory } from '../item-history'
import { privilegeKind } from '@/features/points/histories/history-filter'
import { useHistoryFilter } from '@/features/points/histories/use-history-filter'
import { PageLink } from '@/ui/page-link'

const messages = defineMessages({
  taken: { id: 'histories.privileges.taken', defaultMessage: 'Redeemed {date}', description: 'On a row' },
  amount: {
    id: 'histories.privileges.amount',
    defaultMessage: '{count} privileges',
    description: 'How many were taken at once, more than one; count is a formatted number',
  },
  empty: { id: 'histories.privileges.empty', defaultMessage: 'No privileges yet' },
  emptyText: { id: 'histories.privileges.emptyText', defaultMessage: 'Privileges you redeem show up here.' },
})

const icon = <Gift size={32} strokeWidth={1.5} aria-hidden />

/** Privileges the member has redeemed (spec 2, profile.privilege-history). */
export default function PrivilegeHistoryPage() {
  const { isPrivilegeActive } = useBrand().navbarMenu
  const history = useHistoryFilter(privilegeKind)
  const query = endlessApi.useEndlessPrivilegeHistoryInfiniteQuery(history.request, history.reading)
  return (
    <ItemHistory
      history={history}
      label={pageTitles.privilegeHistory}
      list={useEndlessList(query, transactionId)}
      pathOf={privilegeHistoryPath}
      icon={icon}
      messages={messages}
      action={isPrivilegeActive && <PageLink to={paths.privilege} isMain />}
    />
  )
}

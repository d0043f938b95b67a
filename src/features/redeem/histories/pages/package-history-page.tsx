import { Ticket } from 'lucide-react'
import { defineMessages } from 'react-intl'
import { endlessApi, transactionId } from '@/api/endless'
import { packageHistoryPath, paths } from '@/addresses/paths'
import { useBrand } from '@/brand/use-brand'
import { pageTitles } from '@/i18n/page-titles'
import { useEndlessList } from '@/ui/lists/use-endless-list'
import { ItemHistory } from '../item-history'
import { packageKind } from '@/features/points/histories/history-filter'
import { useHistoryFilter } from '@/features/points/histories/use-history-filter'
import { PageLink } from '@/ui/page-link'

const messages = defineMessages({
  taken: { id: 'histories.packages.taken', defaultMessage: 'Received {date}', description: 'On a row' },
  amount: {
    id: 'histories.packages.amount',
    defaultMessage: '{count} coupons',
    description: 'How many were taken at once, more than one; count is a formatted number',
  },
  empty: { id: 'histories.packages.empty', defaultMessage: 'No packages yet' },
  emptyText: { id: 'histories.packages.emptyText', defaultMessage: 'Packages you take show up here.' },
})

const icon = <Ticket size={32} strokeWidth={1.5} aria-hidden />

/** Packages the member has taken (spec 2, profile.package-history). */
export default function PackageHistoryPage() {
  const { isPackageActive } = useBrand().navbarMenu
  const history = useHistoryFilter(packageKind)
  const query = endlessApi.useEndlessPackageHistoryInfiniteQuery(history.request, history.reading)
  return (
    <ItemHistory
      history={history}
      label={pageTitles.packageHistory}
      list={useEndlessList(query, transactionId)}
      pathOf={packageHistoryPath}
      icon={icon}
      messages={messages}
      action={isPackageActive && <PageLink to={paths.package} isMain />}
    />
  )
}

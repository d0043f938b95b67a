import { useEffect } from 'react'
import { api } from '@/api/api'
import { paths } from '@/addresses/paths'
import { useSectionCards } from '@/features/redeem/privileges/components/privilege-section'
import { useMember, useTierCriteria } from '@/session/use-member'
import { pageOf } from '../lazy-page'
import { routeOf } from '../routes'

/** Loads home's data and chunk during the landing's splash. */
export default function PrefetchHome() {
  const { isMembershipOpen } = useMember()
  useTierCriteria(isMembershipOpen)
  const { data } = api.useGetHomeLayoutQuery()
  useEffect(() => {
    pageOf(routeOf(paths.home))
      .preload()
      .catch(() => undefined)
  }, [])
  return data?.payload
    .filter(({ key }) => key !== 'banner')
    .map((item, index) => (
      <PrefetchSection
        key={index}
        isForYou={item.key === 'privilege-foryou'}
        limit={item.card_layout_limit}
      />
    ))
}

function PrefetchSection(section: { isForYou: boolean; limit: number | undefined }) {
  useSectionCards(section.isForYou, section.limit)
  return null
}

import { useCallback, useMemo } from 'react'
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { paths } from '@/addresses/paths'
import { privilegeId } from '@/api/endless'
import { pageTitles } from '@/i18n/page-titles'
import { CardList } from '@/ui/lists/card-list'
import { RemoveFilters, searched } from '@/ui/lists/filter-button'
import { useEndlessList, useEndlessQuery, useKnownMatches } from '@/ui/lists/use-endless-list'
import { useListParams } from '@/ui/lists/use-list-params'
import { useProfile } from '@/session/use-member'
import { useMemberKey } from '@/session/use-member-key'
import { AsOf } from '@/ui/as-of'
import { Button } from '@/ui/button'
import { NothingFoundIllustration } from '@/ui/empty-illustrations'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { emptyList, noMatch } from '@/ui/lists/list-words'
import { PageLink } from '@/ui/page-link'
import type { Rereadable } from '@/ui/part-error'
import { useOpenPoints } from '@/ui/app-contexts'
import { commonWords } from '@/ui/words'
import { useFavourites } from '../components/favourite-button'
import { PrivilegeCard, PrivilegeCardSkeleton } from '../components/privilege-card'
import { PrivilegeToolbar, toolbarMessages, useCategories } from '../components/privilege-toolbar'
import {
  categoryOf,
  listNameOf,
  PRIVILEGE_FILTER_NAMES,
  privilegeMatcherOf,
  privilegeRequest,
  wholePrivileges,
  type PrivilegeFilter,
} from '../privilege-filter'
import { usePrivilegeItem, type PrivilegeFacts } from '../privilege-item'

/** The brand's privileges or those for the member, with search, filter and sorting (spec 2, privilege and privilege.foryou). */
export default function PrivilegeListPage() {
  const isForYou = useLocation().pathname !== paths.privilege
  const { formatMessage } = useIntl()
  const toItem = usePrivilegeItem()
  const { list, filter, change, profile, whyEmpty } = usePrivilegeList(isForYou)
  const categories = useCategories(isForYou, list.rows)

  const renderCard = useCallback(
    (row: PrivilegeFacts, isRow: boolean) => (
      <PrivilegeCard item={toItem(row)} isRow={isRow} isForYou={isForYou} />
    ),
    [toItem, isForYou],
  )

  return (
    <CardList
      label={isForYou ? formatMessage(pageTitles.privilegeForYou) : formatMessage(pageTitles.privilege)}
      list={list}
      getId={privilegeId}
      toolbar={
        <>
          <PrivilegeToolbar filter={filter} categories={categories} onChange={change} />
          {/* The balance with which the cards compare their price. */}
          {profile.data && <AsOf read={profile} />}
        </>
      }
      empty={
        <EmptyPrivileges
          why={whyEmpty}
          isForYou={isForYou}
          filter={filter}
          categoryName={categories.list.find(({ id }) => id === filter.category)?.name}
          onRemove={(name) => change({ [name]: undefined })}
          profile={profile}
        />
      }
      isNarrowed={Object.keys(filter).some((name) => name !== 'sort')}
      Skeleton={PrivilegeCardSkeleton}
    >
      {renderCard}
    </CardList>
  )
}

function usePrivilegeList(isForYou: boolean) {
  const [filter, change] = useListParams(PRIVILEGE_FILTER_NAMES)
  const profile = useProfile()
  const balance = profile.data?.point
  const memberKey = useMemberKey()
  const marked = useFavourites()
  const ids = filter.favourites ? marked : undefined
  // Only in the request if the filter needs it, so that a changed balance does not repeat others.
  const reach = filter.affordable ? balance : undefined
  const member = useMemo(() => ({ balance: reach, ids }), [reach, ids])
  const request = useMemo(() => privilegeRequest(filter, member), [filter, member])
  // A switch needs a profile that is still unknown: neither all privileges nor none would be right.
  const isUnknown =
    (filter.affordable !== undefined && balance === undefined) ||
    (ids !== undefined && memberKey === undefined)
  // Servers differ in how they read an empty list of ids.
  const isIdle = isUnknown || ids?.length === 0
  const name = listNameOf(isForYou)
  const answered = useEndlessList(useEndlessQuery<PrivilegeFacts>(name, request, isIdle), privilegeId)
  const whole = useEndlessQuery<PrivilegeFacts>(name, wholePrivileges, filter.search === undefined)
  const matches = useMemo(() => privilegeMatcherOf(filter, member), [filter, member])
  const list = useKnownMatches(answered, whole, privilegeId, matches)
  const whyEmpty: WhyEmpty = !isIdle ? 'nothingFound' : isUnknown ? 'unknownMember' : 'noFavourites'
  const isEmptied = isIdle && !(isUnknown && profile.isLoading)
  return {
    list: isEmptied ? { ...list, rows: [], status: 'empty' as const, isOutdated: false } : list,
    whyEmpty,
    filter,
    change,
    profile,
  }
}

type WhyEmpty = 'nothingFound' | 'unknownMember' | 'noFavourites'

const filterNames: Record<'category' | 'favourites', MessageDescriptor> = defineMessages({
  category: {
    id: 'privileges.empty.category',
    defaultMessage: 'Category: {name}',
    description: 'Button that shows all categories again',
  },
  favourites: {
    id: 'privileges.empty.favourites',
    defaultMessage: 'Only favorites',
    description: 'A filter',
  },
})

interface EmptyPrivilegesProps {
  why: WhyEmpty
  isForYou: boolean
  filter: PrivilegeFilter
  categoryName: string | undefined
  onRemove: (name: keyof PrivilegeFilter) => void
  profile: Rereadable
}

/** With a filter the member sees what to remove; without one there are no privileges yet. */
function EmptyPrivileges(props: EmptyPrivilegesProps) {
  const { why, isForYou, filter, categoryName, onRemove, profile } = props
  const { formatMessage } = useIntl()
  const openPoints = useOpenPoints()
  const category = categoryOf(filter)
  const chosen = {
    ...(filter.search && { search: formatMessage(searched, { text: filter.search }) }),
    ...(category && { category: formatMessage(filterNames.category, { name: categoryName ?? category }) }),
    ...(filter.affordable && { affordable: formatMessage(toolbarMessages.affordable) }),
    ...(filter.favourites && { favourites: formatMessage(filterNames.favourites) }),
  }
  const action = <RemoveFilters filters={chosen} onRemove={onRemove} />
  if (why === 'unknownMember')
    return (
      <ErrorState
        read={profile}
        title={
          <FormattedMessage
            id="privileges.notApplied.title"
            defaultMessage="This filter isn’t available right now"
          />
        }
        action={action}
      />
    )
  if (Object.keys(chosen).length > 0)
    return (
      <EmptyState
        illustration={why === 'noFavourites' ? undefined : <NothingFoundIllustration />}
        title={
          why === 'noFavourites' ? (
            <FormattedMessage
              id="privileges.empty.noFavourites"
              defaultMessage="Tap ♡ on a privilege to keep it here"
            />
          ) : (
            <FormattedMessage {...noMatch} values={{ kind: 'privilege' }} />
          )
        }
        action={action}
      />
    )
  return (
    <EmptyState
      title={<FormattedMessage {...emptyList} values={{ kind: 'privilege' }} />}
      action={
        isForYou ? (
          <PageLink to={paths.privilege} />
        ) : (
          <Button variant="outline" onClick={openPoints}>
            <FormattedMessage {...commonWords.collectPoints} />
          </Button>
        )
      }
    />
  )
}

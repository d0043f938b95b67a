import { Heart } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { privilegeId } from '@/api/endless'
import { rowsOf } from '@/api/list-paging'
import { useBrand } from '@/brand/use-brand'
import { useLocale } from '@/i18n/use-locale'
import { ListToolbar, sortNames } from '@/ui/lists/list-toolbar'
import { useEndlessQuery } from '@/ui/lists/use-endless-list'
import { ChoiceChips } from '@/ui/choice-chips'
import { PartError } from '@/ui/part-error'
import { Spinner } from '@/ui/spinner'
import { SwitchChip, SwitchIcon } from '@/ui/switch'
import { filterWords } from '@/ui/lists/list-words'
import {
  categoryOf,
  listNameOf,
  privilegeSortOf,
  wholePrivileges,
  type PrivilegeFilter,
  type PrivilegeSort,
} from '../privilege-filter'
import type { PrivilegeFacts } from '../privilege-item'
import { favouriteWord } from './favourite-button'

/**
 * The categories, if the brand shows them (spec 3, Privilege_Page). The API names them only in rows: they come from loaded
 * rows, and when the member looks for one, from all others, which are then loaded.
 */
export function useCategories(isForYou: boolean, shown: readonly PrivilegeFacts[]) {
  const locale = useLocale()
  const isActive = useBrand().privilegePage.isCategoryActive
  const [isLookedFor, setIsLookedFor] = useState(false)
  const whole = useEndlessQuery<PrivilegeFacts>(listNameOf(isForYou), wholePrivileges, !isActive)
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = whole
  const known = useMemo(() => rowsOf(data?.pages ?? [], privilegeId), [data])
  // Depends on `known`, to run once per page even if a page loads without a render in between.
  const isNextDue = isLookedFor && hasNextPage && !isFetching && !isFetchNextPageError && known
  useEffect(() => {
    if (isNextDue) void fetchNextPage()
  }, [isNextDue, fetchNextPage])
  const list = useMemo(() => {
    const names = new Map<string, string>()
    for (const card of isActive ? [...known, ...shown] : []) {
      const name = (locale === 'en' && card.category_name_en) || card.category_name_th
      if (card.category_id && name) names.set(card.category_id, name)
    }
    return [...names].map(([id, name]) => ({ id, name }))
  }, [known, shown, locale, isActive])
  return {
    isActive,
    list,
    /** Whether more categories may come, or failed to. */
    rest: isFetchNextPageError ? 'failed' : isLookedFor && hasNextPage ? 'loading' : undefined,
    readRest: () => {
      setIsLookedFor(true)
      if (isFetchNextPageError) void fetchNextPage()
    },
  }
}

export const toolbarMessages = defineMessages({
  placeholder: { id: 'privileges.search.placeholder', defaultMessage: 'Find a privilege' },
  affordable: {
    id: 'privileges.affordable',
    defaultMessage: 'Within my points',
    description: 'Switch: only privileges that the member has enough points for',
  },
  affordableChip: {
    id: 'privileges.affordable.short',
    defaultMessage: 'Within my points',
    description: 'The words of that switch that are seen: all of them, or some that stand together',
  },
})

const sorts: Record<PrivilegeSort, MessageDescriptor> = {
  '': sortNames.recommended,
  asc: sortNames.asc,
  desc: sortNames.desc,
  expiry: sortNames.expiry,
}

interface PrivilegeToolbarProps {
  filter: PrivilegeFilter
  categories: ReturnType<typeof useCategories>
  onChange: (changes: Partial<Record<keyof PrivilegeFilter, string | undefined>>) => void
}

/** Categories come last, because they load with the rows. */
export function PrivilegeToolbar({ filter, categories, onChange }: PrivilegeToolbarProps) {
  const { formatMessage } = useIntl()
  const { list, isActive, rest, readRest } = categories
  const switched = (name: 'affordable' | 'favourites', label: MessageDescriptor) => ({
    label: formatMessage(label),
    isOn: filter[name] !== undefined,
    onChange: (isOn: boolean) => onChange({ [name]: isOn ? '1' : undefined }),
  })
  const category = {
    label: (
      <FormattedMessage
        id="privileges.category"
        defaultMessage="Category"
        description="Name of a choice of categories"
      />
    ),
    value: categoryOf(filter) ?? '',
    choices: [
      {
        value: '',
        label: <FormattedMessage {...filterWords.all} />,
      },
      ...list.map(({ id, name }) => ({ value: id, label: name })),
    ],
    onChange: (id: string) => onChange({ category: id }),
  }
  return (
    <ListToolbar
      search={filter.search}
      placeholder={formatMessage(toolbarMessages.placeholder)}
      onSearch={(search) => onChange({ search })}
      sort={privilegeSortOf(filter)}
      sorts={sorts}
      onSort={(sort) => onChange({ sort })}
      toggle={
        <SwitchIcon {...switched('favourites', favouriteWord)}>
          <Heart size={22} strokeWidth={1.75} aria-hidden />
        </SwitchIcon>
      }
      chips={
        <>
          <SwitchChip {...switched('affordable', toolbarMessages.affordable)}>
            {formatMessage(toolbarMessages.affordableChip)}
          </SwitchChip>
          {isActive && (
            <ChoiceChips
              {...category}
              isLabelHidden
              // Beside that switch "All" is what neither narrows.
              value={categoryOf(filter) ?? (filter.affordable ? undefined : '')}
              onChange={(id) => onChange({ category: id, ...(id === '' && { affordable: undefined }) })}
            />
          )}
        </>
      }
      choices={
        isActive && (
          <>
            <ChoiceChips {...category} />
            {rest === 'loading' && <Spinner />}
            {rest === 'failed' && <PartError read={{ refetch: readRest }} />}
          </>
        )
      }
      onLook={readRest}
      chosen={isActive && categoryOf(filter) ? 1 : 0}
    />
  )
}

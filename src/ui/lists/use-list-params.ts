import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

type Params<Name extends string> = Partial<Record<Name, string>>

/**
 * The filter of a list, in the address: back and share keep it. A change replaces the entry of the
 * history, so that back leaves the list; an empty value is left out.
 */
export function useListParams<Name extends string>(
  names: readonly Name[],
): [Params<Name>, (changes: Partial<Record<Name, string | undefined>>) => void] {
  const [search, setSearch] = useSearchParams()
  const params = useMemo(
    () =>
      Object.fromEntries(
        names.flatMap((name) => {
          const value = search.get(name)
          return value ? [[name, value]] : []
        }),
      ) as Params<Name>, // built of `names` alone
    [names, search],
  )
  const change = useCallback(
    (changes: Partial<Record<Name, string | undefined>>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries<string | undefined>(changes)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace: true },
      ),
    [setSearch],
  )
  return [params, change]
}

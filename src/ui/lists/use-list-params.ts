import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

type Params<Name extends string> = Partial<Record<Name, string>>

/**
 * A list's filter in the address, so that back and share keep it. A change replaces the history entry, so that back leaves the
 * list; empty values are left out.
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
      ) as Params<Name>, // only `names`
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

import { api } from '@/api/api'

/** Whether the brand's form asks for the birth date; undefined until that is known. Asked only where it is missing. */
export function useAsksBirthdate(isMissing: boolean): boolean | undefined {
  const { data, isError } = api.useListInfoFieldsQuery(undefined, { skip: !isMissing })
  // A form that could not be read may well ask: the page behind the link says so, or offers to try again.
  if (!data) return isError || undefined
  return data.payload.some(({ field, is_display }) => field === 'birthdate' && is_display)
}

import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { useIdempotencyKey } from '@/api/use-idempotency-key'
import { useSettledMemberKey } from '@/session/use-member-key'
import { useAppDispatch } from '@/store/hooks'
import { useQueryErrorModal } from '@/ui/use-error-modal'
import type { CustomFormAnswers } from '../defined-field'

/** The brand's own forms with the member's saved answers (spec 7, customercustomfields/list), and whose drafts are theirs. */
export function useOwnForms() {
  const query = api.useListCustomFormsQuery()
  const { memberKey, isSettled } = useSettledMemberKey()
  useQueryErrorModal({ ...query, isLoaded: query.data !== undefined })
  const forms = query.data?.list_form.filter(({ Fields }) => Fields.length > 0)
  return {
    forms: isSettled ? forms : undefined,
    memberKey: memberKey,
    hasFailed: query.data === undefined && query.error !== undefined,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  }
}

/** Saves the answers of one form; returns the error, or undefined on success. */
export function useSaveOwnForm() {
  const dispatch = useAppDispatch()
  const [saveForms] = api.useSaveCustomFormsMutation()
  const idempotency = useIdempotencyKey()
  return async (management: CustomFormAnswers[]): Promise<AppError | undefined> => {
    const { error } = await saveForms({
      body: { management },
      'X-Request-Id': idempotency.keyOf(management),
    })
    if (error) return toAppError(error)
    idempotency.done()
    // Shown at once; the refetch that follows has the last word.
    dispatch(
      api.util.updateQueryData('listCustomForms', undefined, ({ list_form }) => {
        for (const { Form_Name, Primary_Key_Value, Insert_Data } of management) {
          const answers = new Map(
            Insert_Data.map(({ Column_Name, Column_Value }) => [Column_Name, Column_Value]),
          )
          const form = list_form.find(
            (one) => one.Form_Name === Form_Name && one.Primary_Key_Value === Primary_Key_Value,
          )
          for (const field of form?.Fields ?? []) field.Column_Value = answers.get(field.Column_Name)
        }
      }),
    )
    return undefined
  }
}

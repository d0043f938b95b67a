import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { CUSTOM_FORMS_PROCESS } from '@/config/constants'
import { paths } from '@/addresses/paths'
import { useIdempotencyKey } from '@/api/use-idempotency-key'
import type { Lifetime } from '@/lib/lifetime'
import { beginAttempt, endAttempt } from '@/session/lifetime'
import { destinationAfterLogin } from '@/session/sign-in'
import { loadTarget } from '@/session/target-page'
import { useSettledMemberKey } from '@/session/use-member-key'
import { useQueryErrorModal } from '@/ui/use-query-error-modal'
import { useAppDispatch } from '@/store/hooks'
import type { CustomForm, CustomFormAnswers } from '../wire'

/** The forms that were due when the page was opened, and the member key of their stored draft. */
export interface ShownForms {
  forms: readonly CustomForm[]
  memberKey: string | undefined
}

/**
 * The forms that are due after a login (spec 2, Landing: process 3 is the only one in the contract). If no form is due, and
 * after save or skip, the hook navigates to the page first requested, or home. It never navigates to this page again, even
 * if the server still reports forms as due.
 */
export function useDueForms() {
  const due = api.useCheckCustomFormsQuery(CUSTOM_FORMS_PROCESS)
  const [saveForms] = api.useSaveCustomFormsMutation()
  const idempotency = useIdempotencyKey()
  const dispatch = useAppDispatch()
  const { leave, goOn } = useLeavePage()
  const { memberKey, isSettled } = useSettledMemberKey()
  const [shown, setShown] = useState<ShownForms>()

  const forms = due.data?.list_form.filter(({ Fields }) => Fields.length > 0)
  if (!shown && forms && forms.length > 0 && isSettled) setShown({ forms, memberKey: memberKey })

  const isNothingDue = !shown && forms?.length === 0
  useEffect(() => {
    if (isNothingDue) void goOn(dispatch(beginAttempt()))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `goOn` acts once
  }, [isNothingDue])

  const appError = shown ? undefined : due.error
  useQueryErrorModal({ error: appError, isFetching: due.isFetching, isLoaded: shown !== undefined })

  const save = async (management: CustomFormAnswers[]): Promise<AppError | undefined> => {
    const attempt = dispatch(beginAttempt())
    const { error } = await saveForms({
      body: { management },
      'X-Request-Id': idempotency.keyOf(management),
    })
    if (error) return toAppError(error)
    idempotency.done()
    await attempt.until(goOn(attempt))
    return undefined
  }
  return {
    shown,
    hasFailed: appError !== undefined,
    isRetrying: due.isFetching,
    retry: () => void due.refetch(),
    save,
    skip: leave,
  }
}

/** Leaves the page: `goOn` to the page due after a login, `leave` without checking what is due. */
function useLeavePage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  const leaveFor = (path: string | undefined) =>
    void navigate(path ?? loadTarget() ?? paths.home, { replace: true })
  const goOn = async (attempt: Lifetime) => {
    const path = await dispatch(destinationAfterLogin(attempt, true))
    leaveFor(path.startsWith(paths.registerCsFields) ? undefined : path)
  }
  const leave = () => {
    // Who skips waits for nothing that is on its way.
    dispatch(endAttempt())
    leaveFor(undefined)
  }
  return { leave, goOn }
}

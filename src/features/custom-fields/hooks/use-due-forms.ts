import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { CUSTOM_FORMS_PROCESS } from '@/config/constants'
import { paths } from '@/config/paths'
import { useIntent } from '@/issuing/use-intent'
import { destinationAfterLogin } from '@/session/sign-in'
import { takeTarget } from '@/session/target-page'
import { useSettledOwner } from '@/session/use-owner'
import { useFailureModal } from '@/ui/use-failure-modal'
import { useAppDispatch } from '@/store/hooks'
import type { CustomForm, CustomFormAnswers } from '../wire'

/** The forms that were due when the page was opened, and the owner of their stored draft. */
export interface ShownForms {
  forms: readonly CustomForm[]
  draftOwner: string | undefined
}

/**
 * The forms that are due after a login (spec 2, Landing: process 3 is the only one in the contract). If no form is due, and
 * after save or skip, the hook navigates to the page first requested, or home. It never navigates to this page again, even
 * if the server still reports forms as due.
 */
export function useDueForms() {
  const due = api.useCheckCustomFormsQuery(CUSTOM_FORMS_PROCESS)
  const [saveForms] = api.useSaveCustomFormsMutation()
  const intent = useIntent()
  const { leave, goOn } = useLeavePage()
  const { owner, isSettled } = useSettledOwner()
  const [shown, setShown] = useState<ShownForms>()

  const forms = due.data?.list_form.filter(({ Fields }) => Fields.length > 0)
  if (!shown && forms && forms.length > 0 && isSettled) setShown({ forms, draftOwner: owner })

  const isNothingDue = !shown && forms?.length === 0
  useEffect(() => {
    if (isNothingDue) void goOn()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `goOn` acts once
  }, [isNothingDue])

  const failure = shown ? undefined : due.error
  useFailureModal({ error: failure, isFetching: due.isFetching, isLoaded: shown !== undefined })

  const save = async (management: CustomFormAnswers[]): Promise<AppError | undefined> => {
    const { error } = await saveForms({
      body: { management },
      'X-Request-Id': intent.requestIdOf(management),
    })
    if (error) return toAppError(error)
    intent.done()
    await goOn()
    return undefined
  }
  return {
    shown,
    hasFailed: failure !== undefined,
    isRetrying: due.isFetching,
    retry: () => void due.refetch(),
    save,
    skip: leave,
  }
}

/** Leaves the page only once: `goOn` to the page due after a login, `leave` without checking what is due. */
function useLeavePage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const hasLeft = useRef(false)
  const isGoing = useRef(false)

  // A member who has navigated elsewhere meanwhile must not be redirected.
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
    }
  }, [])

  const leaveFor = (path: string | undefined) => {
    if (hasLeft.current) return
    hasLeft.current = true
    void navigate(path ?? takeTarget() ?? paths.home, { replace: true })
  }
  const goOn = async () => {
    if (isGoing.current) return
    isGoing.current = true
    const path = await dispatch(destinationAfterLogin(true))
    leaveFor(path.startsWith(paths.registerCsFields) ? undefined : path)
  }
  return { leave: () => leaveFor(undefined), goOn }
}

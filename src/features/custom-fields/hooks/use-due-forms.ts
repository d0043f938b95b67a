import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { CUSTOM_FORMS_PROCESS } from '@/config/constants'
import { paths } from '@/config/paths'
import { destinationAfterLogin } from '@/session/sign-in'
import { takeTarget } from '@/session/target-page'
import { useFailureModal } from '@/ui/use-failure-modal'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { CustomForm, CustomFormAnswers } from '../wire'

/** What the page asks: the forms that were due when it was opened, and whose draft is kept of them. */
export interface Asked {
  forms: readonly CustomForm[]
  draftOwner: string | undefined
}

/**
 * The forms that are due after a login (spec 2, Landing: process 3 is the only one that the contract knows). With none due,
 * once they are saved, or skipped, the page is left for the one first asked for or home: never for itself, whatever the
 * server still calls due.
 */
export function useDueForms() {
  const due = api.useCheckCustomFormsQuery(CUSTOM_FORMS_PROCESS)
  const [saveForms] = api.useSaveCustomFormsMutation()
  const { leave, goOn } = useWayOn()
  const draftOwner = useDraftOwner()
  const [asked, setAsked] = useState<Asked>()

  const forms = due.data?.list_form.filter(({ Fields }) => Fields.length > 0)
  if (!asked && forms && forms.length > 0 && draftOwner !== 'loading')
    setAsked({ forms, draftOwner: draftOwner?.id })

  const isNothingDue = !asked && forms?.length === 0
  useEffect(() => {
    if (isNothingDue) void goOn()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `goOn` acts once
  }, [isNothingDue])

  const failure = asked ? undefined : due.error
  useFailureModal({ error: failure, isFetching: due.isFetching, isLoaded: asked !== undefined })

  const save = async (management: CustomFormAnswers[]): Promise<AppError | undefined> => {
    const { error } = await saveForms({ management })
    if (error) return toAppError(error)
    await goOn()
    return undefined
  }
  return {
    asked,
    hasFailed: failure !== undefined,
    isRetrying: due.isFetching,
    retry: () => void due.refetch(),
    save,
    skip: leave,
  }
}

/** Leaves once, whoever asks for it first: by way of what a login leads to, or at once. */
function useWayOn() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const hasLeft = useRef(false)
  const isGoing = useRef(false)

  // A member who has gone elsewhere meanwhile is not called back.
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

/** A draft is its member's: it waits for the profile, which is on its way for home as well, and does without where that fails. */
function useDraftOwner(): { id: string } | 'loading' | undefined {
  const { brandRef, isLoggedIn } = useAppSelector((state) => state.session)
  const profile = api.useGetProfileQuery(undefined, { skip: !isLoggedIn })
  if (profile.data) return { id: `${brandRef}:${profile.data.customer_info}` }
  return profile.isError && !profile.isFetching ? undefined : 'loading'
}

import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { api } from '@/api/api'
import { CUSTOM_FORMS_PROCESS } from '@/config/constants'
import { beginAttempt, endAttempt } from '@/session/lifetime'
import { takeTarget } from '@/session/target-page'
import { useSettledMemberKey } from '@/session/use-member-key'
import { useAppDispatch } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { useQueryErrorModal } from '@/ui/dialogs/use-error-modal'
import { commonWords } from '@/ui/words'
import { FormSkeleton } from '../../components/form-skeleton'
import { CustomForms, useSaveForms } from '../custom-forms'
import type { CustomForm, CustomFormAnswers } from '../field-types'

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(3)};
  max-width: 480px;
  margin: 0 auto;
  padding: ${tokens.space(6)} ${tokens.gutter} calc(${tokens.safe.bottom} + ${tokens.space(6)});
`

/**
 * The brand's forms due after a login; the member may skip them (spec 2, Landing; process 3 is the contract's only one). If none
 * is due, and after saving or skipping, goes to the requested page or home, even if the server still reports forms as due.
 */
export default function RegisterCustomFieldsPage() {
  const due = api.useCheckCustomFormsQuery(CUSTOM_FORMS_PROCESS)
  const saveForms = useSaveForms('register')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { memberKey, isSettled } = useSettledMemberKey()
  // The forms due when the page was opened, with the drafts' owner.
  const [shown, setShown] = useState<{ forms: readonly CustomForm[]; memberKey: string | undefined }>()

  const forms = due.data?.list_form.filter(({ Fields }) => Fields.length > 0)
  if (!shown && forms && forms.length > 0 && isSettled) setShown({ forms, memberKey })

  const goOn = () => void navigate(takeTarget() ?? paths.home, { replace: true })
  const isNothingDue = !shown && forms?.length === 0
  useEffect(() => {
    if (isNothingDue) goOn()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `goOn` acts once
  }, [isNothingDue])

  const error = shown ? undefined : due.error
  useQueryErrorModal({ error, isFetching: due.isFetching, isLoaded: shown !== undefined })

  const save = async (management: CustomFormAnswers[]) => {
    const attempt = dispatch(beginAttempt())
    const saveError = await saveForms(management)
    if (!saveError) attempt.run(goOn)
    return saveError
  }
  const skip = () => {
    // Skipping does not wait for a pending save.
    dispatch(endAttempt())
    goOn()
  }
  const skipButton = (
    <Button variant="quiet" isFullWidth onClick={skip}>
      <FormattedMessage {...commonWords.skip} />
    </Button>
  )
  if (error) return <ErrorState read={due} action={skipButton} />
  return (
    <Page>
      {shown ? (
        <CustomForms {...shown} onSave={save} />
      ) : (
        <FormSkeleton head={<Skeleton width="70%" height="32px" />} />
      )}
      {skipButton}
    </Page>
  )
}

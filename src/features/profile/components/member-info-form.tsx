import { useEffect, useState, type ReactNode } from 'react'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { useIdempotencyKey } from '@/api/use-idempotency-key'
import { DraftNotice } from '@/forms/draft-notice'
import { Form } from '@/forms/form'
import { FormError } from '@/forms/form-error'
import { SendingNote } from '@/forms/sending-note'
import { SubmitButton } from '@/forms/submit-button'
import type { Lifetime } from '@/lib/lifetime'
import { useBoot } from '@/session/boot-context'
import { beginAttempt } from '@/session/lifetime'
import { useAppDispatch } from '@/store/hooks'
import { ErrorState } from '@/ui/error-state'
import { useInfoForm } from '../hooks/use-info-form'
import { useMemberInfo, type MemberInfo } from '../hooks/use-member-info'
import { namesFromLine, type LinePerson } from '../line-prefill'
import { draftFields, fieldNames, toInfoUpdate, valuesOf, type MemberInfoValues } from '../member-info'
import { MemberInfoField } from './member-info-field'
import { MemberInfoSkeleton } from './member-info-skeleton'
import { NothingAsked } from './nothing-asked'

interface MemberInfoFormProps {
  /** The name under which the form's draft is stored. */
  draftName: string
  submitLabel: ReactNode
  /** Called after the info was saved; the form stays busy until the promise settles. */
  onSaved: (attempt: Lifetime) => Promise<void> | void
}

/** The form of the details that the brand asks for, prefilled with the known ones; loads its own data. */
export function MemberInfoForm(props: MemberInfoFormProps) {
  const { data, error, isRetrying, retry } = useMemberInfo()
  const person = useLinePerson()
  if (data && person) return <LoadedForm {...props} {...data} person={person} />
  if (!error) return <MemberInfoSkeleton />
  return <ErrorState supportCode={toAppError(error).requestId} onRetry={retry} isRetrying={isRetrying} />
}

interface LoadedFormProps extends MemberInfoFormProps, MemberInfo {
  person: LinePerson
}

function LoadedForm({ draftName, submitLabel, onSaved, person, ...data }: LoadedFormProps) {
  const { info, shown, memberKey } = data
  const [update] = api.useUpdateCustomerInfoMutation()
  const dispatch = useAppDispatch()
  const idempotency = useIdempotencyKey()
  const [names] = useState(() => namesFromLine(person, valuesOf(info), shown))
  const { initialValues, schema, today } = useInfoForm(data, names)
  if (shown.length === 0) return <NothingAsked />

  const save = async (values: MemberInfoValues) => {
    const body = toInfoUpdate(values, valuesOf(info), shown)
    const attempt = dispatch(beginAttempt())
    const { error } = await update({ body, 'X-Request-Id': idempotency.keyOf(body) })
    if (error) return toAppError(error)
    idempotency.done()
    await onSaved(attempt)
    return undefined
  }
  return (
    <Form
      schema={schema}
      initialValues={initialValues}
      fieldNames={fieldNames}
      draft={{ name: draftName, memberKey, fields: draftFields }}
      onSubmit={save}
    >
      <DraftNotice />
      {shown.map((infoField) => (
        <MemberInfoField
          key={infoField.field}
          {...{ infoField, info, today, names }}
          linePicture={person.picture}
        />
      ))}
      <SendingNote />
      <FormError />
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  )
}

const NOBODY: LinePerson = {}

/** Who is logged in to LINE, where LIFF has run on this page; undefined for a moment, until that is known. */
function useLinePerson(): LinePerson | undefined {
  const { line } = useBoot()
  const [person, setPerson] = useState<LinePerson>()
  useEffect(() => {
    let isCurrent = true
    void line.person().then((found) => isCurrent && setPerson(found ?? NOBODY))
    return () => {
      isCurrent = false
    }
  }, [line])
  return person
}

import { useState, type ReactNode } from 'react'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { DraftNotice } from '@/forms/draft-notice'
import { Form } from '@/forms/form'
import { FormError } from '@/forms/form-error'
import { SendingNote } from '@/forms/sending-note'
import { SubmitButton } from '@/forms/submit-button'
import { useIntent } from '@/issuing/use-intent'
import { ErrorState } from '@/ui/error-state'
import { useLinePerson } from '../hooks/use-line-person'
import { namesFromLine, type LinePerson } from '../line-prefill'
import { useInfoForm } from '../hooks/use-info-form'
import { useMemberInfo, type MemberInfo } from '../hooks/use-member-info'
import { draftFields, fieldNames, toInfoUpdate, valuesOf, type MemberInfoValues } from '../member-info'
import { MemberInfoField } from './member-info-field'
import { MemberInfoSkeleton } from './member-info-skeleton'
import { NothingAsked } from './nothing-asked'

interface MemberInfoFormProps {
  /** The name under which the form's draft is stored. */
  draftName: string
  submitLabel: ReactNode
  /** Called after the info was saved; the form stays busy until the promise settles. */
  onSaved: () => Promise<void> | void
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
  const { info, shown, owner } = data
  const [update] = api.useUpdateCustomerInfoMutation()
  const intent = useIntent()
  const [names] = useState(() => namesFromLine(person, valuesOf(info), shown))
  const { initialValues, schema, today } = useInfoForm(data, names)
  if (shown.length === 0) return <NothingAsked />

  const save = async (values: MemberInfoValues) => {
    const body = toInfoUpdate(values, valuesOf(info), shown)
    const { error } = await update({ body, 'X-Request-Id': intent.requestIdOf(body) })
    if (error) return toAppError(error)
    intent.done()
    await onSaved()
    return undefined
  }
  return (
    <Form
      schema={schema}
      initialValues={initialValues}
      fieldNames={fieldNames}
      draft={{ name: draftName, owner, fields: draftFields }}
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

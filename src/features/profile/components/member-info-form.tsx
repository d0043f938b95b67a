import { useMemo, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { toIsoDate } from '@/domain/calendar-date'
import { Form } from '@/forms/form'
import { FormError } from '@/forms/form-error'
import { SendingNote } from '@/forms/sending-note'
import { SubmitButton } from '@/forms/submit-button'
import { useIntent } from '@/issuing/use-intent'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { useMemberInfo, type MemberInfo } from '../hooks/use-member-info'
import { draftFields, fieldNames, toInfoUpdate, valuesOf, type MemberInfoValues } from '../member-info'
import { memberInfoSchema } from '../member-info.schema'
import { isAbroad, likelyCountry } from '../place-options'
import { MemberInfoField } from './member-info-field'
import { MemberInfoSkeleton } from './member-info-skeleton'

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
  if (data) return <LoadedForm {...props} {...data} />
  if (!error) return <MemberInfoSkeleton />
  return <ErrorState supportCode={toAppError(error).requestId} onRetry={retry} isRetrying={isRetrying} />
}

function LoadedForm({ draftName, submitLabel, onSaved, ...data }: MemberInfoFormProps & MemberInfo) {
  const { info, shown, countries, owner } = data
  const [update] = api.useUpdateCustomerInfoMutation()
  const intent = useIntent()
  const [initialValues] = useState(() => withLikelyCountry(valuesOf(info), countries))
  const [today] = useState(localToday)
  const hasPicture = Boolean(info.image_url)
  const schema = useMemo(() => {
    const isCountryAbroad = (country: string) => isAbroad(country, countries)
    return memberInfoSchema(shown, { hasPicture, today, isAbroad: isCountryAbroad })
  }, [shown, hasPicture, today, countries])
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
      {shown.map((infoField) => (
        <MemberInfoField key={infoField.field} {...{ infoField, info, today }} />
      ))}
      <SendingNote />
      <FormError />
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  )
}

function NothingAsked() {
  return (
    <EmptyState
      title={<FormattedMessage id="profile.info.emptyTitle" defaultMessage="Nothing to fill in" />}
      text={
        <FormattedMessage id="profile.info.emptyText" defaultMessage="We already have everything we need." />
      }
    />
  )
}

function withLikelyCountry(values: MemberInfoValues, countries: MemberInfo['countries']): MemberInfoValues {
  return { ...values, country: values.country || likelyCountry(countries) }
}

/** Today in the member's time zone. */
function localToday(): string {
  const now = new Date()
  return toIsoDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() })
}

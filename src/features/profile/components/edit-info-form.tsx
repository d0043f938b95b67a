import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { ChangedFieldsContext } from '@/forms/changed-fields'
import { DraftNotice } from '@/forms/draft-notice'
import { Form } from '@/forms/form'
import { useFormValues } from '@/forms/use-form-values'
import { useIntent } from '@/issuing/use-intent'
import { ErrorState } from '@/ui/error-state'
import { useFinishEdit } from '../hooks/use-finish-edit'
import { useInfoForm } from '../hooks/use-info-form'
import { useMemberInfo, type MemberInfo } from '../hooks/use-member-info'
import { draftFields, fieldNames, toInfoChanges, valuesOf, type MemberInfoValues } from '../member-info'
import { isAbroad } from '../place-options'
import { EditInfoFoot } from './edit-info-foot'
import { EditFields, EditLayout, EditSide } from './edit-info-parts'
import { EditInfoSkeleton } from './edit-info-skeleton'
import { MemberInfoField } from './member-info-field'
import { NothingAsked } from './nothing-asked'
import { PhoneFact } from './phone-fact'

/** The member's details as the brand asks for them, to be edited; loads its own data. */
export function EditInfoForm() {
  const { data, error, isRetrying, retry } = useMemberInfo()
  if (data) return <LoadedForm {...data} />
  if (!error) return <EditInfoSkeleton />
  return <ErrorState supportCode={toAppError(error).requestId} onRetry={retry} isRetrying={isRetrying} />
}

function LoadedForm(data: MemberInfo) {
  const { info, shown, countries, owner, mobileNo } = data
  const [update] = api.useUpdateCustomerInfoMutation()
  const [readInfo] = api.useLazyGetCustomerInfoQuery()
  const [saved, setSaved] = useState(() => valuesOf(info))
  const { initialValues, schema, today } = useInfoForm(data)
  const intent = useIntent()
  const finish = useFinishEdit()
  if (shown.length === 0) return <NothingAsked />

  const changesIn = (values: MemberInfoValues) =>
    toInfoChanges(values, saved, shown, isAbroad(values.country, countries))
  const save = async (values: MemberInfoValues) => {
    const body = changesIn(values)
    const { error } = await update({ body, 'X-Request-Id': intent.requestIdOf(body) })
    if (error) return toAppError(error)
    intent.done()
    // Nothing is unsaved any more, so that leaving asks nothing.
    flushSync(() => setSaved(values))
    await finish()
    return undefined
  }
  const loadLatest = async () => {
    const { data: latestInfo } = await readInfo()
    if (!latestInfo) return undefined
    const latest = valuesOf(latestInfo)
    intent.done()
    setSaved(latest)
    return { before: saved, latest }
  }
  const picture = shown.find(({ field }) => field === 'image')
  const fields = shown.filter((infoField) => infoField !== picture)
  return (
    <Form
      schema={schema}
      initialValues={initialValues}
      fieldNames={fieldNames}
      draft={{ name: 'edit-profile', owner, fields: draftFields }}
      onSubmit={save}
    >
      <MarkChanges changesIn={changesIn}>
        <EditLayout>
          <DraftNotice />
          <EditSide>
            {picture && <MemberInfoField infoField={picture} {...{ info, today }} />}
            {mobileNo && <PhoneFact mobileNo={mobileNo} />}
          </EditSide>
          <EditFields>
            {fields.map((infoField) => (
              <div key={infoField.field} data-wide={infoField.field === 'address' || undefined}>
                <MemberInfoField {...{ infoField, info, today }} />
              </div>
            ))}
          </EditFields>
          <EditInfoFoot
            hasChanged={(values) => Object.keys(changesIn(values)).length > 0}
            hasDraft={owner !== undefined}
            loadLatest={loadLatest}
          />
        </EditLayout>
      </MarkChanges>
    </Form>
  )
}

interface MarkChangesProps {
  changesIn: (values: MemberInfoValues) => object
  children: ReactNode
}

/** Marks the fields that a save would send. */
function MarkChanges({ changesIn, children }: MarkChangesProps) {
  const { values } = useFormValues<MemberInfoValues>()
  const names = new Set(Object.keys(changesIn(values)).map((wire) => fieldNames[wire] ?? wire))
  return <ChangedFieldsContext value={names}>{children}</ChangedFieldsContext>
}

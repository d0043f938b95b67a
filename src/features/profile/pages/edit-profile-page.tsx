import { useState } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { sitePath } from '@/addresses/base-path'
import { paths } from '@/addresses/paths'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { useIdempotencyKey } from '@/api/use-idempotency-key'
import { DraftNotice, Form } from '@/forms/form'
import { pathBefore } from '@/lib/history-entries'
import type { Lifetime } from '@/lib/lifetime'
import { beginAttempt, currentSession } from '@/session/lifetime'
import { useAppDispatch } from '@/store/hooks'
import { media, tokens } from '@/theme/tokens'
import { ErrorState } from '@/ui/error-state'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useToast } from '@/ui/toast-context'
import { AccountFacts } from '../components/account-facts'
import { EditInfoFoot } from '../components/edit-info-foot'
import { EditFields, EditLayout, EditSide } from '../components/edit-info-parts'
import { MemberInfoField } from '../components/member-info-field'
import { FaceSkeleton, FieldSkeletons } from '../components/member-info-skeleton'
import { NothingAsked } from '../components/nothing-asked'
import { useInfoForm, withCountry } from '../hooks/use-info-form'
import { useMemberInfo, type MemberInfo } from '../hooks/use-member-info'
import {
  changedFields,
  editedValues,
  fieldNames,
  toInfoUpdate,
  valuesOf,
  wholeFields,
  type MemberInfoValues,
} from '../member-info'
import { isAbroad } from '../place-options'
import { PageLink } from '@/ui/page-link'

const Page = styled.div`
  width: 100%;
  max-width: 520px;
  margin-inline: auto;
  padding: ${tokens.space(4)} ${tokens.gutter} 0;
  ${media.tabletUp} {
    max-width: none;
    padding-top: ${tokens.space(6)};
  }
`

/** The member's own details as the brand asks for them, to be changed (spec 1, profile.edit-profile); loads its own data. */
export default function EditProfilePage() {
  const { data, error, isRetrying, retry } = useMemberInfo()
  return (
    <Page>
      {data ? (
        <LoadedForm {...data} />
      ) : error ? (
        <ErrorState supportCode={toAppError(error).requestId} onRetry={retry} isRetrying={isRetrying} />
      ) : (
        <EditInfoSkeleton />
      )}
    </Page>
  )
}

function LoadedForm(data: MemberInfo) {
  const { info, readAt, readAgain, shown, countries, memberKey, mobileNo, isLineConnected } = data
  const [update] = api.useUpdateCustomerInfoMutation()
  const [saved, setSaved] = useState(() => valuesOf(info))
  const { initialValues, schema, today } = useInfoForm(data)
  const idempotency = useIdempotencyKey()
  const dispatch = useAppDispatch()
  const finish = useFinishEdit()
  if (shown.length === 0) return <NothingAsked action={<PageLink to={paths.profile} />} />

  const changesIn = (values: MemberInfoValues) =>
    changedFields(values, saved, shown, isAbroad(values.country, countries))
  const save = async (values: MemberInfoValues) => {
    const body = toInfoUpdate(editedValues(values, saved, changesIn(values)), saved, shown)
    const attempt = dispatch(beginAttempt())
    const { error } = await update({ body, 'X-Request-Id': idempotency.keyOf(body) })
    if (error) return toAppError(error)
    idempotency.done()
    // Nothing is unsaved any more, so that leaving asks nothing.
    flushSync(() => setSaved(values))
    await finish(attempt)
    return undefined
  }
  const takeOver = (latest: MemberInfoValues) => {
    // What is sent from now on is another request.
    idempotency.done()
    setSaved(latest)
    return [withCountry(saved, countries), withCountry(latest, countries)] as const
  }
  const picture = shown.find(({ field }) => field === 'image')
  const fields = shown.filter((infoField) => infoField !== picture)
  return (
    <Form
      schema={schema}
      initialValues={initialValues}
      fieldNames={fieldNames}
      draft={{ name: 'edit-profile', memberKey, fields: wholeFields }}
      changesIn={changesIn}
      onSubmit={save}
    >
      <EditLayout>
        <DraftNotice />
        <EditSide>
          {picture && <MemberInfoField infoField={picture} {...{ info, today }} />}
          <AccountFacts {...{ mobileNo, isLineConnected }} />
        </EditSide>
        <EditFields>
          {fields.map((infoField) => (
            <div key={infoField.field} data-wide={infoField.field === 'address' || undefined}>
              <MemberInfoField {...{ infoField, info, today }} />
            </div>
          ))}
        </EditFields>
      </EditLayout>
      <EditInfoFoot
        changesIn={changesIn}
        hasDraft={memberKey !== undefined}
        info={info}
        takeOver={takeOver}
        readAgain={readAgain}
        asOf={readAt}
      />
    </Form>
  )
}

/** The placeholder while the member's details load: picture, phone number, and the fields that most brands ask for. */
function EditInfoSkeleton() {
  return (
    <SkeletonGroup>
      <EditLayout>
        <EditSide>
          <FaceSkeleton />
          <Skeleton height={120} radius={tokens.radius.control} />
        </EditSide>
        <EditFields>
          <FieldSkeletons />
        </EditFields>
      </EditLayout>
    </SkeletonGroup>
  )
}

const TOAST_MS = 2500
const REFRESH_LIMIT_MS = 1500

/** Leaves the editing of the profile after saving: says so, and leads to the profile, one step back if it comes before. */
function useFinishEdit() {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const toast = useToast()

  return async (attempt: Lifetime) => {
    // Saving has had the profile requested again: the page to which this leads shows the new name at once, if it comes soon.
    const refreshed = dispatch(api.util.getRunningQueryThunk('getProfile', undefined))
    const late = new Promise((resolve) => setTimeout(resolve, REFRESH_LIMIT_MS))
    await dispatch(currentSession()).only(Promise.race([refreshed, late]))
    toast(<FormattedMessage id="forms.saved" defaultMessage="Saved" description="A form was saved" />, {
      durationMs: TOAST_MS,
    })
    // What comes before may also be a login, after which this page was opened again.
    const isBefore = pathBefore() === sitePath(paths.profile)
    attempt.run(() => void (isBefore ? navigate(-1) : navigate(paths.profile, { replace: true })))
  }
}

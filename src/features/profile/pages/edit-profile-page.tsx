import { Phone } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { sitePath } from '@/addresses/base-path'
import { paths } from '@/addresses/paths'
import { api } from '@/api/api'
import { isAnswerLost, type AppError } from '@/api/app-error'
import { DraftNotice, Form } from '@/ui/forms/form'
import { pathBefore } from '@/lib/history-entries'
import type { Lifetime } from '@/lib/lifetime'
import { formatPhone } from '@/lib/thai-phone'
import { within } from '@/lib/answers'
import { currentSession } from '@/session/lifetime'
import { useAppDispatch } from '@/store/hooks'
import { media, tokens } from '@/theme/tokens'
import { PageLink } from '@/ui/page-link'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useToast } from '@/ui/dialogs/toast-context'
import { Stack } from '@/ui/stack'
import { commonWords } from '@/ui/words'
import { ChangedElsewhere } from '../components/changed-elsewhere'
import { EditInfoFoot } from '../components/edit-info-foot'
import { FieldSkeletons } from '../components/form-skeleton'
import { MemberInfoField } from '../components/member-info-field'
import { PictureFieldSkeleton } from '../components/picture-field'
import { MemberInfoLoader, useSaveInfo, type MemberInfo } from '../components/member-info-loader'
import {
  changedFields,
  editedValues,
  fieldNames,
  isChangedElsewhere,
  toInfoUpdate,
  valuesOf,
  wholeFields,
  type MemberInfoValues,
} from '../member-info'
import { memberInfoSchema } from '../member-info-schema'
import { isAbroad, withCountry } from '../place-options'

const { color, font, space } = tokens

const Page = styled.div`
  width: 100%;
  max-width: 520px;
  margin-inline: auto;
  padding: ${space(4)} ${tokens.gutter} 0;
  ${media.tabletUp} {
    max-width: none;
    padding-top: ${space(6)};
  }
`

/** Picture and fixed data beside the fields from tablets up, above them on a phone. */
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  ${media.tabletUp} {
    grid-template-columns: 232px minmax(0, 1fr);
    column-gap: ${space(8)};
    align-items: start;
    > [role='note'] {
      grid-column: 1 / -1;
    }
  }
  ${media.desktopUp} {
    grid-template-columns: 280px minmax(0, 1fr);
    column-gap: ${space(12)};
  }
`

/** Two per row from tablets up; the address uses `--field-columns`. */
const Fields = styled.div`
  --field-columns: minmax(0, 1fr);
  display: grid;
  grid-template-columns: var(--field-columns);
  align-items: start;
  gap: ${space(5)};
  > [data-wide] {
    grid-column: 1 / -1;
  }
  ${media.tabletUp} {
    --field-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Edits the member's details (spec 1, profile.edit-profile). */
export default function EditProfilePage() {
  return (
    <Page>
      <MemberInfoLoader skeleton={<EditInfoSkeleton />} action={<PageLink to={paths.profile} />}>
        {(data) => <EditInfoForm {...data} />}
      </MemberInfoLoader>
    </Page>
  )
}

/** What the server says of details that have changed since they were read. */
const CHANGED_ELSEWHERE: AppError = { kind: 'rejected', isConflict: true }

function EditInfoForm({ info, readAgain, readLatest, shown, countries, memberKey }: MemberInfo) {
  const [saved, setSaved] = useState(() => valuesOf(info))
  const { save, renew } = useSaveInfo()
  const finish = useFinishEdit()

  const changesIn = (values: MemberInfoValues) =>
    changedFields(values, saved, shown, isAbroad(values.country, countries))
  /** The last try may have been saved, and the store may have changed something since. */
  const isInDoubt = useRef(false)
  const handleSubmit = async (values: MemberInfoValues) => {
    if (isInDoubt.current) {
      const latest = await readLatest()
      if ('kind' in latest) return latest
      if (isChangedElsewhere(latest, saved, values)) return CHANGED_ELSEWHERE
    }
    const body = toInfoUpdate(editedValues(values, saved, changesIn(values)), saved, shown)
    const error = await save(body, saved, (attempt) => {
      // With nothing unsaved, leaving is not guarded.
      flushSync(() => setSaved(values))
      return finish(attempt)
    })
    isInDoubt.current = error !== undefined && (isInDoubt.current || isAnswerLost(error))
    return error
  }
  const takeOver = (latest: MemberInfoValues) => {
    // Further saves are new requests.
    renew()
    isInDoubt.current = false
    setSaved(latest)
    return [withCountry(saved, countries), withCountry(latest, countries)] as const
  }
  const picture = shown.find(({ field }) => field === 'image')
  const fields = shown.filter((infoField) => infoField !== picture)
  return (
    <Form
      schema={memberInfoSchema(shown, countries, Boolean(info.image_url), saved)}
      initialValues={withCountry(saved, countries)}
      fieldNames={fieldNames}
      draft={{ name: 'edit-profile', memberKey, fields: wholeFields }}
      changesIn={changesIn}
      onSubmit={handleSubmit}
    >
      <Layout>
        <DraftNotice />
        <Stack $gap={5}>
          {picture && <MemberInfoField infoField={picture} info={info} />}
          <PhoneNumber />
        </Stack>
        <Fields>
          {fields.map((infoField) => (
            <div key={infoField.field} data-wide={infoField.field === 'address' || undefined}>
              <MemberInfoField infoField={infoField} info={info} />
            </div>
          ))}
        </Fields>
      </Layout>
      <EditInfoFoot hasDraft={memberKey !== undefined}>
        <ChangedElsewhere info={info} readAgain={readAgain} takeOver={takeOver} />
      </EditInfoFoot>
    </Form>
  )
}

const Fact = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${tokens.radius.control};
  background: ${color.surfaceSunken};
  svg {
    grid-row: span 2;
    color: ${color.textMuted};
  }
  dt,
  dd + dd {
    color: ${color.textMuted};
    font-size: ${font.size.sm};
  }
  dd {
    grid-column: 2;
    font-weight: 600;
  }
  dd + dd {
    grid-column: 1 / -1;
    margin-top: ${space(1)};
    font-weight: 400;
  }
`

/** The number the member logs in with, which this form cannot change. */
function PhoneNumber() {
  const { data: profile } = api.useGetProfileQuery()
  if (!profile?.mobile_no) return null
  return (
    <Fact>
      <Phone size={24} strokeWidth={1.75} aria-hidden />
      <dt>
        <FormattedMessage {...commonWords.phoneNumber} />
      </dt>
      <dd>{formatPhone(profile.mobile_no)}</dd>
      <dd>
        <FormattedMessage id="profile.edit.phoneText" defaultMessage="To change it, please ask the store." />
      </dd>
    </Fact>
  )
}

function EditInfoSkeleton() {
  return (
    <SkeletonGroup>
      <Layout>
        <Stack $gap={5}>
          <PictureFieldSkeleton />
          <Skeleton height={98} radius={tokens.radius.control} />
        </Stack>
        <Fields>
          <FieldSkeletons />
        </Fields>
      </Layout>
    </SkeletonGroup>
  )
}

const TOAST_MS = 2500
const REFRESH_LIMIT_MS = 1500

/** After saving, leads to the profile, one step back if it is the previous page. */
function useFinishEdit() {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const toast = useToast()

  return async (attempt: Lifetime) => {
    // Saving refetches the profile: if that is quick, the next page shows the new name at once.
    const refreshed = dispatch(api.util.getRunningQueryThunk('getProfile', undefined))
    await dispatch(currentSession()).only(within(refreshed, REFRESH_LIMIT_MS))
    toast(<FormattedMessage {...commonWords.saved} />, { durationMs: TOAST_MS })
    // The previous page may be a login that led back here.
    const isBefore = pathBefore() === sitePath(paths.profile)
    attempt.run(() => void (isBefore ? navigate(-1) : navigate(paths.profile, { replace: true })))
  }
}

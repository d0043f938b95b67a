import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { useIdempotencyKey } from '@/api/use-idempotency-key'
import { DraftNotice, Form, FormError, SubmitButton } from '@/forms/form'
import type { Lifetime } from '@/lib/lifetime'
import { useBoot } from '@/session/boot-context'
import { setInfoDue } from '@/session/registration'
import { beginAttempt } from '@/session/lifetime'
import { destinationAfterLogin } from '@/session/sign-in'
import { loadTarget, readTarget } from '@/session/where-next'
import { useAppDispatch } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { StickyFoot } from '@/ui/sticky-foot'
import { MemberInfoField } from '../components/member-info-field'
import { MemberInfoSkeleton } from '../components/member-info-skeleton'
import { NothingAsked } from '../components/nothing-asked'
import { useInfoForm } from '../hooks/use-info-form'
import { useMemberInfo, type MemberInfo } from '../hooks/use-member-info'
import { namesFromLine, type LinePerson } from '../line-prefill'
import { fieldNames, toInfoUpdate, valuesOf, wholeFields, type MemberInfoValues } from '../member-info'

const Page = styled.div`
  display: grid;
  gap: ${tokens.space(4)};
  max-width: 480px;
  margin-inline: auto;
  padding: ${tokens.space(4)} ${tokens.gutter} calc(${tokens.safe.bottom} + ${tokens.space(8)});
  > p {
    color: ${tokens.color.textMuted};
    text-wrap: pretty;
  }
`

/** The form for a new member's details, which may be skipped (spec 1). */
export default function RegisterInfoPage() {
  const { finish, skip, isSkipping } = useFinishInfo()
  return (
    <Page>
      <MemberInfoForm onSaved={finish} />
      <Button variant="quiet" isFullWidth isBusy={isSkipping} onClick={skip}>
        <FormattedMessage
          id="forms.skip"
          defaultMessage="Skip"
          description="Button: goes on without the form"
        />
      </Button>
    </Page>
  )
}

const afterRegistration = { isConsented: true, formsPath: paths.registerCustomFields }

/** Leaves register-info after it was sent or skipped: to the custom forms if due, the page first requested, or home. */
function useFinishInfo() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [isSkipping, setIsSkipping] = useState(false)

  const finish = async (attempt: Lifetime) => {
    setInfoDue(false)
    // If this page itself was requested before the login, it must be removed as target, or it would open again and again.
    if (readTarget()?.startsWith(paths.registerInfo)) loadTarget()
    const next = dispatch(destinationAfterLogin(attempt, afterRegistration))
    const path = await attempt.until(next)
    if (path !== undefined) void navigate(path, { replace: true })
  }
  const skip = () => {
    setIsSkipping(true)
    void finish(dispatch(beginAttempt()))
  }
  return { finish, skip, isSkipping }
}

interface MemberInfoFormProps {
  /** Called after the info was saved; the form stays busy until the promise settles. */
  onSaved: (attempt: Lifetime) => Promise<void> | void
}

/** The form of the details that the brand asks for, prefilled with the known ones; loads its own data. */
function MemberInfoForm({ onSaved }: MemberInfoFormProps) {
  const { data, error, isRetrying, retry } = useMemberInfo()
  const person = useLinePerson()
  if (data && person) return <LoadedForm {...data} person={person} onSaved={onSaved} />
  if (!error) return <MemberInfoSkeleton />
  return <ErrorState supportCode={toAppError(error).requestId} onRetry={retry} isRetrying={isRetrying} />
}

interface LoadedFormProps extends MemberInfoFormProps, MemberInfo {
  person: LinePerson
}

function LoadedForm({ onSaved, person, ...data }: LoadedFormProps) {
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
      draft={{ name: 'register-info', memberKey, fields: wholeFields }}
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
      <StickyFoot>
        <FormError />
        <SubmitButton>
          <FormattedMessage id="forms.save" defaultMessage="Save" description="Button" />
        </SubmitButton>
      </StickyFoot>
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

import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { useLocale } from '@/i18n/use-locale'
import { whoseAccount } from '@/i18n/whose-account'
import { DraftNotice, Form, FormError, SubmitButton } from '@/ui/forms/form'
import type { Lifetime } from '@/lib/lifetime'
import { whileWanted } from '@/lib/answers'
import { useBoot } from '@/session/boot-context'
import { setInfoDue } from '@/session/registration'
import { beginAttempt } from '@/session/lifetime'
import { isAccountToBeTold } from '@/session/session'
import { takeTarget, readTarget } from '@/session/target-page'
import { destinationAfterLogin } from '@/session/where-next'
import { useAppDispatch } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { StickyFoot } from '@/ui/sticky-foot'
import { commonWords } from '@/ui/words'
import { FormSkeleton } from '../components/form-skeleton'
import { MemberInfoField } from '../components/member-info-field'
import { PictureFieldSkeleton } from '../components/picture-field'
import { MemberInfoLoader, useSaveInfo, type MemberInfo } from '../components/member-info-loader'
import {
  fieldNames,
  namesFromLine,
  toInfoUpdate,
  valuesOf,
  wholeFields,
  type LinePerson,
} from '../member-info'
import { memberInfoSchema } from '../member-info-schema'
import { withCountry } from '../place-options'

const Page = styled.div`
  display: grid;
  gap: ${tokens.space(4)};
  max-width: 480px;
  margin-inline: auto;
  padding: ${tokens.space(4)} ${tokens.gutter} calc(${tokens.safe.bottom} + ${tokens.space(8)});
`

const skeleton = <FormSkeleton head={<PictureFieldSkeleton />} />

const afterRegistration = { isConsented: true, formsPath: paths.registerCustomFields }

/**
 * A new member's details, which may be skipped (spec 1). Either way leads to custom forms if due, the requested page, or home.
 */
export default function RegisterInfoPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const person = useLinePerson()
  const [isSkipping, setIsSkipping] = useState(false)

  const finish = async (attempt: Lifetime) => {
    setInfoDue(false)
    // If this page itself was requested before the login, it would open again and again.
    if (readTarget()?.startsWith(paths.registerInfo)) takeTarget()
    const next = dispatch(destinationAfterLogin(attempt, afterRegistration))
    const path = await attempt.until(next)
    if (path !== undefined) void navigate(path, { replace: true })
  }
  const skip = () => {
    setIsSkipping(true)
    void finish(dispatch(beginAttempt()))
  }
  return (
    <Page>
      <MemberInfoLoader skeleton={skeleton}>
        {(data) => (person ? <RegisterInfoForm {...data} person={person} onSaved={finish} /> : skeleton)}
      </MemberInfoLoader>
      <Button variant="quiet" isFullWidth isBusy={isSkipping} onClick={skip}>
        <FormattedMessage {...commonWords.skip} />
      </Button>
    </Page>
  )
}

interface RegisterInfoFormProps extends MemberInfo {
  person: LinePerson
  /** Called after saving; the form stays busy until it settles. */
  onSaved: (attempt: Lifetime) => Promise<void>
}

function RegisterInfoForm({ info, shown, countries, memberKey, person, onSaved }: RegisterInfoFormProps) {
  const { save } = useSaveInfo()
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const saved = valuesOf(info)
  const [names] = useState(() => namesFromLine(person, saved, shown))

  return (
    <>
      {/* A link has begun the session: whoever fills this in may be another person. */}
      {isAccountToBeTold(memberKey) && <Notice>{formatMessage(...whoseAccount(info, locale, false))}</Notice>}
      <Form
        schema={memberInfoSchema(shown, countries, Boolean(info.image_url), saved)}
        initialValues={{ ...withCountry(saved, countries), ...names }}
        fieldNames={fieldNames}
        draft={{ name: 'register-info', memberKey, fields: wholeFields }}
        onSubmit={(values) => save(toInfoUpdate(values, saved, shown), info, onSaved)}
      >
        <DraftNotice />
        {shown.map((infoField) => (
          <MemberInfoField
            key={infoField.field}
            infoField={infoField}
            info={info}
            names={names}
            linePicture={person.picture}
          />
        ))}
        <StickyFoot>
          <FormError />
          <SubmitButton />
        </StickyFoot>
      </Form>
    </>
  )
}

const NOBODY: LinePerson = {}

/** The LINE user, if LIFF runs here; undefined until known. */
function useLinePerson(): LinePerson | undefined {
  const { line } = useBoot()
  const [person, setPerson] = useState<LinePerson>()
  useEffect(() => whileWanted(line.person(), (found) => setPerson(found ?? NOBODY)), [line])
  return person
}

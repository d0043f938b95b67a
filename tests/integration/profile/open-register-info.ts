import { screen } from '@testing-library/react'
import { paths } from '@/config/paths'
import RegisterInfoPage from '@/features/profile/pages/register-info-page'
import { memberIdOf, type BrandRef, type MemberPersona } from '@/sandbox/personas'
import { callsTo, openPage, sandbox } from '../open-app'

/** Opens register-info, as a member whose info is incomplete unless said otherwise. */
export const openRegisterInfo = (options: Parameters<typeof openPage>[2] = {}) =>
  openPage(RegisterInfoPage, paths.registerInfo, { persona: 'incomplete', ...options })

/** The form's button, which is shown once the form has loaded. */
export const saveButton = (name = 'บันทึก') => screen.findByRole('button', { name })

const sent = () => callsTo('/UpdateCustomerInfo')
/** The forms that were sent so far. */
export const sentForms = () => Promise.all(sent().map(({ request }) => request.clone().formData()))

/** Whether the last form sent has blanks under these names: the test's browser drops them as it reads a form. */
export const hasSentBlank = (...names: string[]) =>
  names.every((name) => String(sent().at(-1)?.body).includes(`name="${name}"\r\n\r\n\r\n`))

/** The member's record in the sandbox. */
export const memberOf = (persona: MemberPersona, brand: BrandRef = 'doisai') =>
  sandbox.context.state.members[memberIdOf(persona, brand)]

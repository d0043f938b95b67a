import { th } from '#tests/names.ts'
import { screen } from '@testing-library/react'
import { paths } from '@/addresses/paths'
import RegisterInfoPage from '@/features/profile/pages/register-info-page'
import { memberIdOf, type BrandRef, type MemberPersona } from '@/sandbox/personas'
import { callsTo, openPage, sandbox } from '../open-app'

type Options = Parameters<typeof openPage>[2]

/** Opens register-info, by default as a member whose info is incomplete; does not wait for the form. */
export const beginRegisterInfo = (options: Options = {}) =>
  openPage(RegisterInfoPage, paths.registerInfo, { persona: 'incomplete', ...options })

/** The same, but waits for the form. */
export async function openRegisterInfo(options: Options = {}) {
  const view = await beginRegisterInfo(options)
  await saveButton()
  return view
}

/** The form's button, which is shown once the form has loaded. */
export const saveButton = () => screen.findByRole('button', { name: th.save })

/** The parts of each form that was sent: their texts, or the names of their files. */
export const sentForms = () =>
  callsTo('/UpdateCustomerInfo').map(({ body }) => {
    // Read by hand, because happy-dom's own reading drops blanks.
    const parts = String(body).matchAll(/name="(\w+)"(?:; filename="(.*)"\r\n.*)?\r\n\r\n([^]*?)\r\n--/g)
    return Object.fromEntries([...parts].map(([, name, file, text]) => [name, file ?? text]))
  })

/** The member's record in the sandbox. */
export const memberOf = (persona: MemberPersona, brand: BrandRef = 'doisai') =>
  sandbox.context.state.members[memberIdOf(persona, brand)]

import { dueForms } from '../content/custom-forms.ts'
import { brandOf, requireMember, type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

/** The brand's own questions. */
export const customFormHandlers = (context: SandboxContext): Handlers => ({
  checkCustomForms: http.get('/api/v1.0/customercustomfields/check-info', ({ request, response }) => {
    const member = requireMember(context, request)
    return response(200).json({ list_form: member.hasFormsDue ? dueForms(brandOf(member), member) : [] })
  }),
})

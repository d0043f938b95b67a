import { saveForms, withAnswers } from '../rules/custom-forms.ts'
import { requireMember, type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

/** The brand's custom forms. */
export const customFormHandlers = (context: SandboxContext): Handlers => ({
  listCustomForms: http.get('/api/v1.0/customercustomfields/list', ({ request, response }) => {
    const member = requireMember(context, request)
    return response(200).json({ list_form: withAnswers(member) })
  }),

  checkCustomForms: http.get('/api/v1.0/customercustomfields/check-info', ({ request, response }) => {
    const member = requireMember(context, request)
    return response(200).json({ list_form: member.hasFormsDue ? withAnswers(member) : [] })
  }),

  saveCustomForms: http.post('/api/v1.0/customercustomfields/management', async ({ request, response }) => {
    saveForms(requireMember(context, request), (await request.json()).management)
    return response(200).json({})
  }),
})

import { readAmount } from '../rules/issue-amount.ts'
import { issueCode } from '../rules/issue-code.ts'
import { issuePackage } from '../rules/issue-package.ts'
import { issuePrivilege } from '../rules/issue-privilege.ts'
import { requirePackage, requirePrivilege } from '../rules/own-transaction.ts'
import { brandOf, once, keyOf, requireMember, type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

/** Taking privileges and packages, and the codes that the staff scan to apply them. */
export const redemptionHandlers = (context: SandboxContext): Handlers => ({
  issuePrivilege: http.post('/api/v1.0/privilege/Issue', async ({ request, response }) => {
    const member = requireMember(context, request)
    const { Privilege_Id, Amount } = await request.json()
    const act = () => issuePrivilege(context, member, Privilege_Id, readAmount(Amount))
    return response(200).json(once(context, `issue-privilege:${member.id}`, keyOf(request), act))
  }),

  issuePrivilegeCode: http.post(
    '/api/v1.0/Customer/History/Privileg/GetIssueCode',
    async ({ request, response }) => {
      const member = requireMember(context, request)
      const transaction = requirePrivilege(context, member, (await request.json()).Transaction_Id)
      const privilege = brandOf(member).privileges.find(({ id }) => id === transaction.privilegeId)
      return response(200).json(issueCode(context, transaction, 'PV', privilege?.sample))
    },
  ),

  issuePackage: http.post('/api/v1.0/package/Issue', async ({ request, response }) => {
    const member = requireMember(context, request)
    const { Package_Id, Amount } = await request.json()
    const act = () => issuePackage(context, member, Package_Id, readAmount(Amount))
    return response(200).json(once(context, `issue-package:${member.id}`, keyOf(request), act))
  }),

  issuePackageCode: http.post(
    '/api/v1.0/Customer/History/Package/GetIssueCode',
    async ({ request, response }) => {
      const member = requireMember(context, request)
      const transaction = requirePackage(context, member, (await request.json()).Transaction_Id)
      return response(200).json(issueCode(context, transaction, 'PK'))
    },
  ),
})

import type { MemberState } from '../db/state.ts'
import { packageHistoryRow, privilegeHistoryRow } from '../rules/history-rows.ts'
import { listPage } from '../rules/list-query.ts'
import { packageHistoryRows, pointRows, privilegeHistoryRows } from '../rules/member-histories.ts'
import { requirePackage, requirePrivilege } from '../rules/own-transaction.ts'
import { brandOf, pictureUrl, requireMember, type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

function pictureOf(request: Request, items: { id: string; picture?: string }[], id: string): string | null {
  const picture = items.find((item) => item.id === id)?.picture
  return picture === undefined ? null : pictureUrl(request, picture)
}

// A picture's address takes longer to make than the rest of a row: only the rows of the page get theirs.

const withPrivilegePicture =
  (member: MemberState, request: Request) =>
  <Row extends { privilege_id: string }>(row: Row) => ({
    ...row,
    main_image_url: pictureOf(request, brandOf(member).privileges, row.privilege_id),
  })

const withPackagePicture =
  (member: MemberState, request: Request) =>
  <Row extends { package_id: string }>(row: Row) => ({
    ...row,
    main_image_url: pictureOf(request, brandOf(member).packages, row.package_id),
  })

/** A member's histories of points, privileges and packages. */
export const historyHandlers = (context: SandboxContext): Handlers => ({
  listPointHistory: http.post('/api/v1.0/Customer/History/Point', async ({ request, response }) => {
    const rows = pointRows(context, requireMember(context, request))
    return response(200).json(listPage(rows, (await request.json()).Filters))
  }),

  listPrivilegeHistory: http.post('/api/v1.0/Customer/History/Privilege', async ({ request, response }) => {
    const member = requireMember(context, request)
    const { Filters } = await request.json()
    const page = listPage(privilegeHistoryRows(context, member), Filters)
    return response(200).json({ ...page, payload: page.payload.map(withPrivilegePicture(member, request)) })
  }),

  getPrivilegeHistory: http.post(
    '/api/v1.0/Customer/History/Privileg/Detail',
    async ({ request, response }) => {
      const member = requireMember(context, request)
      const transaction = requirePrivilege(context, member, (await request.json()).Transaction_Id)
      const row = privilegeHistoryRow(brandOf(member), transaction, context.now())
      return response(200).json(withPrivilegePicture(member, request)(row))
    },
  ),

  listPackageHistory: http.post('/api/v1.0/Customer/History/Package', async ({ request, response }) => {
    const member = requireMember(context, request)
    const { Filters } = await request.json()
    const page = listPage(packageHistoryRows(context, member), Filters)
    return response(200).json({ ...page, payload: page.payload.map(withPackagePicture(member, request)) })
  }),

  getPackageHistory: http.post('/api/v1.0/Customer/History/Package/Detail', async ({ request, response }) => {
    const member = requireMember(context, request)
    const transaction = requirePackage(context, member, (await request.json()).Transaction_Id)
    const row = packageHistoryRow(brandOf(member), transaction, context.now())
    return response(200).json(withPackagePicture(member, request)(row))
  }),
})

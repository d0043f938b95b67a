import { listPage } from '../rules/list-query.ts'
import { packageCard } from '../rules/package-card.ts'
import { brandOf, requireMember, todayOf, type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

/** The catalogue of packages. */
export const packageHandlers = (context: SandboxContext): Handlers => ({
  listPackages: http.post('/api/v1.0/package/List', async ({ request, response }) => {
    const member = requireMember(context, request)
    const brand = brandOf(member)
    const facts = { member, today: todayOf(context), request }
    const cards = brand.packages.map((item) => packageCard(brand, item, facts))
    return response(200).json(listPage(cards, (await request.json()).Filters))
  }),
})

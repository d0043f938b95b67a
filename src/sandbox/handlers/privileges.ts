import type { PrivilegeSeed } from '../brands/brand.ts'
import { pictureBase64 } from '../pictures/default-picture.ts'
import { settleLedger } from '../rules/ledger.ts'
import { listPage, type ListQuery } from '../rules/list-query.ts'
import { privilegeCard } from '../rules/privilege-card.ts'
import { flag } from '../brands/brand.ts'
import { brandOf, pictureUrl, requireMember, todayOf, type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

function cardsFor(
  context: SandboxContext,
  request: Request,
  isWanted: (privilege: PrivilegeSeed) => boolean,
) {
  const member = requireMember(context, request)
  const brand = brandOf(member)
  const { balance } = settleLedger(member.points, todayOf(context))
  return brand.privileges.filter(isWanted).map((privilege) =>
    privilegeCard(brand, privilege, {
      balance,
      today: todayOf(context),
      left: context.state.stock[privilege.id],
      imageUrl: privilege.picture === undefined ? undefined : pictureUrl(request, privilege.picture),
      flag: (value) => flag(brand, value),
    }),
  )
}

/** The catalogue of privileges. */
export const privilegeHandlers = (context: SandboxContext): Handlers => ({
  listPrivileges: http.post('/api/v1.0/privilege/List', async ({ request, response }) => {
    const cards = cardsFor(context, request, () => true)
    return response(200).json(listPage(cards, (await request.json()).Filters))
  }),

  listForYouPrivileges: http.post('/api/v1.0/Privilege/ForYou/List', async ({ request, response }) => {
    const asked: { Filters: ListQuery; Privilege_System_Type?: number } = await request.json()
    // Another type, or none, asks for another list.
    const isAsked = asked.Privilege_System_Type === 2
    const cards = cardsFor(context, request, (privilege) => isAsked && privilege.isForYou === true)
    return response(200).json(listPage(cards, asked.Filters))
  }),

  getDefaultImage: http.get('/api/v1.0/privilege/getdefaultimage', ({ request, response }) => {
    const brand = brandOf(requireMember(context, request))
    return response(200).json(
      brand.ref === 'doisai'
        ? { type: 2, file_image: `/sandbox/pictures/${brand.defaultPicture}.svg` }
        : { type: 1, file_image: pictureBase64 },
    )
  }),
})

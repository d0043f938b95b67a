import { settleLedger } from '../rules/ledger.ts'
import { flag } from '../brands/brand.ts'
import { brandOf, imageUrl, requireMember, todayOf, type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

/** The member's profile. */
export const profileHandlers = (context: SandboxContext): Handlers => ({
  getProfile: http.get('/api/v1.0/Customer/Profile', ({ request, response }) => {
    const member = requireMember(context, request)
    const brand = brandOf(member)
    const { balance, approaching } = settleLedger(member.points, todayOf(context))
    return response(200).json({
      image_url: imageUrl(member, request),
      point: balance,
      first_name: member.firstName,
      last_name: member.lastName,
      mobile_no: member.mobileNo,
      email: member.email ?? null,
      birthdate: member.birthdate ?? null,
      gender: member.gender ?? null,
      is_consent_pdpa: flag(brand, member.consent === 'given'),
      is_connect_line: flag(brand, member.lineSub !== undefined),
      customer_info: member.memberNo,
      point_exp_date_approaching: approaching?.date ?? null,
      point_exp_approaching: approaching?.points ?? null,
    })
  }),
})

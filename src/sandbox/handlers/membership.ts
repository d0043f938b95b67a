import type { SandboxBrand } from '../brands/brand.ts'
import type { MemberState } from '../db/state.ts'
import { criteriaOf, mappingsOf, progressOf, tierStandingOf } from '../rules/tier.ts'
import { addThaiDays } from '../rules/thai-time.ts'
import { flag } from '../brands/brand.ts'
import { brandOf, pictureUrl, requireMember, todayOf, type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

const TIER_EXPIRES_IN_DAYS = 96

function tierInfo(brand: SandboxBrand, member: MemberState, request: Request) {
  const { tier } = tierStandingOf(brand, member)
  return {
    tier: tier.nameEn,
    tier_id: String(tier.id),
    tier_name_th: tier.nameTh,
    tier_name_en: tier.nameEn,
    tier_image_url: pictureUrl(request, `tier-${brand.ref}-${member.tierIndex}`),
    tier_icon_url: pictureUrl(request, `tiericon-${brand.ref}-${member.tierIndex}`),
    tier_detail_th: tier.detailTh,
    tier_detail_en: tier.detailEn,
  }
}

/** The first tier never expires; every other tier does and has to be earned again. */
function tierProgress(brand: SandboxBrand, member: MemberState, today: string) {
  const progress = progressOf(brand, member, today)
  if (member.tierIndex === 0) return { progress, tier_exp_date: null, tier_exp_mode: 0 }
  return { progress, tier_exp_date: addThaiDays(today, TIER_EXPIRES_IN_DAYS), tier_exp_mode: 1 }
}

/** The membership system: whether it is open, the tier, its conditions and gifts. */
export const membershipHandlers = (context: SandboxContext): Handlers => ({
  getMembershipSystem: http.get('/api/v1.0/customer/membership-tier/system', ({ request, response }) => {
    const member = requireMember(context, request)
    return response(200).json({ is_opensystem: flag(brandOf(member), member.isMembershipOpen) })
  }),

  getTier: http.get('/api/v1.0/customer/membership-tier/info', ({ request, response }) => {
    const member = requireMember(context, request)
    const brand = brandOf(member)
    const { isLast } = tierStandingOf(brand, member)
    return response(200).json({
      tier_info: tierInfo(brand, member, request),
      progress_info: tierProgress(brand, member, todayOf(context)),
      is_last_tier: flag(brand, isLast),
    })
  }),

  getTierCriteria: http.get('/api/v1.0/customer/membership-tier/criteria', ({ request, response }) => {
    const member = requireMember(context, request)
    const payload = criteriaOf(brandOf(member), member, todayOf(context))
    return response(200).json({ criteria_mode: 2, pin: Number(payload[0]?.criteria_id), payload })
  }),

  getCriteriaMappings: http.get(
    '/api/v1.0/customer/membership-tier/criteria-item',
    ({ request, response }) => {
      const member = requireMember(context, request)
      const infos = mappingsOf(brandOf(member), member)
      return response(200).json({ criteria_group_mapping_infos: [{ criteria_mapping_infos: infos }] })
    },
  ),
})

import { memberByMobile, nextId, type MemberState } from '../db/state.ts'
import { ApiError } from '../rules/errors.ts'
import type { LedgerRow } from '../rules/ledger.ts'
import { refuseMagicNumber } from '../rules/magic-inputs.ts'
import { normaliseQrCode, redeemQrCode } from '../rules/qr.ts'
import { addThaiDays, toThaiDateTime } from '../rules/thai-time.ts'
import { once, keyOf, requireMember, todayOf, type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

const WELCOME_POINTS = 100

const newRow = (
  context: SandboxContext,
  titleTh: string,
  titleEn: string,
): Omit<LedgerRow, 'points' | 'status'> => ({
  id: nextId(context.state, 'PT'),
  titleTh,
  titleEn,
  at: toThaiDateTime(context.now()),
  expireDate: addThaiDays(todayOf(context), 365),
})

function earnWelcome(context: SandboxContext, member: MemberState) {
  if (!member.isWelcomeDue) return { point_earn: 0 }
  member.isWelcomeDue = false
  const row = newRow(context, 'แต้มต้อนรับสมาชิกใหม่', 'Welcome points')
  member.points.unshift({ ...row, points: WELCOME_POINTS, status: 'received' })
  return { point_earn: WELCOME_POINTS }
}

/** Ways to earn points: the welcome campaign and QR codes. */
export const pointHandlers = (context: SandboxContext): Handlers => ({
  issueWelcomePoints: http.get('/api/v1.0/WelcomeCampaign/Issue', ({ request, response }) => {
    const member = requireMember(context, request)
    const act = () => earnWelcome(context, member)
    return response(200).json(once(context, `welcome:${member.id}`, keyOf(request), act))
  }),

  verifyCustomer: http.get('/api/v1.0/UniversalScanCode/VerifyCustomer', ({ query, response }) => {
    const code = query.get('code') ?? ''
    if (code === '' || code.includes(' ')) throw new ApiError('qrInvalid')
    const mobileNo = query.get('customerMobileNo') ?? ''
    refuseMagicNumber(mobileNo)
    const member = memberByMobile(context.state, query.get('brandRef') ?? '', mobileNo)
    if (member === undefined || normaliseQrCode(code) === 'NONMEMBER') throw new ApiError('invalidCustomer')
    return response(200).json({ customer_id: member.id })
  }),

  redeemQrCode: http.get('/api/v1.0/UniversalScanCode/RedeemQrCode', ({ request, query, response }) => {
    const member = context.state.members[query.get('customerId') ?? '']
    if (member === undefined) throw new ApiError('invalidCustomer')
    const qrCode = query.get('qrCode') ?? ''
    const act = () => ({
      point: redeemQrCode(member, qrCode, () =>
        newRow(context, 'สะสมแต้มด้วยคิวอาร์โค้ด', 'Points from a QR code'),
      ),
    })
    return response(200).json(once(context, `qr:${member.id}`, keyOf(request), act))
  }),
})

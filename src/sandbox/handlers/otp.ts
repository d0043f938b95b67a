import { numberKey, readMobileNumber } from '../rules/mobile-number.ts'
import { sendOtp, verifyOtp } from '../rules/otp.ts'
import { keyOf, once, type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

/** One-time passwords by SMS. */
export const otpHandlers = (context: SandboxContext): Handlers => ({
  requestOtp: http.post('/api/v1.0/CustomerAccount/RequestOTP', async ({ request, response }) => {
    const body = await request.json()
    const number = readMobileNumber(body)
    const act = () => sendOtp(context, number, body.Purpose)
    return response(200).json(once(context, `otp:${numberKey(number)}`, keyOf(request), act))
  }),

  resendOtp: http.post('/api/v1.0/CustomerAccount/ResendOTP', async ({ request, response }) => {
    const body = await request.json()
    const number = readMobileNumber(body)
    const act = () => sendOtp(context, number, body.Purpose)
    return response(200).json(once(context, `resend:${numberKey(number)}`, keyOf(request), act))
  }),

  verifyOtp: http.post('/api/v1.0/CustomerAccount/VerifyOTP', async ({ request, response }) => {
    const body = await request.json()
    const number = readMobileNumber(body)
    const act = () => ({ otp_token: verifyOtp(context, number, body.Otp_Ref, body.Otp_Code) })
    return response(200).json(once(context, `verify:${numberKey(number)}`, keyOf(request), act))
  }),
})

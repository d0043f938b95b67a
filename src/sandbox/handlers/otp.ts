import { readMobileNumber } from '../rules/mobile-number.ts'
import { sendOtp, verifyOtp } from '../rules/otp.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

/** One-time passwords by SMS. */
export const otpHandlers = (context: SandboxContext): Handlers => ({
  requestOtp: http.post('/api/v1.0/CustomerAccount/RequestOTP', async ({ request, response }) => {
    const body = await request.json()
    return response(200).json(sendOtp(context, readMobileNumber(body), body.Purpose))
  }),

  resendOtp: http.post('/api/v1.0/CustomerAccount/ResendOTP', async ({ request, response }) => {
    const body = await request.json()
    return response(200).json(sendOtp(context, readMobileNumber(body), body.Purpose))
  }),

  verifyOtp: http.post('/api/v1.0/CustomerAccount/VerifyOTP', async ({ request, response }) => {
    const body = await request.json()
    const otp_token = verifyOtp(context, readMobileNumber(body), body.Otp_Ref, body.Otp_Code)
    return response(200).json({ otp_token })
  }),
})

import { BRANDS } from '../brands/all-brands.ts'
import { memberByMobile } from '../db/state.ts'
import { createAccount, openSession, requireMobile, resetPinByOtp } from '../rules/account.ts'
import { ApiError } from '../rules/errors.ts'
import { numberKey, readMobileNumber } from '../rules/mobile-number.ts'
import { isRightPin, requireNewPin, setPin } from '../rules/pin.ts'
import { flag } from '../brands/brand.ts'
import { brandOf, once, keyOf, requireMember, type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

/** Accounts with a mobile number and a PIN. */
export const accountHandlers = (context: SandboxContext): Handlers => ({
  validateUsername: http.post('/api/v1.0/CustomerAccount/ValidateUsername', async ({ request, response }) => {
    const { brandRef, mobileNo } = readMobileNumber(await request.json())
    const member = memberByMobile(context.state, brandRef, mobileNo)
    const brand = BRANDS[brandRef]
    return response(200).json({
      is_exist: flag(brand, member !== undefined),
      is_pin: flag(brand, member?.pin !== undefined),
      is_connect_line: flag(brand, member?.lineSub !== undefined),
    })
  }),

  login: http.post('/api/v1.0/authentication/Login', async ({ request, response }) => {
    const body = await request.json()
    const member = requireMobile(context, readMobileNumber(body))
    const act = () => {
      if (!isRightPin(context, member, body.Pin)) throw new ApiError('invalidPin')
      return openSession(context, member)
    }
    return response(200).json(once(context, `login:${member.id}`, keyOf(request), act))
  }),

  createAccount: http.post('/api/v1.0/CustomerAccount/CreateAccount', async ({ request, response }) => {
    const body = await request.json()
    const number = readMobileNumber(body)
    const account = { otpToken: body.Otp_Token, pin: body.Pin, lineRef: body.Line_Ref ?? undefined }
    const act = () => openSession(context, createAccount(context, number, account))
    return response(200).json(once(context, `account:${numberKey(number)}`, keyOf(request), act))
  }),

  resetPinByOtp: http.post('/api/v1.0/CustomerAccount/ResetPasswordByOTP', async ({ request, response }) => {
    const body = await request.json()
    const number = readMobileNumber(body)
    const act = () => {
      resetPinByOtp(context, number, { otpToken: body.Otp_Token, pin: body.New_Pin })
      return {}
    }
    return response(200).json(once(context, `pin:${numberKey(number)}`, keyOf(request), act))
  }),

  validatePin: http.post('/api/v1.0/CustomerAccount/ValidatePassword', async ({ request, response }) => {
    const member = requireMember(context, request)
    const { Pin } = await request.json()
    const act = () => ({ is_valid: flag(brandOf(member), isRightPin(context, member, Pin)) })
    return response(200).json(once(context, `validate:${member.id}`, keyOf(request), act))
  }),

  resetPin: http.post('/api/v1.0/CustomerAccount/ResetPassword', async ({ request, response }) => {
    const member = requireMember(context, request)
    const { Pin, New_Pin } = await request.json()
    const act = () => {
      if (!isRightPin(context, member, Pin)) throw new ApiError('invalidPin')
      requireNewPin(New_Pin, 'New_Pin')
      setPin(context, member, New_Pin)
      return {}
    }
    return response(200).json(once(context, `reset-pin:${member.id}`, keyOf(request), act))
  }),
})

import type { SandboxContext } from '../sandbox-context.ts'
import { accountHandlers } from './account.ts'
import { addressHandlers } from './address.ts'
import type { Handlers } from './api-http.ts'
import { authenticationHandlers } from './authentication.ts'
import { consentHandlers } from './consent.ts'
import { customFormHandlers } from './custom-forms.ts'
import { customerHandlers } from './customer.ts'
import { historyHandlers } from './histories.ts'
import { redemptionHandlers } from './redemption.ts'
import { membershipHandlers } from './membership.ts'
import { otpHandlers } from './otp.ts'
import { packageHandlers } from './packages.ts'
import { pointHandlers } from './points.ts'
import { privilegeHandlers } from './privileges.ts'
import { profileHandlers } from './profile.ts'
import { smsConsentHandlers } from './sms-consent.ts'
import { themeHandlers } from './theme.ts'

/** Every handler of the sandbox, by operation id. */
export const allHandlers = (context: SandboxContext): Handlers => ({
  ...authenticationHandlers(context),
  ...accountHandlers(context),
  ...otpHandlers(context),
  ...profileHandlers(context),
  ...customerHandlers(context),
  ...addressHandlers(),
  ...membershipHandlers(context),
  ...themeHandlers(context),
  ...privilegeHandlers(context),
  ...packageHandlers(context),
  ...redemptionHandlers(context),
  ...historyHandlers(context),
  ...pointHandlers(context),
  ...consentHandlers(context),
  ...smsConsentHandlers(context),
  ...customFormHandlers(context),
})

import type { SandboxContext } from '../sandbox-context.ts'
import type { Handlers } from './api-http.ts'
import { authenticationHandlers } from './authentication.ts'
import { consentHandlers } from './consent.ts'
import { customFormHandlers } from './custom-forms.ts'
import { membershipHandlers } from './membership.ts'
import { pointHandlers } from './points.ts'
import { privilegeHandlers } from './privileges.ts'
import { profileHandlers } from './profile.ts'
import { themeHandlers } from './theme.ts'

/** Every handler of the sandbox, by operation id. */
export const allHandlers = (context: SandboxContext): Handlers => ({
  ...authenticationHandlers(context),
  ...profileHandlers(context),
  ...membershipHandlers(context),
  ...themeHandlers(context),
  ...privilegeHandlers(context),
  ...pointHandlers(context),
  ...consentHandlers(context),
  ...customFormHandlers(context),
})

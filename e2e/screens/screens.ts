import { consentScreens } from './consent.ts'
import { homeScreens } from './home.ts'
import { lineScreens } from './line.ts'
import { listScreens } from './lists.ts'
import { loginScreens } from './login.ts'
import { memberFormScreens } from './member-forms.ts'
import { packageScreens } from './packages.ts'
import { pointMemberScreens } from './point-member.ts'
import { profileScreens } from './profile.ts'
import { redeemingScreens } from './redeeming.ts'
import type { Screen } from './screen.ts'

/** Every screen of the app and its states: the accessibility tests check them, and the gallery takes their pictures. */
export const screens: Screen[] = [
  ...loginScreens,
  ...memberFormScreens,
  ...pointMemberScreens,
  ...homeScreens,
  ...consentScreens,
  ...listScreens,
  ...redeemingScreens,
  ...packageScreens,
  ...profileScreens,
  ...lineScreens,
]

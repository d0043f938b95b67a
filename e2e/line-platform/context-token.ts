import { SCOPES, type LiffApp, type LineSettings } from './line-settings.ts'
import { encodeJson, randomToken } from './tokens.ts'

/** Where the LIFF app was opened: a browser, or a one-to-one chat in LINE. */
type ContextType = 'external' | 'utou'

// multipleLiffTransition stays off: with it the SDK navigates to liff:// at each start, which no browser follows.
const availability = {
  shareTargetPicker: { permission: true, minVer: '10.3.0' },
  multipleLiffTransition: { permission: false, minVer: '10.18.0' },
  subwindowOpen: { permission: true, minVer: '11.7.0' },
  scanCode: { permission: false, minVer: '9.4.0', unsupportedFromVer: '9.19.0' },
  scanCodeV2: { permission: true, minVer: '11.7.0', minOsVer: '14.3.0' },
  skipChannelVerificationScreen: { permission: false, minVer: '11.14.0' },
  addToHomeV2: { permission: false, minVer: '13.20.0' },
  lineCalendarWrite: { permission: false, minVer: '15.0.0' },
}

/** The home screen, for verified MINI Apps only, and the calendar, where the LINE app has one. */
export const PHONE_FEATURES = {
  addToHomeV2: { permission: true, minVer: '13.20.0' },
  lineCalendarWrite: { permission: true, minVer: '15.0.0' },
}

/** The SDK reads the payload alone, by atob and JSON.parse: it has to stay ASCII, and the signature may be anything. */
export function createContextToken(
  app: LiffApp,
  settings: LineSettings,
  type: ContextType,
  isKnownUser: boolean,
): string {
  const context = {
    type,
    ...(isKnownUser ? { userId: settings.user.sub } : {}),
    liffId: app.liffId,
    endpointUrl: app.endpointUrl,
    permanentLinkPattern: 'concat',
    ...(settings.miniAppWord === null ? {} : { miniDomainAllowed: true, miniAppId: settings.miniAppWord }),
    accessTokenHash: randomToken(),
    viewType: 'full',
    scope: SCOPES,
    availability: { ...availability, ...settings.availability },
  }
  return `${encodeJson({ alg: 'none' })}.${encodeJson(context)}.${encodeJson('unsigned')}`
}

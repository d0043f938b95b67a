import { sessionExpiredMessages } from './session-expired'
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'
import { lineBrowser } from '#liff/opening.ts'
import type { AppErrorKind, AppError, LocalizedText } from '@/api/app-error'
import type { KnownMessage } from '@/api/generated/operations'
import type { Locale } from './locale'
import { saysOffline } from '@/lib/phone-says'

type KnownText = Lowercase<KnownMessage>

/** A place's own messages, by error text. */
export type OwnMessages = Partial<Record<KnownText, MessageDescriptor>>

const mobileNotFound = defineMessage({
  id: 'error.mobileNotFound',
  defaultMessage: 'The phone number does not match our records',
})

/** The app's messages by the server's error message, in lower case (spec 8, Error catalogue). */
export const apiErrorMessages = defineMessages({
  'invalid mobile': { id: 'error.invalidMobile', defaultMessage: 'The phone number entered is invalid' },
  'mobile not found': mobileNotFound,
  'invalid otp': { id: 'error.invalidOtp', defaultMessage: 'Invalid OTP', description: 'Wrong code' },
  'otp expired': {
    id: 'error.otpExpired',
    defaultMessage: 'OTP has expired, please click resend to get a new code',
  },
  'invalid pin': { id: 'error.invalidPin', defaultMessage: 'Invalid PIN', description: 'Wrong PIN' },
  'invalid line token': {
    id: 'error.invalidLineToken',
    defaultMessage: 'LINE couldn’t confirm who you are. Please try again.',
  },
  'invalid customer': mobileNotFound,
  'point campaign is expired': {
    id: 'error.campaignExpired',
    defaultMessage: 'This points promotion has ended',
  },
  'qr used': { id: 'error.qrUsed', defaultMessage: 'This QR code has already been used' },
  'qr expired': { id: 'error.qrExpired', defaultMessage: 'This QR code has expired' },
  'qr invalid': { id: 'error.qrInvalid', defaultMessage: 'This QR code is invalid' },
  'points expired': {
    id: 'error.pointsExpired',
    defaultMessage: 'Points from the transaction have expired',
  },
  'not enough points': {
    id: 'error.notEnoughPoints',
    defaultMessage: 'You don’t have enough points',
  },
  'limit reached': { id: 'error.limitReached', defaultMessage: 'This privilege is fully redeemed' },
  'privilege expired': { id: 'error.privilegeExpired', defaultMessage: 'This privilege has expired' },
}) satisfies Record<KnownText, MessageDescriptor>

/** Errors that only staff can help with. */
const forStaff: readonly KnownText[] = ['qr used', 'qr expired', 'qr invalid', 'points expired']

export const askStaff = defineMessage({
  id: 'error.askStaff',
  defaultMessage: 'Please ask the staff.',
  description: 'Below what a member can do nothing about',
})

export const notFound = defineMessage({ id: 'error.notFound', defaultMessage: 'Data Not Found' })

/** Where no countdown says how long. */
export const rateLimited = defineMessage({
  id: 'error.rateLimited',
  defaultMessage: 'Please wait a moment, then try again.',
})

const tryAgain = defineMessage({
  id: 'error.unavailable',
  defaultMessage: 'We’re having a problem. Please try again in a moment.',
})

const notForYou = defineMessage({
  id: 'error.blocked',
  defaultMessage: 'This isn’t available. Please contact the store.',
  description: 'The server does not allow it, or the browser may not use its answers here',
})

/** Our messages for errors without a text from the server; each kind needs one to compile. */
const byKind = defineMessages({
  offline: {
    id: 'error.offline',
    defaultMessage: 'You seem to be offline. Please check your internet connection and try again.',
  },
  blocked: notForYou,
  aborted: tryAgain,
  sessionExpired: sessionExpiredMessages.message,
  unauthenticated: sessionExpiredMessages.message,
  forbidden: notForYou,
  notFound,
  invalid: { id: 'error.invalid', defaultMessage: 'Something isn’t right. Try again, or ask the staff.' },
  rateLimited,
  unavailable: tryAgain,
  server: tryAgain,
  malformed: tryAgain,
  rejected: tryAgain,
  unexpected: tryAgain,
}) satisfies Record<AppErrorKind, MessageDescriptor>

const reopen = defineMessage({
  id: 'error.reopenInLine',
  defaultMessage: 'If other apps are online, close this page in LINE and open it again.',
  description: 'Stands behind the message for a lost connection',
})

type Say = (descriptor: MessageDescriptor) => string

/** A hint for pages in LINE: on some phones, closing a scanner leaves them without a network until they are reopened. */
export const reopenHint = (say: Say): string =>
  lineBrowser(navigator.userAgent) === 'liff' && !saysOffline() ? ` ${say(reopen)}` : ''

const errorTitle = defineMessage({ id: 'error.title', defaultMessage: 'Sorry, that didn’t work' })

/**
 * An error's title and message (spec 8): the place's own or the catalogue's for a text of the contract, else the server's text,
 * else ours for the kind of error. `ownTitle` is for what was not something that the member did.
 */
export function errorText(
  error: AppError,
  locale: Locale,
  say: Say,
  own: OwnMessages = {},
  ownTitle: MessageDescriptor = errorTitle,
): LocalizedText {
  if (error.kind === 'sessionExpired')
    return { title: say(sessionExpiredMessages.title), message: say(byKind.sessionExpired) }
  const title = say(ownTitle)
  if (isKnown(error.message)) {
    const message = say(own[error.message] ?? apiErrorMessages[error.message])
    return { title, message: forStaff.includes(error.message) ? `${message}\n${say(askStaff)}` : message }
  }
  const texts = locale === 'th' ? (error.texts?.th ?? error.texts?.en) : (error.texts?.en ?? error.texts?.th)
  // Many places show only the message, so a title without one becomes the message.
  if (texts) return { title: (texts.message && texts.title) || title, message: texts.message || texts.title }
  const hint = error.kind === 'offline' ? reopenHint(say) : ''
  return { title, message: say(byKind[error.kind] ?? byKind.unexpected) + hint }
}

function isKnown(message: string | undefined): message is KnownText {
  return message !== undefined && Object.hasOwn(apiErrorMessages, message)
}

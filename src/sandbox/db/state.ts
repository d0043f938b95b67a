import type { BrandRef, MemberPersona } from '../personas.ts'
import type { LedgerRow } from '../rules/ledger.ts'

export type Consent = 'given' | 'none' | 'withdrawn'

export interface Address {
  detail?: string
  countryId?: number
  provinceId?: number
  districtId?: number
  subDistrictId?: number
  postalCode?: string
}

/** The code that a member shows to the staff; its times are epoch milliseconds. */
export interface IssuedCode {
  text: string
  issuedAt: number
  /** Absent: the code never runs out. */
  expiresAt?: number
}

/** What a member has taken and may still use; the contract names the open status differently for each kind. */
export interface MemberTransaction<Open extends 'available' | 'received' = 'available' | 'received'> {
  id: string
  amount: number
  /** Expiry is worked out when the status is read (rules/transaction-status.ts). */
  status: Open | 'used' | 'canceled'
  at: string
  usedAt?: string
  /** The last day, fixed when the transaction was made; absent: for ever. */
  validThrough?: string
  code?: IssuedCode
}

export interface PrivilegeTransaction extends MemberTransaction<'available'> {
  privilegeId: string
  pointRef: number
}

export interface PackageTransaction extends MemberTransaction<'received'> {
  packageId: string
}

export interface MemberState {
  id: string
  brandRef: BrandRef
  persona?: MemberPersona
  /** The number on the member's card, shown as text, barcode and QR. */
  memberNo: string
  mobileNo: string
  pin?: string
  lineSub?: string
  firstName: string
  lastName: string
  email?: string
  birthdate?: string
  gender?: 'female' | 'male' | 'unspecified'
  image?: string
  address?: Address
  isInfoComplete: boolean
  consent: Consent
  /** To the second article, where there are two; absent: not answered. */
  newsConsent?: Consent
  hasReadConsent: boolean
  hasFormsDue: boolean
  /** The member's answers to the custom forms, by form and column. */
  forms: Record<string, Record<string, string>>
  isWelcomeDue: boolean
  isMembershipOpen: boolean
  tierIndex: number
  spending: number
  visits: number
  tierPoints: number
  points: LedgerRow[]
  privileges: PrivilegeTransaction[]
  packages: PackageTransaction[]
  /** How many coupons of each package the member has taken. */
  couponsTaken: Record<string, number>
  usedQrCodes: string[]
}

export interface Session {
  brandRef: BrandRef
  memberId: string
  /** Epoch milliseconds; absent: never. */
  expiresAt?: number
}

export type OtpUse = 'register' | 'first-login' | 'forgot-pin' | 'line'

export interface Otp {
  /** The reference that the app and the SMS show. */
  ref: string
  purpose: OtpUse
  /** Epoch milliseconds, as all times of the state. */
  expiresAt: number
  resendAt: number
}

export interface OtpProof {
  brandRef: BrandRef
  mobileNo: string
  purpose: OtpUse
  expiresAt: number
}

export interface Upload {
  type: string
  base64: string
}

export interface SandboxState {
  members: Record<string, MemberState>
  sessions: Record<string, Session>
  /** The first answer to each request id, so that a repeated call does not act twice. */
  answers: Record<string, unknown>
  /** The same of a wrong PIN or code. */
  wrongTries: Record<string, 'invalidPin' | 'invalidOtp'>
  /** The remaining stock of each limited privilege, by id. */
  stock: Record<string, number>
  /** The latest OTP of each mobile number. */
  otps: Record<string, Otp>
  /** Mobile numbers verified by an OTP, by the token that proves the number. */
  otpTokens: Record<string, OtpProof>
  /** Wrong PINs and OTPs since the last correct entry. */
  tries: Record<string, { wrong: number; lockedUntil?: number }>
  /** References of the SMS invitations whose consent was given. */
  smsConsents: string[]
  /** Uploaded profile pictures, by id. */
  uploads: Record<string, Upload>
  nextId: number
}

/** A short id that is unique in this state. */
export function nextId(state: SandboxState, prefix: string): string {
  state.nextId += 1
  return `${prefix}${String(state.nextId).padStart(6, '0')}`
}

/** The member with a mobile number at a brand. */
export function memberByMobile(
  state: SandboxState,
  brand: string,
  mobileNo: string,
): MemberState | undefined {
  return Object.values(state.members).find(
    (member) => member.brandRef === brand && member.mobileNo === mobileNo,
  )
}

/** The member connected to a LINE user at a brand. */
export function memberByLine(state: SandboxState, brand: string, sub: string): MemberState | undefined {
  return Object.values(state.members).find((member) => member.brandRef === brand && member.lineSub === sub)
}

import { BRANDS } from '../brands/all-brands.ts'
import type { NumberAtBrand } from '../rules/mobile-number.ts'
import { nextId, type MemberState, type SandboxState } from './state.ts'

const FIRST_NUMBER = 200_000

/** Adds a new member with a mobile number: no details yet, welcome points due. */
export function addMember(state: SandboxState, { brandRef, mobileNo }: NumberAtBrand): MemberState {
  const brand = BRANDS[brandRef]
  const id = nextId(state, `${brandRef}-M`)
  const member: MemberState = {
    id,
    brandRef,
    memberNo: `${brand.memberPrefix}${FIRST_NUMBER + state.nextId}`,
    mobileNo,
    firstName: '',
    lastName: '',
    isInfoComplete: false,
    consent: 'none',
    hasReadConsent: false,
    hasFormsDue: brand.asksFormsAtOnce,
    forms: {},
    isWelcomeDue: true,
    isMembershipOpen: true,
    tierIndex: 0,
    spending: 0,
    visits: 0,
    tierPoints: 0,
    points: [],
    privileges: [],
    packages: [],
    couponsTaken: {},
    usedQrCodes: [],
  }
  state.members[id] = member
  return member
}

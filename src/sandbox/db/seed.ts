import { BRANDS } from '../brands/all-brands.ts'
import type { SandboxBrand } from '../brands/brand.ts'
import {
  expiredSessionId,
  fixedSessionId,
  lineSub,
  MEMBER_PERSONAS,
  memberIdOf,
  PERSONAS,
  PIN,
  type MemberPersona,
} from '../personas.ts'
import { toThaiDate } from '../rules/thai-time.ts'
import { seedPackages } from './seed-packages.ts'
import { seedPoints } from './seed-points.ts'
import { seedPrivileges } from './seed-privileges.ts'
import type { Address, Consent, MemberState, SandboxState } from './state.ts'

interface Standing {
  balance: number
  purchases: number
  days: number
  privileges: number
  tierIndex: number
  /** Progress from the tier to the next, as shares: 0 is none, 1 reaches the next tier. */
  spending: number
  visits: number
  tierPoints: number
}

const standing = (
  balance: number,
  [purchases, days, privileges]: [number, number, number],
  [tierIndex, spending, visits, tierPoints]: [number, number, number, number],
): Standing => ({ balance, purchases, days, privileges, tierIndex, spending, visits, tierPoints })

const STANDINGS: Record<MemberPersona, Standing> = {
  new: standing(0, [0, 0, 0], [0, 0, 0, 0]),
  incomplete: standing(40, [3, 12, 0], [0, 0.05, 0.1, 0.1]),
  'not-consented': standing(120, [9, 60, 1], [0, 0.3, 0.35, 0.3]),
  withdrawn: standing(260, [16, 120, 2], [0, 0.55, 0.5, 0.65]),
  gold: standing(2480, [420, 700, 48], [2, 0.62, 0.8, 1.05]),
  platinum: standing(12_750, [180, 400, 24], [3, 1.4, 1.2, 0.9]),
  closed: standing(310, [20, 150, 3], [0, 0.4, 0.6, 0.5]),
  forms: standing(185, [14, 90, 2], [1, 0.2, 0.3, 0.25]),
  'no-pin': standing(60, [4, 30, 0], [0, 0.1, 0.15, 0.15]),
}

const ADDRESSES: Partial<Record<MemberPersona, Address>> = {
  gold: {
    detail: '99/1 ซอยสุขุมวิท 39',
    countryId: 1,
    provinceId: 10,
    districtId: 1039,
    subDistrictId: 103902,
    postalCode: '10110',
  },
  platinum: {
    detail: '12 ถนนนิมมานเหมินท์',
    countryId: 1,
    provinceId: 50,
    districtId: 5001,
    subDistrictId: 500108,
    postalCode: '50200',
  },
}

const COUPONS_TAKEN: Partial<Record<MemberPersona, number>> = { gold: 14, platinum: 6 }

const WITHOUT_PICTURE: MemberPersona[] = ['new', 'incomplete', 'no-pin']

const CONSENTS: Partial<Record<MemberPersona, Consent>> = { 'not-consented': 'none', withdrawn: 'withdrawn' }

/** Answers to a brand's own forms, by the end of the form's name. */
const ANSWERS: Partial<Record<MemberPersona, Record<string, Record<string, string>>>> = {
  gold: {
    about_you: { nickname: 'กานต์', visit_time: 'evening', household: '3', anniversary: '2015-02-14' },
    tastes: { has_pet: 'yes', likes: 'coffee,bakery', wants_news: 'true' },
  },
}

const answersOf = (brand: SandboxBrand, persona: MemberPersona) =>
  Object.fromEntries(
    Object.entries(ANSWERS[persona] ?? {}).map(([form, answers]) => [`${brand.ref}_${form}`, { ...answers }]),
  )

/** A share of what the next tier requires; on the last tier, a share of what that tier itself requires. */
function reached(
  brand: SandboxBrand,
  index: number,
  key: 'spending' | 'visits' | 'points',
  share: number,
): number {
  const next = brand.tiers[index + 1] ?? brand.tiers[index]
  return Math.round((next?.[key] ?? 0) * share)
}

/** The number by which a brand's profile names a persona. */
export const memberNoOf = (brand: SandboxBrand, persona: MemberPersona) =>
  `${brand.memberPrefix}${String(100_000 + PERSONAS[persona].number * 37)}`

function seedMember(brand: SandboxBrand, persona: MemberPersona, now: Date): MemberState {
  const facts = PERSONAS[persona]
  const standingFacts = STANDINGS[persona]
  const memberNo = memberNoOf(brand, persona)
  return {
    id: memberIdOf(persona, brand.ref),
    brandRef: brand.ref,
    persona,
    memberNo,
    mobileNo: facts.mobile[brand.ref],
    ...(persona === 'no-pin' ? {} : { pin: PIN, lineSub: lineSub(persona) }),
    firstName: facts.firstName,
    lastName: facts.lastName,
    ...(facts.birthdate === '' ? {} : { birthdate: facts.birthdate, email: `${persona}@example.com` }),
    gender: facts.gender,
    ...(WITHOUT_PICTURE.includes(persona) ? {} : { image: `/sandbox/pictures/avatar-${persona}.svg` }),
    ...(ADDRESSES[persona] === undefined ? {} : { address: ADDRESSES[persona] }),
    isInfoComplete: persona !== 'incomplete',
    consent: CONSENTS[persona] ?? 'given',
    hasReadConsent: persona !== 'not-consented',
    hasFormsDue: persona === 'forms',
    forms: answersOf(brand, persona),
    isWelcomeDue: persona === 'new',
    isMembershipOpen: persona !== 'closed',
    tierIndex: standingFacts.tierIndex,
    spending: reached(brand, standingFacts.tierIndex, 'spending', standingFacts.spending),
    visits: reached(brand, standingFacts.tierIndex, 'visits', standingFacts.visits),
    tierPoints: reached(brand, standingFacts.tierIndex, 'points', standingFacts.tierPoints),
    points: seedPoints({
      brand,
      memberNo,
      now,
      seed: facts.number * 101,
      generosity: persona === 'platinum' ? 6 : 1,
      hasExpiringPoints: persona === 'gold',
      ...standingFacts,
    }),
    privileges: seedPrivileges(brand, memberNo, standingFacts.privileges, now),
    packages: seedPackages(brand, memberNo, COUPONS_TAKEN[persona] ?? 0, now),
    couponsTaken: {},
    usedQrCodes: [],
  }
}

function makeState(now: Date): SandboxState {
  const state: SandboxState = {
    members: {},
    sessions: {},
    answers: {},
    wrongTries: {},
    stock: {},
    otps: {},
    otpTokens: {},
    tries: {},
    smsConsents: [],
    uploads: {},
    nextId: 0,
  }
  for (const brand of Object.values(BRANDS)) {
    for (const { id, stock } of brand.privileges) if (stock !== undefined) state.stock[id] = stock
    for (const persona of MEMBER_PERSONAS) {
      const member = seedMember(brand, persona, now)
      const session = { brandRef: brand.ref, memberId: member.id }
      state.members[member.id] = member
      state.sessions[fixedSessionId(persona, brand.ref)] = session
      state.sessions[expiredSessionId(persona, brand.ref)] = { ...session, expiresAt: 0 }
    }
  }
  return state
}

// Point histories take tens of milliseconds to make, and tests start many sandboxes on the same few days.
const seeds = new Map<string, SandboxState>()

/** The state that every sandbox starts with; it depends on the day alone. */
export function seedState(now: Date): SandboxState {
  const day = toThaiDate(now)
  const seed = seeds.get(day) ?? makeState(now)
  seeds.set(day, seed)
  return structuredClone(seed)
}

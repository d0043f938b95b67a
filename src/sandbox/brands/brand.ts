import type { BrandRef } from '../personas.ts'

/** What a tier gives: any of these, and what the brand calls it. */
export interface TierGift {
  points?: number
  credit?: number
  privilegeId?: string
  packageId?: string
  tag?: { id: string; name: string }
}

export type TierCriterion = 'spending' | 'visits' | 'points'

export interface TierSeed {
  id: number
  nameTh: string
  nameEn: string
  detailTh: string
  detailEn: string
  /** The spending, visits and points that this tier requires. */
  spending: number
  visits: number
  points: number
  /** What a member receives for reaching this tier. */
  gifts: TierGift[]
}

export interface PrivilegeSeed {
  id: string
  nameTh: string
  nameEn: string
  descTh: string
  descEn: string
  categoryId: string
  cost: number
  /** A picture's name; absent: the app shows the brand's default picture. */
  picture?: string
  /** Days from today, or one of the two special cases. */
  valid: number | 'forever' | 'placeholder'
  /** Absent: unlimited. */
  stock?: number
  isIssuable?: boolean
  isForYou?: boolean
  /** What this privilege is a sample of: a code that is hard to show, or an issue that comes too late. */
  sample?: 'longCode' | 'thaiCode' | 'emptyCode' | 'noExpiry' | 'soldOut'
}

export interface PackageSeed {
  id: string
  nameTh: string
  nameEn: string
  descTh: string
  descEn: string
  /** How many coupons the package has, as its card says. */
  couponCount: number
  /** How many of them each member may take. */
  couponsPerMember: number
  picture?: string
  /** Days from today. */
  valid: number | 'forever'
}

export interface CategoryFacts {
  id: string
  nameTh: string
  nameEn: string
}

export interface LayoutSection {
  key: 'privilege' | 'privilege-foryou' | 'banner'
  display_type: 'Card' | 'Banner'
  display_align?: 'left' | 'center' | 'right'
  card_layout_limit?: number
  card_layout_type?: 'vertical-two' | 'vertical-three'
  banner_layout_type?: 'content width' | 'full width'
  title: { display: boolean | string; text: string; text_en?: string }
  text?: string
  card?: Record<
    'privilege_name' | 'description' | 'points' | 'valid_date' | 'redeem_status' | 'overall_limit',
    boolean | string
  >
  banners?: { picture: string; link?: string }[]
}

export interface InfoFieldFacts {
  field: 'first_name' | 'last_name' | 'birthdate' | 'gender' | 'email' | 'address' | 'image'
  isDisplayed: boolean
  isRequired: boolean
}

export interface SandboxBrand {
  ref: BrandRef
  nameTh: string
  nameEn: string
  memberPrefix: string
  providerRef: string
  themeField: Record<`--${string}`, string>
  settingField: object
  /** The second brand sends its theme as a JSON string, as some real brands do. */
  sendsThemeAsText: boolean
  /** Real backends send flags as booleans or as words; each demo brand does one of the two. */
  sendsFlagsAsText: boolean
  /** The second brand wraps every success body in `data`. */
  wrapsAnswers: boolean
  covers: string[]
  loginLogo: string
  /** Absent: the theme has no home logo and GetLogo serves it. */
  homeLogo?: string
  logos: string[]
  defaultPicture: string
  branches: { th: string; en: string }[]
  tiers: TierSeed[]
  /** What a member receives for keeping the last tier. */
  giftsForKeeping: TierGift[]
  /** The ways to a tier, the pinned one first; what one way names is needed together. */
  waysToTier: TierCriterion[][]
  categories: CategoryFacts[]
  privileges: PrivilegeSeed[]
  /** The privileges of seeded point histories: a catalogue that grows leaves these histories as they are. */
  redeemedBefore: PrivilegeSeed[]
  packages: PackageSeed[]
  layout: LayoutSection[]
  purchases: { th: string; en: string }[]
  /** The fields of the details form: which of them the brand shows, and which it requires. */
  infoFields: InfoFieldFacts[]
  /** New members fill in the custom forms right after their details. */
  asksFormsAtOnce: boolean
}

/** A flag as the brand's backend sends flags. */
export function flag(brand: SandboxBrand, value: boolean): boolean | string {
  if (!brand.sendsFlagsAsText) return value
  return value ? 'True' : 'False'
}

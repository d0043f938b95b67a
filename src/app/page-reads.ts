import type { endlessApi } from '@/api/endless'
import { paths, type Path } from '@/addresses/paths'
import { CUSTOM_FORMS_PROCESS } from '@/config/constants'
import { policyRequest } from '@/features/consent/policy-request'
import {
  packageKind,
  privilegeKind,
  openingRequest,
  wholePoints,
} from '@/features/points/histories/history-filter'
import { cardRequest } from '@/features/redeem/card-query'
import { wholePackages } from '@/features/redeem/packages/package-filter'
import { wholePrivileges } from '@/features/redeem/privileges/privilege-filter'

type Endpoints = (typeof endlessApi)['endpoints']
type EndpointName = keyof Endpoints
type ArgumentOf<Name extends EndpointName> = Endpoints[Name]['Types']['QueryArg']

/** A read that a page begins with. */
export interface FirstRead {
  endpoint: EndpointName
  argument?: unknown
  /** The page reads again what is in the cache, though the table of reads (base-api.ts) does not ask for it. */
  isAlwaysRead?: true
  /** Why the head script cannot send it. */
  isOfApp?: string
}

const read = <Name extends EndpointName>(
  endpoint: Name,
  ...[argument]: void extends ArgumentOf<Name> ? [] : [argument: ArgumentOf<Name>]
): FirstRead => ({ endpoint, argument })

const readAlways = <Name extends EndpointName>(endpoint: Name, argument: ArgumentOf<Name>): FirstRead => ({
  endpoint,
  argument,
  isAlwaysRead: true,
})

const readByApp = (endpoint: EndpointName, isOfApp: string): FirstRead => ({ endpoint, isOfApp })

/** What the head script takes from the address's query; the brand also from the last visit or the configuration. */
const ofAddress = (name: 'brandRef' | 'privilegeId' | 'packageId' | 'transactionId') => `{${name}}`

/** What every page begins with. */
export const themeRead = read('getTheme', ofAddress('brandRef'))

const profile = read('getProfile')
const policy = read('listPdpa', policyRequest(ofAddress('brandRef')))
const providers = readByApp('listProviders', 'whether the visit is global is decided by the start')
const forYou = [profile, read('endlessForYouPrivileges', wholePrivileges)]
const memberInfo = [
  profile,
  read('listInfoFields'),
  read('getCustomerInfo'),
  readByApp('listCountries', 'the fields say whether there is an address'),
]
const dueForms = [profile, read('checkCustomForms', CUSTOM_FORMS_PROCESS)]
const cardOf = (kind: 'privilege' | 'package') => cardRequest(kind, ofAddress(`${kind}Id`))
const transaction = { Transaction_Id: ofAddress('transactionId') }

/**
 * What each page reads first, for a member, or for a visitor where it is not for members. The build writes it for the head
 * script (tools/build/document/written-reads.ts); the app does not import it, or the entry would have every page's requests. A
 * read that waits for another's answer is none of these. `e2e/edges/first-reads.e2e.ts` compares it with what pages ask.
 */
export const pageReads: Record<Path, readonly FirstRead[]> = {
  [paths.landing]: [],
  [paths.lineLogin]: [providers],
  [paths.login]: [],
  [paths.selectBrand]: [readByApp('getLogo', 'one for each brand that the configuration names')],
  [paths.pointMemberLogin]: [],
  [paths.pointMemberTest]: [],
  [paths.pdpa]: [policy],
  [paths.smsPdpa]: [],
  [paths.condition]: [policy],
  [paths.verify]: [],
  [paths.loginPin]: [],
  [paths.firstLogin]: [],
  [paths.forgotPin]: [],
  [paths.consentSuccess]: [],
  [paths.errorPointMember]: [],
  [paths.registerWelcome]: [],
  [paths.registerInfo]: memberInfo,
  [paths.registerCustomFields]: dueForms,
  [paths.registerCsFields]: dueForms,

  [paths.home]: [
    profile,
    read('getMembershipSystem'),
    read('getHomeLayout'),
    readByApp('listPrivilegeHistory', 'the row of what is ready waits until home is idle'),
  ],
  [paths.homePdpa]: [policy],
  [paths.privilege]: [profile, read('endlessPrivileges', wholePrivileges)],
  [paths.privilegeForYou]: forYou,
  [paths.privilegeDetail]: [profile, readAlways('listPrivileges', cardOf('privilege'))],
  [paths.privilegeHistoryDetail]: [read('getPrivilegeHistory', transaction)],
  [paths.package]: [read('endlessPackages', wholePackages)],
  [paths.packageDetail]: [profile, readAlways('listPackages', cardOf('package'))],
  [paths.packageHistoryDetail]: [read('getPackageHistory', transaction)],
  [paths.memberInfo]: [profile, read('getMembershipSystem')],
  [paths.profile]: [profile, read('getMembershipSystem')],
  [paths.pointsHistory]: [profile, read('endlessPointHistory', wholePoints)],
  [paths.pointsExpire]: [profile, readByApp('endlessPointHistory', 'it contains the day')],
  [paths.privilegeHistory]: [read('endlessPrivilegeHistory', openingRequest(privilegeKind))],
  [paths.packageHistory]: [read('endlessPackageHistory', openingRequest(packageKind))],
  [paths.profilePrivilegeForYou]: forYou,
  [paths.profileMenuPdpa]: [profile, policy],
  [paths.editProfile]: memberInfo,
  [paths.profilePdpa]: [profile, policy],
  [paths.resetPin]: [],
  [paths.profileForgotPin]: [profile],
  [paths.customFieldInfo]: [profile, read('listCustomForms')],
  [paths.connectLine]: [profile, providers],
  [paths.sample]: [],
  [paths.shop]: [],
}

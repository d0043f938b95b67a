import { given } from '#tests/support/stored.ts'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/api/api'
import { operations } from '@/api/generated/operations'
import { resumeSession } from '@/session/session'
import { makeStore } from '@/store/store'

const CUSTOMER = 'https://customer.example/api/v1.0/'
const CRM = 'https://crm.example/api/v1.0/'
const calls = api.endpoints

const who = { Brand_Ref: 'doisai', Mobile_No: '0810000005' }
const proof = { ...who, Otp_Token: 'proven' }
const list = {
  Filters: {
    Filters: [{ Field: 'date', Operator: 'gte' as const, Value: '2026-11-26' }],
    Ordering: [{ Field: 'point', Direction: 'desc' as const }],
    Page: 1,
    Limit: 20,
  },
}
const consent = {
  Pdpa_Article_Alt_Reference: 'article',
  Pdpa_Article_Group_Key: 'crm_customer_pdpa',
  Pdpa_Action: 1 as const,
}
const answers = {
  management: [
    {
      Form_Name: 'form',
      Primary_Key: 'id',
      Primary_Key_Value: '7',
      Insert_Data: [{ Column_Name: 'colour', Column_Value: 'red' }],
    },
  ],
}
// What the member has emptied is sent as an empty text.
const info = {
  First_Name: 'สมใจ',
  Email: '',
  Birthdate: '1990-12-31',
  Gender: 'female' as const,
  Province_Id: '50',
}
const smsConsent = { Customer_S_Ref: 'customer', PDPA_Article_Id: 'article', Token: 'whole' }
const key = 'a-key'

const bearer = {
  nobody: null,
  null: 'Bearer null',
  member: 'Bearer of-member',
  'member, if there is one': 'Bearer of-member',
}
type Sender = keyof typeof bearer
type Store = ReturnType<typeof makeStore>
type Thunk = (dispatch: Store['dispatch'], getState: Store['getState'], extra: never) => PromiseLike<unknown>
type Row = [call: string, from: Sender, thunk: Thunk, body?: object]

/** The calls of the specification's section 7 and our own, as a server gets them: method, address, whose bearer, body. */
// prettier-ignore
const json: Row[] = [
  ['POST CustomerAccount/ValidateUsername', 'nobody', calls.validateUsername.initiate(who), who],
  ['POST authentication/Login', 'nobody', calls.login.initiate({ body: { ...who, Pin: '246810', Is_Global: false }, 'X-Request-Id': key }), { ...who, Pin: '246810', Is_Global: false }],
  ['POST CustomerAccount/RequestOTP', 'nobody', calls.requestOtp.initiate({ body: { ...who, Purpose: 'first-login' }, 'X-Request-Id': 'R' }), { ...who, Purpose: 'first-login' }],
  ['POST CustomerAccount/ResendOTP', 'nobody', calls.resendOtp.initiate({ body: { ...who, Otp_Ref: 'ABCD', Purpose: 'line' }, 'X-Request-Id': 'R' }), { ...who, Otp_Ref: 'ABCD', Purpose: 'line' }],
  ['POST CustomerAccount/VerifyOTP', 'nobody', calls.verifyOtp.initiate({ body: { ...who, Otp_Ref: 'ABCD', Otp_Code: '123456' }, 'X-Request-Id': 'R' }), { ...who, Otp_Ref: 'ABCD', Otp_Code: '123456' }],
  ['POST CustomerAccount/CreateAccount', 'nobody', calls.createAccount.initiate({ body: { ...proof, Pin: '246810', Store_Ref: 'S1', Line_Ref: 'U1' }, 'X-Request-Id': key }), { ...proof, Pin: '246810', Store_Ref: 'S1', Line_Ref: 'U1' }],
  ['POST CustomerAccount/ResetPasswordByOTP', 'nobody', calls.resetPinByOtp.initiate({ body: { ...proof, New_Pin: '246810' }, 'X-Request-Id': key }), { ...proof, New_Pin: '246810' }],
  ['POST CustomerAccount/ValidatePassword', 'member', calls.validatePin.initiate({ body: { Pin: '246810' }, 'X-Request-Id': key }), { Pin: '246810' }],
  ['POST CustomerAccount/ResetPassword', 'member', calls.resetPin.initiate({ body: { Pin: '246810', New_Pin: '204069' }, 'X-Request-Id': key }), { Pin: '246810', New_Pin: '204069' }],
  ['GET authentication/Provider?brand_ref=doisai&Is_Global=true', 'null', calls.listProviders.initiate({ brandRef: 'doisai', isGlobal: true })],
  ['POST authentication/MergeCustomerLine', 'null', calls.mergeCustomerLine.initiate({ body: { ...proof, Provider_Ref: 'line', Line_Id_Token: 'id', Store_Ref: 'S1' }, 'X-Request-Id': key }), { ...proof, Provider_Ref: 'line', Line_Id_Token: 'id', Store_Ref: 'S1' }],
  ['GET lineprovider/issue?brandRef=doisai', 'nobody', calls.issueLineLogin.initiate('doisai')],
  ['POST authentication/Logout', 'member', calls.logout.initiate({ AccessToken: 'of-member' }), { AccessToken: 'of-member' }],
  ['GET Customer/Profile', 'member', calls.getProfile.initiate()],
  ['GET Customer/info', 'member', calls.getCustomerInfo.initiate()],
  ['GET Customer/DynamicInfoConfig', 'member', calls.listInfoFields.initiate()],
  ['GET customer/membership-tier/system', 'member', calls.getMembershipSystem.initiate()],
  ['GET customer/membership-tier/info', 'member', calls.getTier.initiate()],
  ['GET customer/membership-tier/criteria', 'member', calls.getTierCriteria.initiate()],
  ['GET customer/membership-tier/criteria-item', 'member', calls.getCriteriaMappings.initiate()],
  ['GET Theme/GetTheme?brandRef=doisai', 'member, if there is one', calls.getTheme.initiate('doisai')],
  ['GET Theme/GetLogo?brandRef=doisai', 'nobody', calls.getLogo.initiate('doisai')],
  ['GET dynamicdisplay/LayoutDisplay', 'member', calls.getHomeLayout.initiate()],
  ['GET Address/Country', 'member, if there is one', calls.listCountries.initiate()],
  ['GET Address/Province', 'member, if there is one', calls.listProvinces.initiate()],
  ['GET Address/District?provinceId=50', 'member, if there is one', calls.listDistricts.initiate('50')],
  ['GET Address/SubDistrict?districtId=5001', 'member, if there is one', calls.listSubDistricts.initiate('5001')],
  ['GET Address/PostalCode?subDistrictId=500101', 'member, if there is one', calls.listPostalCodes.initiate('500101')],
  ['POST Customer/History/Point', 'member', calls.listPointHistory.initiate(list), list],
  ['POST Customer/History/Privilege', 'member', calls.listPrivilegeHistory.initiate(list), list],
  ['POST privilege/List', 'member', calls.listPrivileges.initiate(list), list],
  ['POST Privilege/ForYou/List', 'member', calls.listForYouPrivileges.initiate({ ...list, Privilege_System_Type: 2 }), { ...list, Privilege_System_Type: 2 }],
  ['POST privilege/Issue', 'member', calls.issuePrivilege.initiate({ body: { Privilege_Id: 'P1', Amount: 1, Type: 2 }, 'X-Request-Id': key }), { Privilege_Id: 'P1', Amount: 1, Type: 2 }],
  ['POST Customer/History/Privileg/GetIssueCode', 'member', calls.issuePrivilegeCode.initiate({ body: { Transaction_Id: 'T1', Amount: 1 }, 'X-Request-Id': key }), { Transaction_Id: 'T1', Amount: 1 }],
  ['POST Customer/History/Privileg/Detail', 'member', calls.getPrivilegeHistory.initiate({ Transaction_Id: 'T1' }), { Transaction_Id: 'T1' }],
  ['GET privilege/getdefaultimage', 'member', calls.getDefaultImage.initiate()],
  ['GET WelcomeCampaign/Issue', 'member', calls.issueWelcomePoints.initiate(key)],
  ['GET UniversalScanCode/VerifyCustomer?brandRef=doisai&customerMobileNo=0810000005&code=AB%23CD', 'member, if there is one', calls.verifyCustomer.initiate({ brandRef: 'doisai', customerMobileNo: '0810000005', code: 'AB#CD' })],
  ['GET UniversalScanCode/RedeemQrCode?customerId=7&qrCode=AB+CD', 'member, if there is one', calls.redeemQrCode.initiate({ customerId: '7', qrCode: 'AB CD', 'X-Request-Id': key })],
  ['POST package/List', 'member', calls.listPackages.initiate(list), list],
  ['POST package/Issue', 'member', calls.issuePackage.initiate({ body: { Package_Id: 'K1', Amount: 1 }, 'X-Request-Id': key }), { Package_Id: 'K1', Amount: 1 }],
  ['POST Customer/History/Package', 'member', calls.listPackageHistory.initiate(list), list],
  ['POST Customer/History/Package/Detail', 'member', calls.getPackageHistory.initiate({ Transaction_Id: 'T1' }), { Transaction_Id: 'T1' }],
  ['POST Customer/History/Package/GetIssueCode', 'member', calls.issuePackageCode.initiate({ body: { Transaction_Id: 'T1', Amount: 1 }, 'X-Request-Id': key }), { Transaction_Id: 'T1', Amount: 1 }],
  ['POST pdpa/info', 'member, if there is one', calls.listPdpa.initiate({ pdpa_group_key: 'crm_customer_pdpa', brand_ref: 'doisai' }), { pdpa_group_key: 'crm_customer_pdpa', brand_ref: 'doisai' }],
  ['POST pdpa/consent', 'member', calls.sendConsent.initiate({ body: consent, 'X-Request-Id': key }), consent],
  ['GET customercustomfields/list', 'member', calls.listCustomForms.initiate()],
  ['POST customercustomfields/management', 'member', calls.saveCustomForms.initiate({ body: answers, 'X-Request-Id': key }), answers],
  ['GET customercustomfields/check-info?process=3', 'member', calls.checkCustomForms.initiate(3)],
]

// prettier-ignore
const crm: Row[] = [
  ['GET pdpa/pdpa-detail?brandRef=doisai&pdpaRef=article', 'nobody', calls.getSmsPdpa.initiate({ brandRef: 'doisai', pdpaRef: 'article' })],
  ['GET pdpa/pdpa-detail/inner%2Ftoken', 'nobody', calls.getSmsPdpaByToken.initiate('inner/token')],
  ['POST customers/customer-consent-pdpa-by-sms', 'nobody', calls.consentBySms.initiate({ body: smsConsent, 'X-Request-Id': key }), smsConsent],
]

// prettier-ignore
const forms: Row[] = [
  ['POST Customer/UpdateCustomerInfo', 'member', calls.updateCustomerInfo.initiate({ body: info, 'X-Request-Id': key }), info],
  ['POST CustomerAccount/UpdatePDPA', 'member, if there is one', calls.updatePdpa.initiate({ body: consent, 'X-Request-Id': key }), { ...consent, Pdpa_Action: '1' }],
]

const sent: Request[] = []
let lastBody: unknown

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push(new Request(url, init))
    lastBody = init.body
    return Promise.resolve(Response.json({}))
  })
})
afterAll(() => vi.unstubAllGlobals())

/** Sends a call, with this bearer if there is one, and returns the request as a server gets it. */
async function send(thunk: Thunk, token?: string): Promise<Request> {
  given({ bearer: token })
  const store = makeStore({ customerApiUrl: 'https://customer.example', crmApiUrl: 'https://crm.example' })
  if (token) store.dispatch(resumeSession())
  await store.dispatch((dispatch, getState, extra) => thunk(dispatch, getState, extra as never))
  expect(sent).toHaveLength(1)
  return sent[0] as Request // as the line above says
}

const lineOf = ({ method, url }: Request, base: string) => url.replace(base, `${method} `)
const senderOf = (request: Request) => request.headers.get('Authorization')
const textOf = (request: Request) =>
  request.text().then((text) => (text ? (JSON.parse(text) as object) : undefined))

describe('the customer API is sent', () => {
  it.each(json)('%s', async (line, from, thunk, body) => {
    const request = await send(thunk, 'of-member')
    expect([lineOf(request, CUSTOMER), senderOf(request)]).toEqual([line, bearer[from]])
    expect(await textOf(request)).toEqual(body)
  })

  it('a form without the fields that have no value', async () => {
    const body = { ...info, First_Name: null, Email: undefined } as unknown as typeof info // as untyped code may fill it
    await send(calls.updateCustomerInfo.initiate({ body, 'X-Request-Id': key }), 'of-member')
    expect([...(lastBody as FormData).keys()]).toEqual(['Birthdate', 'Gender', 'Province_Id'])
  })

  it.each(forms)('%s as a form', async (line, from, thunk, body) => {
    const request = await send(thunk, 'of-member')
    expect([lineOf(request, CUSTOMER), senderOf(request)]).toEqual([line, bearer[from]])
    expect(request.headers.get('Content-Type')).toContain('multipart/form-data')
    // Not as the request is read: happy-dom loses empty texts.
    expect(Object.fromEntries(lastBody as FormData)).toEqual(body)
  })
})

describe('the CRM API is sent', () => {
  it.each(crm)('%s', async (line, from, thunk, body) => {
    const request = await send(thunk, 'of-member')
    expect([lineOf(request, CRM), senderOf(request)]).toEqual([line, bearer[from]])
    expect(await textOf(request)).toEqual(body)
  })
})

const all = [...json, ...forms, ...crm]

it.each(all.filter(([, from]) => from === 'member, if there is one'))(
  'a visitor who is no member sends %s without a bearer',
  async (_line, _from, thunk) => expect(senderOf(await send(thunk))).toBeNull(),
)

it('every call is here, but the one that only a configuration adds', async () => {
  const store = makeStore({ customerApiUrl: CUSTOMER, crmApiUrl: CRM })
  for (const [, , thunk] of all)
    await store.dispatch((dispatch, getState, extra) => thunk(dispatch, getState, extra as never))
  const { queries, mutations } = store.getState().api
  const called = [queries, mutations].flatMap(Object.values).map(({ endpointName }) => endpointName)
  expect(Object.keys(operations).filter((name) => !called.includes(name))).toEqual(['unlinkLine'])
})

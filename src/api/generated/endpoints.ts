// Generated from openapi.yaml by tools/openapi/generate.ts; do not edit.
import { baseApi as api } from '../base-api'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    validateUsername: build.mutation<ValidateUsernameApiResponse, ValidateUsernameApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/CustomerAccount/ValidateUsername`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/authentication/Login`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
      }),
    }),
    requestOtp: build.mutation<RequestOtpApiResponse, RequestOtpApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/CustomerAccount/RequestOTP`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
      }),
    }),
    resendOtp: build.mutation<ResendOtpApiResponse, ResendOtpApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/CustomerAccount/ResendOTP`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
      }),
    }),
    verifyOtp: build.mutation<VerifyOtpApiResponse, VerifyOtpApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/CustomerAccount/VerifyOTP`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
      }),
    }),
    createAccount: build.mutation<CreateAccountApiResponse, CreateAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/CustomerAccount/CreateAccount`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
      }),
    }),
    resetPinByOtp: build.mutation<ResetPinByOtpApiResponse, ResetPinByOtpApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/CustomerAccount/ResetPasswordByOTP`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
      }),
    }),
    validatePin: build.mutation<ValidatePinApiResponse, ValidatePinApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/CustomerAccount/ValidatePassword`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
      }),
    }),
    resetPin: build.mutation<ResetPinApiResponse, ResetPinApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/CustomerAccount/ResetPassword`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
      }),
    }),
    listProviders: build.query<ListProvidersApiResponse, ListProvidersApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/authentication/Provider`,
        params: {
          brand_ref: queryArg.brandRef,
          Is_Global: queryArg.isGlobal,
        },
      }),
    }),
    mergeCustomerLine: build.mutation<MergeCustomerLineApiResponse, MergeCustomerLineApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/authentication/MergeCustomerLine`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
      }),
    }),
    issueLineLogin: build.query<IssueLineLoginApiResponse, IssueLineLoginApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/lineprovider/issue`,
        params: {
          brandRef: queryArg,
        },
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/authentication/Logout`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    unlinkLine: build.mutation<UnlinkLineApiResponse, UnlinkLineApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/authentication/UnlinkLine`,
        method: 'POST',
        headers: {
          'X-Request-Id': queryArg,
        },
      }),
    }),
    getProfile: build.query<GetProfileApiResponse, GetProfileApiArg>({
      query: () => ({ url: `/api/v1.0/Customer/Profile` }),
    }),
    getCustomerInfo: build.query<GetCustomerInfoApiResponse, GetCustomerInfoApiArg>({
      query: () => ({ url: `/api/v1.0/Customer/info` }),
    }),
    listInfoFields: build.query<ListInfoFieldsApiResponse, ListInfoFieldsApiArg>({
      query: () => ({ url: `/api/v1.0/Customer/DynamicInfoConfig` }),
    }),
    updateCustomerInfo: build.mutation<UpdateCustomerInfoApiResponse, UpdateCustomerInfoApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/Customer/UpdateCustomerInfo`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
      }),
    }),
    getMembershipSystem: build.query<GetMembershipSystemApiResponse, GetMembershipSystemApiArg>({
      query: () => ({ url: `/api/v1.0/customer/membership-tier/system` }),
    }),
    getTier: build.query<GetTierApiResponse, GetTierApiArg>({
      query: () => ({ url: `/api/v1.0/customer/membership-tier/info` }),
    }),
    getTierCriteria: build.query<GetTierCriteriaApiResponse, GetTierCriteriaApiArg>({
      query: () => ({ url: `/api/v1.0/customer/membership-tier/criteria` }),
    }),
    getCriteriaMappings: build.query<GetCriteriaMappingsApiResponse, GetCriteriaMappingsApiArg>({
      query: () => ({
        url: `/api/v1.0/customer/membership-tier/criteria-item`,
      }),
    }),
    getTheme: build.query<GetThemeApiResponse, GetThemeApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/Theme/GetTheme`,
        params: {
          brandRef: queryArg,
        },
      }),
    }),
    getLogo: build.query<GetLogoApiResponse, GetLogoApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/Theme/GetLogo`,
        params: {
          brandRef: queryArg,
        },
      }),
    }),
    getHomeLayout: build.query<GetHomeLayoutApiResponse, GetHomeLayoutApiArg>({
      query: () => ({ url: `/api/v1.0/dynamicdisplay/LayoutDisplay` }),
    }),
    listCountries: build.query<ListCountriesApiResponse, ListCountriesApiArg>({
      query: () => ({ url: `/api/v1.0/Address/Country` }),
    }),
    listProvinces: build.query<ListProvincesApiResponse, ListProvincesApiArg>({
      query: () => ({ url: `/api/v1.0/Address/Province` }),
    }),
    listDistricts: build.query<ListDistrictsApiResponse, ListDistrictsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/Address/District`,
        params: {
          provinceId: queryArg,
        },
      }),
    }),
    listSubDistricts: build.query<ListSubDistrictsApiResponse, ListSubDistrictsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/Address/SubDistrict`,
        params: {
          districtId: queryArg,
        },
      }),
    }),
    listPostalCodes: build.query<ListPostalCodesApiResponse, ListPostalCodesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/Address/PostalCode`,
        params: {
          subDistrictId: queryArg,
        },
      }),
    }),
    listPointHistory: build.query<ListPointHistoryApiResponse, ListPointHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/Customer/History/Point`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listPrivilegeHistory: build.query<ListPrivilegeHistoryApiResponse, ListPrivilegeHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/Customer/History/Privilege`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listPrivileges: build.query<ListPrivilegesApiResponse, ListPrivilegesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/privilege/List`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listForYouPrivileges: build.query<ListForYouPrivilegesApiResponse, ListForYouPrivilegesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/Privilege/ForYou/List`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    issuePrivilege: build.mutation<IssuePrivilegeApiResponse, IssuePrivilegeApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/privilege/Issue`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
      }),
    }),
    getPrivilegeHistory: build.query<GetPrivilegeHistoryApiResponse, GetPrivilegeHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/Customer/History/Privileg/Detail`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    issuePrivilegeCode: build.mutation<IssuePrivilegeCodeApiResponse, IssuePrivilegeCodeApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/Customer/History/Privileg/GetIssueCode`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
      }),
    }),
    getDefaultImage: build.query<GetDefaultImageApiResponse, GetDefaultImageApiArg>({
      query: () => ({ url: `/api/v1.0/privilege/getdefaultimage` }),
    }),
    listPackages: build.query<ListPackagesApiResponse, ListPackagesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/package/List`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listPackageHistory: build.query<ListPackageHistoryApiResponse, ListPackageHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/Customer/History/Package`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getPackageHistory: build.query<GetPackageHistoryApiResponse, GetPackageHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/Customer/History/Package/Detail`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    issuePackage: build.mutation<IssuePackageApiResponse, IssuePackageApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/package/Issue`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
      }),
    }),
    issuePackageCode: build.mutation<IssuePackageCodeApiResponse, IssuePackageCodeApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/Customer/History/Package/GetIssueCode`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
      }),
    }),
    issueWelcomePoints: build.mutation<IssueWelcomePointsApiResponse, IssueWelcomePointsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/WelcomeCampaign/Issue`,
        method: 'GET',
        headers: {
          'X-Request-Id': queryArg,
        },
      }),
    }),
    verifyCustomer: build.mutation<VerifyCustomerApiResponse, VerifyCustomerApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/UniversalScanCode/VerifyCustomer`,
        method: 'GET',
        params: {
          brandRef: queryArg.brandRef,
          customerMobileNo: queryArg.customerMobileNo,
          code: queryArg.code,
        },
      }),
    }),
    redeemQrCode: build.mutation<RedeemQrCodeApiResponse, RedeemQrCodeApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/UniversalScanCode/RedeemQrCode`,
        method: 'GET',
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
        params: {
          customerId: queryArg.customerId,
          qrCode: queryArg.qrCode,
        },
      }),
    }),
    listPdpa: build.query<ListPdpaApiResponse, ListPdpaApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/pdpa/info`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    updatePdpa: build.mutation<UpdatePdpaApiResponse, UpdatePdpaApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/CustomerAccount/UpdatePDPA`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
      }),
    }),
    sendConsent: build.mutation<SendConsentApiResponse, SendConsentApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/pdpa/consent`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
      }),
    }),
    getSmsPdpa: build.query<GetSmsPdpaApiResponse, GetSmsPdpaApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/pdpa/pdpa-detail`,
        params: {
          brandRef: queryArg.brandRef,
          pdpaRef: queryArg.pdpaRef,
        },
      }),
    }),
    getSmsPdpaByToken: build.query<GetSmsPdpaByTokenApiResponse, GetSmsPdpaByTokenApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/pdpa/pdpa-detail/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    consentBySms: build.mutation<ConsentBySmsApiResponse, ConsentBySmsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/customers/customer-consent-pdpa-by-sms`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
      }),
    }),
    listCustomForms: build.query<ListCustomFormsApiResponse, ListCustomFormsApiArg>({
      query: () => ({ url: `/api/v1.0/customercustomfields/list` }),
    }),
    saveCustomForms: build.mutation<SaveCustomFormsApiResponse, SaveCustomFormsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/customercustomfields/management`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Request-Id': queryArg['X-Request-Id'],
        },
      }),
    }),
    checkCustomForms: build.query<CheckCustomFormsApiResponse, CheckCustomFormsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1.0/customercustomfields/check-info`,
        params: {
          process: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as generatedApi }
export type ValidateUsernameApiResponse = /** status 200 What is known of the number */ UsernameStatus
export type ValidateUsernameApiArg = ValidateUsernameRequest
export type LoginApiResponse = /** status 200 A session */ Session
export type LoginApiArg = {
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
  body: LoginRequest
}
export type RequestOtpApiResponse = /** status 200 The one-time password is on its way */ Otp
export type RequestOtpApiArg = {
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
  body: RequestOtpRequest
}
export type ResendOtpApiResponse = /** status 200 The one-time password is on its way */ Otp
export type ResendOtpApiArg = {
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
  body: ResendOtpRequest
}
export type VerifyOtpApiResponse = /** status 200 The number is verified */ OtpToken
export type VerifyOtpApiArg = {
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
  body: VerifyOtpRequest
}
export type CreateAccountApiResponse = /** status 200 A session */ Session
export type CreateAccountApiArg = {
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
  body: CreateAccountRequest
}
export type ResetPinByOtpApiResponse = /** status 200 Done; nothing to read */ Empty
export type ResetPinByOtpApiArg = {
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
  body: ResetPinByOtpRequest
}
export type ValidatePinApiResponse = /** status 200 The answer */ PinStatus
export type ValidatePinApiArg = {
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
  body: ValidatePinRequest
}
export type ResetPinApiResponse = /** status 200 Done; nothing to read */ Empty
export type ResetPinApiArg = {
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
  body: ResetPinRequest
}
export type ListProvidersApiResponse = /** status 200 The providers */ ProviderList
export type ListProvidersApiArg = {
  brandRef: string
  isGlobal: boolean
}
export type MergeCustomerLineApiResponse =
  /** status 200 A callback token, read like the one of the landing page */ CallbackToken
export type MergeCustomerLineApiArg = {
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
  body: MergeCustomerLineRequest
}
export type IssueLineLoginApiResponse = /** status 200 The LINE login page */ LineLogin
export type IssueLineLoginApiArg = string
export type LogoutApiResponse = /** status 200 Done; nothing to read */ Empty
export type LogoutApiArg = LogoutRequest
export type UnlinkLineApiResponse = /** status 200 Done; nothing to read */ Empty
export type UnlinkLineApiArg =
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */ string
export type GetProfileApiResponse = /** status 200 The profile */ Profile
export type GetProfileApiArg = void
export type GetCustomerInfoApiResponse = /** status 200 The details */ CustomerInfo
export type GetCustomerInfoApiArg = void
export type ListInfoFieldsApiResponse = /** status 200 The fields */ InfoFieldList
export type ListInfoFieldsApiArg = void
export type UpdateCustomerInfoApiResponse = /** status 200 Done; nothing to read */ Empty
export type UpdateCustomerInfoApiArg = {
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
  body: UpdateCustomerInfoRequest
}
export type GetMembershipSystemApiResponse = /** status 200 The status */ MembershipSystem
export type GetMembershipSystemApiArg = void
export type GetTierApiResponse = /** status 200 The tier */ Tier
export type GetTierApiArg = void
export type GetTierCriteriaApiResponse = /** status 200 The criteria */ TierCriteria
export type GetTierCriteriaApiArg = void
export type GetCriteriaMappingsApiResponse = /** status 200 The gifts, in groups */ CriteriaMappings
export type GetCriteriaMappingsApiArg = void
export type GetThemeApiResponse =
  /** status 200 The theme; no config or no images means the default theme */ ThemeResponse
export type GetThemeApiArg = string
export type GetLogoApiResponse = /** status 200 The logos */ LogoResponse
export type GetLogoApiArg = string
export type GetHomeLayoutApiResponse = /** status 200 The sections, in order */ HomeLayout
export type GetHomeLayoutApiArg = void
export type ListCountriesApiResponse = /** status 200 The places */ PlaceList
export type ListCountriesApiArg = void
export type ListProvincesApiResponse = /** status 200 The places */ PlaceList
export type ListProvincesApiArg = void
export type ListDistrictsApiResponse = /** status 200 The places */ PlaceList
export type ListDistrictsApiArg = string
export type ListSubDistrictsApiResponse = /** status 200 The places */ PlaceList
export type ListSubDistrictsApiArg = string
export type ListPostalCodesApiResponse = /** status 200 The postal codes */ PostalCodeList
export type ListPostalCodesApiArg = string
export type ListPointHistoryApiResponse = /** status 200 One page */ PointHistoryList
export type ListPointHistoryApiArg = ListRequest
export type ListPrivilegeHistoryApiResponse = /** status 200 One page */ PrivilegeHistoryList
export type ListPrivilegeHistoryApiArg = ListRequest
export type ListPrivilegesApiResponse = /** status 200 One page */ PrivilegeList
export type ListPrivilegesApiArg = ListRequest
export type ListForYouPrivilegesApiResponse = /** status 200 One page */ PrivilegeList
export type ListForYouPrivilegesApiArg = ForYouListRequest
export type IssuePrivilegeApiResponse = /** status 200 Issued */ IssueResult
export type IssuePrivilegeApiArg = {
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
  body: IssuePrivilegeRequest
}
export type GetPrivilegeHistoryApiResponse = /** status 200 The privilege */ PrivilegeHistory
export type GetPrivilegeHistoryApiArg = TransactionRequest
export type IssuePrivilegeCodeApiResponse = /** status 200 The code */ IssueCode
export type IssuePrivilegeCodeApiArg = {
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
  body: IssueCodeRequest
}
export type GetDefaultImageApiResponse = /** status 200 The image */ DefaultImage
export type GetDefaultImageApiArg = void
export type ListPackagesApiResponse = /** status 200 One page */ PackageList
export type ListPackagesApiArg = ListRequest
export type ListPackageHistoryApiResponse = /** status 200 One page */ PackageHistoryList
export type ListPackageHistoryApiArg = ListRequest
export type GetPackageHistoryApiResponse = /** status 200 The package */ PackageHistory
export type GetPackageHistoryApiArg = TransactionRequest
export type IssuePackageApiResponse = /** status 200 Issued */ IssueResult
export type IssuePackageApiArg = {
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
  body: IssuePackageRequest
}
export type IssuePackageCodeApiResponse = /** status 200 The code */ IssueCode
export type IssuePackageCodeApiArg = {
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
  body: IssueCodeRequest
}
export type IssueWelcomePointsApiResponse =
  /** status 200 The points given; 0 when there are none to give */ WelcomeResult
export type IssueWelcomePointsApiArg =
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */ string
export type VerifyCustomerApiResponse = /** status 200 The customer */ VerifyCustomerResult
export type VerifyCustomerApiArg = {
  brandRef: string
  customerMobileNo: string
  /** Each space is sent as `%23`, encoded once, so the caller puts a hash in place of a space */
  code: string
}
export type RedeemQrCodeApiResponse = /** status 200 The points given */ RedeemResult
export type RedeemQrCodeApiArg = {
  customerId: string
  qrCode: string
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
}
export type ListPdpaApiResponse = /** status 200 The texts */ PdpaList
export type ListPdpaApiArg = PdpaInfoRequest
export type UpdatePdpaApiResponse = /** status 200 Done; nothing to read */ Empty
export type UpdatePdpaApiArg = {
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
  body: ConsentRequest
}
export type SendConsentApiResponse = /** status 200 Done; nothing to read */ Empty
export type SendConsentApiArg = {
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
  body: ConsentRequest
}
export type GetSmsPdpaApiResponse =
  /** status 200 The text, and whether it has been consented to */ SmsPdpaResponse
export type GetSmsPdpaApiArg = {
  brandRef: string
  pdpaRef: string
}
export type GetSmsPdpaByTokenApiResponse =
  /** status 200 The text, and whether it has been consented to */ SmsPdpaResponse
export type GetSmsPdpaByTokenApiArg = string
export type ConsentBySmsApiResponse = /** status 200 Done; nothing to read */ Empty
export type ConsentBySmsApiArg = {
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
  body: SmsConsentRequest
}
export type ListCustomFormsApiResponse = /** status 200 The forms */ CustomFormList
export type ListCustomFormsApiArg = void
export type SaveCustomFormsApiResponse = /** status 200 Done; nothing to read */ Empty
export type SaveCustomFormsApiArg = {
  /** The idempotency key of what the member does (a UUID v4), the same for every try of it */
  'X-Request-Id': string
  body: SaveCustomFormsRequest
}
export type CheckCustomFormsApiResponse = /** status 200 The forms */ CustomFormList
export type CheckCustomFormsApiArg = 3
export type UsernameStatus = {
  is_exist: boolean
  is_pin: boolean
  is_connect_line?: boolean
}
export type ErrorText = {
  title: string
  message: string
}
export type ErrorLocale = {
  'th-th': ErrorText
  'en-us': ErrorText
}
export type ErrorDetail = {
  http_status: number
  locale: ErrorLocale
  message?: string
}
export type FieldError = {
  th: string
  en: string
}
export type FieldErrors = {
  [key: string]: FieldError
}
export type ErrorBody = {
  error: ErrorDetail
  /** The machine-readable text; where it is absent here, look at error.message */
  message?: string
  fields?: FieldErrors
  /** Seconds; the header Retry-After says the same */
  retry_after?: number
}
export type MobileNo = string
export type ValidateUsernameRequest = {
  Brand_Ref: string
  Mobile_No: MobileNo
}
export type Session = {
  /** Visible ASCII without quotes, brackets, braces and backslashes, such as a JWT; sent until a call answers 401, or the member logs out */
  token: string
  is_consent_pdpa?: boolean
  is_withdraw_pdpa?: boolean
  campaign?: 'welcome'
}
export type Pin = string
export type LoginRequest = {
  Brand_Ref: string
  Mobile_No: MobileNo
  Pin: Pin
  /** The `isGlobal` of the address, else false */
  Is_Global: boolean
}
export type Otp = {
  /** Short, shown beside the input */
  otp_ref: string
  /** Seconds */
  expires_in: number
  /** Seconds */
  resend_in: number
}
export type OtpPurpose = 'register' | 'first-login' | 'forgot-pin' | 'line'
export type RequestOtpRequest = {
  Brand_Ref: string
  Mobile_No: MobileNo
  Purpose: OtpPurpose
}
export type ResendOtpRequest = {
  Brand_Ref: string
  Mobile_No: MobileNo
  Otp_Ref: string
  Purpose: OtpPurpose
}
export type OtpToken = {
  otp_token: string
}
export type VerifyOtpRequest = {
  Brand_Ref: string
  Mobile_No: MobileNo
  Otp_Ref: string
  Otp_Code: string
}
export type CreateAccountRequest = {
  Brand_Ref: string
  Mobile_No: MobileNo
  Otp_Token: string
  Pin: Pin
  /** The `storeRef` of the link that the member has come by */
  Store_Ref?: string
  /** The `line_ref` of a callback token, where the brand has no LIFF ID */
  Line_Ref?: string
}
export type Empty = object
export type ResetPinByOtpRequest = {
  Brand_Ref: string
  Mobile_No: MobileNo
  Otp_Token: string
  New_Pin: Pin
}
export type PinStatus = {
  is_valid: boolean
}
export type ValidatePinRequest = {
  Pin: Pin
}
export type ResetPinRequest = {
  Pin: Pin
  New_Pin: Pin
}
export type Provider = {
  provider_ref: string
  /** 21 is LINE */
  oauth_method: number
}
export type ProviderList = Provider[]
export type CallbackToken = {
  /** As base64url, or as the payload of a compact JWS, whose signature the app does not verify */
  callback_token: string
}
export type MergeCustomerLineRequest = {
  Brand_Ref: string
  /** Of the provider whose `oauth_method` is 21 */
  Provider_Ref?: string
  Line_Id_Token: string
  Mobile_No?: MobileNo
  Otp_Token?: string
  /** The `storeRef` of the link that the member has come by */
  Store_Ref?: string
}
export type LineLogin = {
  url: string
}
export type LogoutRequest = {
  AccessToken: string
}
export type Profile = {
  image_url?: string
  point: number
  first_name?: string
  last_name?: string
  mobile_no?: string
  email?: string
  birthdate?: string
  gender?: 'female' | 'male' | 'unspecified'
  /** False also for who took the consent back */
  is_consent_pdpa?: boolean
  is_connect_line: boolean
  /** The member id */
  customer_info?: string
  point_exp_date_approaching?: string
  /** How many points expire on that date */
  point_exp_approaching?: number
}
export type CustomerAddress = {
  detail?: string
  country_id?: string
  country?: string
  province_id?: string
  province?: string
  district_id?: string
  district?: string
  sub_district_id?: string
  sub_district?: string
  postal_code?: string
}
export type CustomerInfo = {
  first_name?: string
  last_name?: string
  birthdate?: string
  gender?: 'female' | 'male' | 'unspecified'
  email?: string
  mobile_no?: string
  image_url?: string
  address?: CustomerAddress
}
export type InfoField = {
  field: 'first_name' | 'last_name' | 'birthdate' | 'gender' | 'email' | 'address' | 'image'
  is_display: boolean
  is_required: boolean
}
export type InfoFieldList = {
  payload: InfoField[]
  total?: number
  page?: number
  limit?: number
}
export type UpdateCustomerInfoRequest = {
  First_Name?: string
  Last_Name?: string
  Birthdate?: string
  Gender?: 'female' | 'male' | 'unspecified'
  Email?: string
  Address_Detail?: string
  Country_Id?: string
  Province_Id?: string
  District_Id?: string
  Sub_District_Id?: string
  Postal_Code?: string
  /** An image file */
  Image?: Blob
}
export type MembershipSystem = {
  is_opensystem: boolean
}
export type TierInfo = {
  tier?: string
  tier_id?: string
  tier_name_th: string
  tier_name_en?: string
  tier_image_url?: string
  tier_icon_url?: string
  tier_detail_th?: string
  tier_detail_en?: string
}
export type TierProgress = {
  /** Percent */
  progress?: number
  tier_exp_date?: string
  /** 1 ends on `tier_exp_date`; in any other the app shows no end */
  tier_exp_mode?: number
}
export type Tier = {
  tier_info?: TierInfo
  progress_info?: TierProgress
  is_last_tier: boolean
}
export type Criterion = {
  /** 2 is active */
  flag: 1 | 2
  /** 1 is spending, 2 visits, 3 points */
  type?: 1 | 2 | 3
  period_day?: number
  period_date?: string
  required_amount: number
  current_amount: number
  missing_amount?: number
  /** Percent */
  progress?: number
}
export type Criteria = {
  criteria_id?: string
  next_tier?: string
  next_tier_id?: string
  next_tier_name_en?: string
  next_tier_name_th?: string
  priority?: number
  spending_criteria?: Criterion
  visit_criteria?: Criterion
  point_criteria?: Criterion
}
export type TierCriteria = {
  /** 1 is none, 2 is criteria */
  criteria_mode?: 1 | 2
  pin?: string
  payload: Criteria[]
  total?: number
  page?: number
  limit?: number
}
export type CriteriaMapping = {
  mapping_id?: string
  mapping_type?: number
  seq?: number
  point?: number
  credit?: number
  privilege_id?: string
  privielge_name?: string
  package_id?: string
  package_name?: string
  tag_id?: string
  tag_name?: string
}
export type CriteriaMappingGroup = {
  criteria_mapping_infos: CriteriaMapping[]
}
export type CriteriaMappings = {
  criteria_group_mapping_infos: CriteriaMappingGroup[]
}
export type ThemeFields = {
  [key: string]: string
}
export type CoverPageSetting = {
  displayType?: 1 | 2
  isDisplay?: boolean
}
export type SectionSetting = {
  layoutType?: 1 | 2
}
export type LoginSetting = {
  isLoginByPhone?: boolean
  isLoginByLine?: boolean
  /** The one shown first */
  orderLoginType?: 'phone' | 'line'
}
export type RegisterSetting = {
  isRegisterByPhone?: boolean
  isRegisterByLine?: boolean
  /** The one shown first */
  orderRegisterType?: 'phone' | 'line'
}
export type NavbarMenuSetting = {
  isPrivilegeActive?: boolean
  isPackageActive?: boolean
}
export type PrivilegePageSetting = {
  isCatagoryActive?: boolean
}
export type ThemeSettings = {
  Cover_Page?: CoverPageSetting
  Section?: SectionSetting
  Login?: LoginSetting
  Register?: RegisterSetting
  Navbar_Menu?: NavbarMenuSetting
  Privilege_Page?: PrivilegePageSetting
  isDark?: boolean
}
export type ThemeConfig = {
  Theme_Field?: ThemeFields
  Setting_Field?: ThemeSettings
}
export type ThemeImage = {
  imageurl: string
  imageid?: string
}
export type ImageGroup = {
  /** 2 is images (covers), 3 the login logo, 4 the home logo */
  imagegrouptype: 1 | 2 | 3 | 4
  imagelist: ThemeImage[]
}
export type Theme = {
  json_config?: ThemeConfig
  groupimagelist?: ImageGroup[]
}
export type ThemeResponse = {
  resp: Theme
}
export type LogoImage = {
  imageurl: string
}
export type LogoImages = {
  imagelist: LogoImage[]
}
export type LogoResponse = {
  resp: LogoImages
}
export type HomeContentTitle = {
  display: boolean
  text: string
  text_en?: string
}
export type CardDisplay = {
  privilege_name: boolean
  description: boolean
  points: boolean
  valid_date: boolean
  redeem_status: boolean
  overall_limit: boolean
}
export type HomeBanner = {
  image_url: string
  /** A path of this app, or an https address, opened outside */
  link?: string
}
export type HomeContentItem = {
  key: 'privilege' | 'privilege-foryou' | 'banner'
  display_type?: 'Card' | 'Banner'
  display_align?: 'left' | 'center' | 'right'
  card_layout_limit?: number
  card_layout_type?: 'vertical-two' | 'vertical-three'
  banner_layout_type?: 'content width' | 'full width'
  title?: HomeContentTitle
  text?: string
  card?: CardDisplay
  banners?: HomeBanner[]
}
export type HomeLayout = {
  payload: HomeContentItem[]
  total?: number
  page?: number
  limit?: number
}
export type Place = {
  id: string
  name_th: string
  name_en?: string
}
export type PlaceList = {
  payload: Place[]
  total?: number
  page?: number
  limit?: number
}
export type PostalCode = {
  postal_code: string
}
export type PostalCodeList = {
  payload: PostalCode[]
  total?: number
  page?: number
  limit?: number
}
export type PointHistory = {
  transaction_id?: string
  title_th?: string
  title_en?: string
  /** Signed */
  point: number
  status?: 'received' | 'used' | 'expired' | 'canceled'
  date?: string
  branch_name?: string
  expire_date?: string
}
export type PointHistoryList = {
  payload: PointHistory[]
  total?: number
  page?: number
  limit?: number
}
export type Filter = {
  Field: string
  Operator: 'eq' | 'in' | 'gte' | 'lte' | 'like'
  Value: string | number | boolean | (string | number)[]
}
export type Order = {
  Field: string
  Direction: 'asc' | 'desc'
}
export type ListQuery = {
  Filters: Filter[]
  Ordering: Order[]
  Page: number
  /** 0 leaves it to the server */
  Limit: number
}
export type ListRequest = {
  Filters: ListQuery
}
export type PrivilegeHistory = {
  transaction_id: string
  privilege_id?: string
  name_th: string
  name_en?: string
  desc_th?: string
  desc_en?: string
  main_image_url?: string
  point_ref?: number
  amount?: number
  status?: 'available' | 'used' | 'expired' | 'canceled'
  date?: string
  used_at?: string
  valid_through?: string
  is_forever?: boolean
}
export type PrivilegeHistoryList = {
  payload: PrivilegeHistory[]
  total?: number
  page?: number
  limit?: number
}
export type PrivilegeCard = {
  privilege_id: string
  main_image_url?: string
  name_th: string
  name_en?: string
  desc_th?: string
  desc_en?: string
  /** The cost in points */
  point_ref: number
  valid_through?: string
  /** Null or absent is unlimited, 0 is gone */
  remaining_limit?: number
  is_issuable: boolean
  /** How many points the member lacks; absent, it follows from price and balance */
  point_need?: number
  is_forever: boolean
  category_id?: string
  category_name_th?: string
  category_name_en?: string
}
export type PrivilegeList = {
  payload: PrivilegeCard[]
  total?: number
  page?: number
  limit?: number
}
export type ForYouListRequest = {
  Filters: ListQuery
  Privilege_System_Type: 2
}
export type IssueResult = {
  transaction_id: string
}
export type IssuePrivilegeRequest = {
  Privilege_Id: string
  Amount: number
  /** 2 when opened from a for-you list */
  Type: 1 | 2
}
export type TransactionRequest = {
  Transaction_Id: string
}
export type IssueCode = {
  issue_code: string
  expires_at?: string
}
export type IssueCodeRequest = {
  Transaction_Id: string
  Amount: number
}
export type DefaultImage = {
  /** 1 is base64, 2 a file name (an address, or a path on the customer API) */
  type: 1 | 2
  file_image: string
}
export type PackageCard = {
  package_id: string
  main_image_url?: string
  name_th: string
  name_en?: string
  desc_th?: string
  desc_en?: string
  coupon_count?: number
  remaining_coupons?: number
  expiry_date?: string
  is_forever?: boolean
}
export type PackageList = {
  payload: PackageCard[]
  total?: number
  page?: number
  limit?: number
}
export type PackageHistory = {
  transaction_id: string
  package_id?: string
  name_th: string
  name_en?: string
  main_image_url?: string
  amount?: number
  status?: 'received' | 'used' | 'expired' | 'canceled'
  date?: string
  used_at?: string
  expiry_date?: string
  is_forever?: boolean
}
export type PackageHistoryList = {
  payload: PackageHistory[]
  total?: number
  page?: number
  limit?: number
}
export type IssuePackageRequest = {
  Package_Id: string
  Amount: number
}
export type WelcomeResult = {
  /** Null or absent where there is none */
  point_earn: number
}
export type VerifyCustomerResult = {
  customer_id: string
}
export type RedeemResult = {
  point: number
}
export type PdpaItem = {
  /** HTML, to be sanitised */
  content_th: string
  /** HTML, to be sanitised */
  content_en?: string
  pdpa_article_alt_reference: string
  pdpa_article_group_key: string
  is_consent?: boolean
}
export type PdpaList = {
  pdpa_list: PdpaItem[]
}
export type PdpaInfoRequest = {
  pdpa_group_key: 'crm_customer_pdpa'
  brand_ref: string
}
export type ConsentRequest = {
  Pdpa_Article_Alt_Reference: string
  Pdpa_Article_Group_Key: string
  /** 1 is consent, 2 no consent, 4 withdrawn, 6 read, which changes no answer */
  Pdpa_Action: 1 | 2 | 4 | 6
}
export type PdpaText = {
  /** HTML, to be sanitised */
  content_th: string
  /** HTML, to be sanitised */
  content_en?: string
}
export type SmsPdpa = {
  pdpa_data: PdpaText
  is_consent: boolean
}
export type SmsPdpaResponse = {
  resp: SmsPdpa
}
export type SmsConsentRequest = {
  Customer_S_Ref: string
  PDPA_Article_Id: string
  Token: string
}
export type CustomFieldOption = {
  Value: string
  Label_Th?: string
  Label_En?: string
}
export type CustomField = {
  Column_Name: string
  Label_Th?: string
  Label_En?: string
  Type: 'text' | 'textarea' | 'number' | 'date' | 'select' | 'radio' | 'checkbox' | 'multiselect'
  Is_Required: boolean
  Max_Length?: number
  Options?: CustomFieldOption[]
  Column_Value?: string
}
export type CustomForm = {
  Form_Name: string
  Form_Label_Th?: string
  Form_Label_En?: string
  Primary_Key: string
  /** Sent back as it came; empty for a member without a record yet */
  Primary_Key_Value: string
  Fields: CustomField[]
}
export type CustomFormList = {
  list_form: CustomForm[]
}
export type CustomFieldAnswer = {
  Column_Name: string
  Column_Value: string
}
export type CustomFormAnswers = {
  Form_Name: string
  Primary_Key: string
  Primary_Key_Value: string
  Insert_Data: CustomFieldAnswer[]
}
export type SaveCustomFormsRequest = {
  management: CustomFormAnswers[]
}

// Generated from openapi.yaml by tools/openapi/generate.ts; do not edit.
export interface paths {
  '/api/v1.0/CustomerAccount/ValidateUsername': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Does a member with this number exist, and with a PIN? */
    post: operations['validateUsername']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/authentication/Login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign in with mobile number and PIN
     * @description A repeat with the same `X-Request-Id` gives the first answer again, and counts no other wrong PIN.
     */
    post: operations['login']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/CustomerAccount/RequestOTP': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a one-time password by SMS
     * @description `Purpose` says who may have one: `register` and `line` anybody, a member too; `first-login` (a member without a PIN) and `forgot-pin` members alone.
     */
    post: operations['requestOtp']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/CustomerAccount/ResendOTP': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Send another one-time password; the one before is void */
    post: operations['resendOtp']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/CustomerAccount/VerifyOTP': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Check a one-time password
     * @description The API keeps the purpose with its `otp_ref`, for it is not sent again.
     */
    post: operations['verifyOtp']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/CustomerAccount/CreateAccount': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a member with a verified number and a first PIN
     * @description A number that the store has registered, without a PIN, keeps its member, points and all, and gets the PIN. No member is ever replaced. With `Line_Ref` that LINE user is joined to the member, and parted from any other.
     */
    post: operations['createAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/CustomerAccount/ResetPasswordByOTP': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Set a new PIN after a forgotten one */
    post: operations['resetPinByOtp']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/CustomerAccount/ValidatePassword': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Is this the member's PIN?
     * @description A repeat with the same `X-Request-Id` gives the first answer again, and counts no other wrong PIN.
     */
    post: operations['validatePin']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/CustomerAccount/ResetPassword': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Change the PIN */
    post: operations['resetPin']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/authentication/Provider': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The brand's sign-in providers */
    get: operations['listProviders']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/authentication/MergeCustomerLine': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign in with LINE, or join a LINE identity to a verified number
     * @description The ID token alone signs in. With `Mobile_No` and `Otp_Token` LINE's user is joined to the member of the number, old or new, and parted from any other; the member stays who they were, and the action is not `register-customer`. A refused LINE ID token is a 401 with the message `invalid line token`; it is no session expiry.
     */
    post: operations['mergeCustomerLine']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/lineprovider/issue': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Where to send a member who signs in with LINE without LIFF */
    get: operations['issueLineLogin']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/authentication/Logout': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** End the session */
    post: operations['logout']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/authentication/UnlinkLine': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Part the member from their LINE identity
     * @description Not of the specification: LINE wants a way to leave. The server forgets the member's LINE identity and deauthorizes the app with LINE, for which it needs a channel access token. The session stays; the app logs out afterwards. Unlinking a member without LINE, or a repeat with the same `X-Request-Id`, is done.
     */
    post: operations['unlinkLine']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Customer/Profile': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Who the member is, with points and consent */
    get: operations['getProfile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Customer/info': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The member's details as the form edits them
     * @description A new member's answer is `{}`, an empty form.
     */
    get: operations['getCustomerInfo']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Customer/DynamicInfoConfig': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Which details the brand asks for */
    get: operations['listInfoFields']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Customer/UpdateCustomerInfo': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Save the member's details; only the fields that are shown, and all of those, changed or not */
    post: operations['updateCustomerInfo']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/customer/membership-tier/system': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Does the brand have membership tiers? */
    get: operations['getMembershipSystem']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/customer/membership-tier/info': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The member's tier and the way to the next */
    get: operations['getTier']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/customer/membership-tier/criteria': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** What the next tier asks for */
    get: operations['getTierCriteria']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/customer/membership-tier/criteria-item': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** What a member receives for reaching a tier */
    get: operations['getCriteriaMappings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Theme/GetTheme': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The brand's colours, images and settings */
    get: operations['getTheme']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Theme/GetLogo': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The brand's logos; first for login, second for home */
    get: operations['getLogo']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/dynamicdisplay/LayoutDisplay': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The sections of home */
    get: operations['getHomeLayout']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Address/Country': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Countries */
    get: operations['listCountries']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Address/Province': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Provinces */
    get: operations['listProvinces']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Address/District': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Districts of a province */
    get: operations['listDistricts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Address/SubDistrict': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Sub-districts of a district */
    get: operations['listSubDistricts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Address/PostalCode': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Postal codes of a sub-district */
    get: operations['listPostalCodes']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Customer/History/Point': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Points received, used, expired and canceled */
    post: operations['listPointHistory']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Customer/History/Privilege': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** The member's own privileges */
    post: operations['listPrivilegeHistory']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/privilege/List': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Privileges to redeem; one by the filter `privilege_id eq` */
    post: operations['listPrivileges']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Privilege/ForYou/List': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Privileges chosen for this member */
    post: operations['listForYouPrivileges']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/privilege/Issue': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Redeem a privilege with points
     * @description A repeat with the same `X-Request-Id` gives the first answer again and takes points once.
     */
    post: operations['issuePrivilege']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Customer/History/Privileg/Detail': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** One of the member's privileges; 404 when there is none */
    post: operations['getPrivilegeHistory']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Customer/History/Privileg/GetIssueCode': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** The code staff scan to apply a privilege */
    post: operations['issuePrivilegeCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/privilege/getdefaultimage': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The image of privileges that have none */
    get: operations['getDefaultImage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/package/List': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Packages; one by the filter `package_id eq` */
    post: operations['listPackages']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Customer/History/Package': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** The member's own packages */
    post: operations['listPackageHistory']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Customer/History/Package/Detail': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** One of the member's packages; 404 when there is none */
    post: operations['getPackageHistory']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/package/Issue': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Take a coupon of a package
     * @description A repeat with the same `X-Request-Id` gives the first answer again.
     */
    post: operations['issuePackage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/Customer/History/Package/GetIssueCode': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** The code staff scan to apply a package */
    post: operations['issuePackageCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/WelcomeCampaign/Issue': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Give a new member the welcome points */
    get: operations['issueWelcomePoints']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/UniversalScanCode/VerifyCustomer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Who would receive the points of a QR code */
    get: operations['verifyCustomer']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/UniversalScanCode/RedeemQrCode': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Give a customer the points of a QR code */
    get: operations['redeemQrCode']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/pdpa/info': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** The brand's consent texts */
    post: operations['listPdpa']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/CustomerAccount/UpdatePDPA': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Record the consent given while registering
     * @description With the bearer that `CreateAccount`, or LINE's login, has answered.
     */
    post: operations['updatePdpa']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/pdpa/consent': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Give or withdraw consent, or note that the text was read */
    post: operations['sendConsent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/pdpa/pdpa-detail': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The consent text behind an SMS, by reference */
    get: operations['getSmsPdpa']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/pdpa/pdpa-detail/{token}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The consent text behind an SMS, by the SMS token's inner token */
    get: operations['getSmsPdpaByToken']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/customers/customer-consent-pdpa-by-sms': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Consent from an SMS link; 401, 404 and 410 mean the token is refused */
    post: operations['consentBySms']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/customercustomfields/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The brand's extra forms, with the member's answers */
    get: operations['listCustomForms']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/customercustomfields/management': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Save answers to extra forms */
    post: operations['saveCustomForms']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1.0/customercustomfields/check-info': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The extra forms still to be answered; none is an empty list */
    get: operations['checkCustomForms']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description A boolean; also 1 and 0, and as text in any case true, false, 1, 0, Y, N */
    Flag: boolean | (0 | 1) | string
    /** @description A number or a text; in the app always a text, so that ids compare as such */
    Id: string | number
    /** @description A text. A checkbox has true or false, a multi-select its values joined by commas, those with a comma of their own as they are; numbers, booleans and lists of them mean the same */
    Answer: string
    /** @description Where a picture is: an https address, a path on the customer API's origin, or a data address of an image. Anything else is absent */
    Picture: string
    Empty: Record<string, never>
    MobileNo: string
    Pin: string
    /** @enum {string} */
    OtpPurpose: 'register' | 'first-login' | 'forgot-pin' | 'line'
    ErrorBody: {
      error: components['schemas']['ErrorDetail']
      message?: string | null
      fields?: components['schemas']['FieldErrors'] | null
      retry_after?: number | null
    }
    ErrorDetail: {
      http_status: number
      locale: components['schemas']['ErrorLocale']
      message?: string | null
    }
    ErrorLocale: {
      'th-th': components['schemas']['ErrorText']
      'en-us': components['schemas']['ErrorText']
    }
    ErrorText: {
      title: string
      message: string
    }
    /** @description With a 422, the text beside each field */
    FieldErrors: {
      [key: string]: components['schemas']['FieldError']
    }
    FieldError: {
      th: string
      en: string
    }
    ValidateUsernameRequest: {
      Brand_Ref: string
      Mobile_No: components['schemas']['MobileNo']
    }
    UsernameStatus: {
      is_exist: components['schemas']['Flag']
      /** @default true */
      is_pin: components['schemas']['Flag']
      is_connect_line?: components['schemas']['Flag'] | null
    }
    LoginRequest: {
      Brand_Ref: string
      Mobile_No: components['schemas']['MobileNo']
      Pin: components['schemas']['Pin']
      /** @description The `isGlobal` of the address, else false */
      Is_Global: boolean
    }
    Session: {
      /** @description Visible ASCII without quotes, brackets, braces and backslashes, such as a JWT; sent until a call answers 401, or the member logs out */
      token: string
      is_consent_pdpa: components['schemas']['Flag']
      is_withdraw_pdpa?: components['schemas']['Flag'] | null
      campaign?: 'welcome' | null
    }
    RequestOtpRequest: {
      Brand_Ref: string
      Mobile_No: components['schemas']['MobileNo']
      Purpose: components['schemas']['OtpPurpose']
    }
    ResendOtpRequest: {
      Brand_Ref: string
      Mobile_No: components['schemas']['MobileNo']
      Otp_Ref: string
      Purpose: components['schemas']['OtpPurpose']
    }
    Otp: {
      /** @description Short, shown beside the input */
      otp_ref: string
      /**
       * @description Seconds
       * @default 300
       */
      expires_in: number
      /**
       * @description Seconds
       * @default 60
       */
      resend_in: number
    }
    VerifyOtpRequest: {
      Brand_Ref: string
      Mobile_No: components['schemas']['MobileNo']
      Otp_Ref: string
      Otp_Code: string
    }
    OtpToken: {
      otp_token: string
    }
    CreateAccountRequest: {
      Brand_Ref: string
      Mobile_No: components['schemas']['MobileNo']
      Otp_Token: string
      Pin: components['schemas']['Pin']
      Store_Ref?: string | null
      Line_Ref?: string | null
    }
    ResetPinByOtpRequest: {
      Brand_Ref: string
      Mobile_No: components['schemas']['MobileNo']
      Otp_Token: string
      New_Pin: components['schemas']['Pin']
    }
    ValidatePinRequest: {
      Pin: components['schemas']['Pin']
    }
    PinStatus: {
      is_valid: components['schemas']['Flag']
    }
    ResetPinRequest: {
      Pin: components['schemas']['Pin']
      New_Pin: components['schemas']['Pin']
    }
    ProviderList: components['schemas']['Provider'][]
    Provider: {
      provider_ref: string
      /** @description 21 is LINE */
      oauth_method: number
    }
    MergeCustomerLineRequest: {
      Brand_Ref: string
      Provider_Ref?: string | null
      Line_Id_Token: string
      Mobile_No?: components['schemas']['MobileNo'] | null
      Otp_Token?: string | null
      Store_Ref?: string | null
    }
    CallbackToken: {
      /** @description As base64url, or as the payload of a compact JWS, whose signature the app does not verify */
      callback_token: string
    }
    /**
     * @description What a callback token says; the app reads it alike in an answer and in the landing's address
     * @example {
     *       "action": "home",
     *       "token": "member-token-1",
     *       "line_ref": "U4af4980629",
     *       "is_withdraw_pdpa": "False",
     *       "is_consent_pdpa": "True",
     *       "brand_ref": "demo",
     *       "exp": 1764578400
     *     }
     */
    CallbackPayload: {
      /** @enum {string} */
      action: 'home' | 'customer-info' | 'register-customer'
      token?: string | null
      line_ref?: string | null
      is_withdraw_pdpa?: components['schemas']['Flag'] | null
      is_consent_pdpa?: components['schemas']['Flag'] | null
      campaign?: 'welcome' | null
      brand_ref?: string | null
      exp?: number | null
      nbf?: number | null
    }
    LineLogin: {
      url: string
    }
    LogoutRequest: {
      AccessToken: string
    }
    Profile: {
      image_url?: components['schemas']['Picture'] | null
      point: number
      first_name: string
      last_name: string
      mobile_no: string
      email?: string | null
      birthdate?: string | null
      gender?: ('female' | 'male' | 'unspecified') | null
      /** @description False also for who took the consent back */
      is_consent_pdpa: components['schemas']['Flag']
      /** @default false */
      is_connect_line: components['schemas']['Flag']
      /** @description The member id */
      customer_info: string
      point_exp_date_approaching?: string | null
      point_exp_approaching?: number | null
    }
    CustomerInfo: {
      first_name?: string | null
      last_name?: string | null
      birthdate?: string | null
      gender?: ('female' | 'male' | 'unspecified') | null
      email?: string | null
      mobile_no?: string | null
      image_url?: components['schemas']['Picture'] | null
      address?: components['schemas']['CustomerAddress'] | null
    }
    CustomerAddress: {
      detail?: string | null
      country_id?: components['schemas']['Id'] | null
      country?: string | null
      province_id?: components['schemas']['Id'] | null
      province?: string | null
      district_id?: components['schemas']['Id'] | null
      district?: string | null
      sub_district_id?: components['schemas']['Id'] | null
      sub_district?: string | null
      postal_code?: string | null
    }
    InfoFieldList: {
      payload: components['schemas']['InfoField'][]
      total?: number | null
      page?: number | null
      limit?: number | null
    }
    InfoField: {
      /** @enum {string} */
      field: 'first_name' | 'last_name' | 'birthdate' | 'gender' | 'email' | 'address' | 'image'
      /** @default true */
      is_display: components['schemas']['Flag']
      /** @default false */
      is_required: components['schemas']['Flag']
    }
    /** @description What the member has emptied is an empty text; a field that was and is empty is absent, and so is a picture unless it is new */
    UpdateCustomerInfoRequest: {
      First_Name?: string | null
      Last_Name?: string | null
      Birthdate?: string | null
      Gender?: ('female' | 'male' | 'unspecified') | null
      Email?: string | null
      Address_Detail?: string | null
      Country_Id?: components['schemas']['Id'] | null
      Province_Id?: components['schemas']['Id'] | null
      District_Id?: components['schemas']['Id'] | null
      Sub_District_Id?: components['schemas']['Id'] | null
      Postal_Code?: string | null
      Image?: string | null
    }
    MembershipSystem: {
      is_opensystem: components['schemas']['Flag']
    }
    Tier: {
      /**
       * @description Null or absent where the member has no tier yet
       * @default null
       */
      tier_info: components['schemas']['TierInfo']
      progress_info: components['schemas']['TierProgress']
      /** @default false */
      is_last_tier: components['schemas']['Flag']
    }
    TierInfo: {
      tier: string
      tier_id: string
      tier_name_th: string
      tier_name_en?: string | null
      tier_image_url?: components['schemas']['Picture'] | null
      tier_icon_url?: components['schemas']['Picture'] | null
      tier_detail_th?: string | null
      tier_detail_en?: string | null
    }
    TierProgress: {
      /** @description Percent */
      progress: number
      tier_exp_date?: string | null
      tier_exp_mode?: number | null
    }
    TierCriteria: {
      /**
       * @description 1 is none, 2 is criteria
       * @enum {integer}
       */
      criteria_mode: 1 | 2
      pin?: components['schemas']['Id'] | null
      payload: components['schemas']['Criteria'][]
      total?: number | null
      page?: number | null
      limit?: number | null
    }
    Criteria: {
      criteria_id: string
      next_tier: string
      next_tier_id: string
      next_tier_name_en: string
      next_tier_name_th: string
      priority: number
      spending_criteria?: components['schemas']['Criterion'] | null
      visit_criteria?: components['schemas']['Criterion'] | null
      point_criteria?: components['schemas']['Criterion'] | null
    }
    Criterion: {
      /**
       * @description 2 is active
       * @enum {integer}
       */
      flag: 1 | 2
      /**
       * @description 1 is spending, 2 visits, 3 points
       * @enum {integer}
       */
      type: 1 | 2 | 3
      period_day?: number | null
      period_date?: string | null
      required_amount: number
      current_amount: number
      missing_amount: number
      /** @description Percent */
      progress: number
    }
    CriteriaMappings: {
      criteria_group_mapping_infos: components['schemas']['CriteriaMappingGroup'][]
    }
    CriteriaMappingGroup: {
      criteria_mapping_infos: components['schemas']['CriteriaMapping'][]
    }
    CriteriaMapping: {
      mapping_id: string
      mapping_type: number
      seq?: number | null
      point?: number | null
      credit?: number | null
      privilege_id?: string | null
      privielge_name?: string | null
      package_id?: string | null
      package_name?: string | null
      tag_id?: string | null
      tag_name?: string | null
    }
    ThemeResponse: {
      resp: components['schemas']['Theme']
    }
    Theme: {
      json_config?: (components['schemas']['ThemeConfig'] | string) | null
      groupimagelist: components['schemas']['ImageGroup'][]
    }
    ThemeConfig: {
      Theme_Field?: components['schemas']['ThemeFields'] | null
      Setting_Field?: components['schemas']['ThemeSettings'] | null
    }
    /** @description CSS variables (names start with two hyphens) and their colours */
    ThemeFields: {
      [key: string]: string
    }
    ThemeSettings: {
      Cover_Page?: components['schemas']['CoverPageSetting'] | null
      Section?: components['schemas']['SectionSetting'] | null
      Login?: components['schemas']['LoginSetting'] | null
      Register?: components['schemas']['RegisterSetting'] | null
      Navbar_Menu?: components['schemas']['NavbarMenuSetting'] | null
      Privilege_Page?: components['schemas']['PrivilegePageSetting'] | null
      isDark?: components['schemas']['Flag'] | null
    }
    CoverPageSetting: {
      displayType?: (1 | 2) | null
      isDisplay?: components['schemas']['Flag'] | null
    }
    SectionSetting: {
      layoutType?: (1 | 2) | null
    }
    LoginSetting: {
      isLoginByPhone?: components['schemas']['Flag'] | null
      isLoginByLine?: components['schemas']['Flag'] | null
      orderLoginType?: ('phone' | 'line') | null
    }
    RegisterSetting: {
      isRegisterByPhone?: components['schemas']['Flag'] | null
      isRegisterByLine?: components['schemas']['Flag'] | null
      orderRegisterType?: ('phone' | 'line') | null
    }
    NavbarMenuSetting: {
      isPrivilegeActive?: components['schemas']['Flag'] | null
      isPackageActive?: components['schemas']['Flag'] | null
    }
    PrivilegePageSetting: {
      isCatagoryActive?: components['schemas']['Flag'] | null
    }
    ImageGroup: {
      /**
       * @description 2 is images (covers), 3 the login logo, 4 the home logo
       * @enum {integer}
       */
      imagegrouptype: 1 | 2 | 3 | 4
      imagelist: components['schemas']['ThemeImage'][]
    }
    ThemeImage: {
      imageurl: components['schemas']['Picture']
      imageid?: string | null
    }
    LogoResponse: {
      resp: components['schemas']['LogoImages']
    }
    LogoImages: {
      imagelist: components['schemas']['LogoImage'][]
    }
    LogoImage: {
      imageurl: components['schemas']['Picture']
    }
    HomeLayout: {
      payload: components['schemas']['HomeContentItem'][]
      total?: number | null
      page?: number | null
      limit?: number | null
    }
    HomeContentItem: {
      /** @enum {string} */
      key: 'privilege' | 'privilege-foryou' | 'banner'
      /** @enum {string} */
      display_type: 'Card' | 'Banner'
      display_align?: ('left' | 'center' | 'right') | null
      card_layout_limit?: number | null
      card_layout_type?: ('vertical-two' | 'vertical-three') | null
      banner_layout_type?: ('content width' | 'full width') | null
      title: components['schemas']['HomeContentTitle']
      text?: string | null
      card?: components['schemas']['CardDisplay'] | null
      banners?: components['schemas']['HomeBanner'][] | null
    }
    HomeContentTitle: {
      /** @default true */
      display: components['schemas']['Flag']
      text: string
      text_en?: string | null
    }
    /** @description What a card shows; without it, everything */
    CardDisplay: {
      /** @default true */
      privilege_name: components['schemas']['Flag']
      /** @default true */
      description: components['schemas']['Flag']
      /** @default true */
      points: components['schemas']['Flag']
      /** @default true */
      valid_date: components['schemas']['Flag']
      /** @default true */
      redeem_status: components['schemas']['Flag']
      /** @default true */
      overall_limit: components['schemas']['Flag']
    }
    HomeBanner: {
      image_url: components['schemas']['Picture']
      link?: string | null
    }
    PlaceList: {
      payload: components['schemas']['Place'][]
      total?: number | null
      page?: number | null
      limit?: number | null
    }
    Place: {
      id: components['schemas']['Id']
      name_th: string
      name_en: string
    }
    PostalCodeList: {
      payload: components['schemas']['PostalCode'][]
      total?: number | null
      page?: number | null
      limit?: number | null
    }
    PostalCode: {
      postal_code: string
    }
    ListRequest: {
      Filters: components['schemas']['ListQuery']
    }
    ForYouListRequest: {
      Filters: components['schemas']['ListQuery']
      /** @enum {integer} */
      Privilege_System_Type: 2
    }
    ListQuery: {
      Filters: components['schemas']['Filter'][]
      Ordering: components['schemas']['Order'][]
      Page: number
      /** @description 0 leaves it to the server */
      Limit: number
    }
    /** @description One condition; Field is a key of the row */
    Filter: {
      Field: string
      /** @enum {string} */
      Operator: 'eq' | 'in' | 'gte' | 'lte' | 'like'
      Value: string | number | boolean | (string | number)[]
    }
    Order: {
      Field: string
      /** @enum {string} */
      Direction: 'asc' | 'desc'
    }
    PointHistoryList: {
      payload: components['schemas']['PointHistory'][]
      total?: number | null
      page?: number | null
      limit?: number | null
    }
    PointHistory: {
      transaction_id: string
      title_th: string
      title_en?: string | null
      /** @description Signed */
      point: number
      /** @enum {string} */
      status: 'received' | 'used' | 'expired' | 'canceled'
      /** Format: date-time */
      date: string
      branch_name?: string | null
      expire_date?: string | null
    }
    PrivilegeHistoryList: {
      payload: components['schemas']['PrivilegeHistory'][]
      total?: number | null
      page?: number | null
      limit?: number | null
    }
    PrivilegeHistory: {
      transaction_id: string
      privilege_id: string
      name_th: string
      name_en?: string | null
      desc_th?: string | null
      desc_en?: string | null
      main_image_url?: components['schemas']['Picture'] | null
      point_ref: number
      amount: number
      /** @enum {string} */
      status: 'available' | 'used' | 'expired' | 'canceled'
      /** Format: date-time */
      date: string
      used_at?: string | null
      valid_through?: string | null
      is_forever?: components['schemas']['Flag'] | null
    }
    PrivilegeList: {
      payload: components['schemas']['PrivilegeCard'][]
      total?: number | null
      page?: number | null
      limit?: number | null
    }
    PrivilegeCard: {
      privilege_id: string
      main_image_url?: components['schemas']['Picture'] | null
      name_th: string
      name_en?: string | null
      desc_th?: string | null
      desc_en?: string | null
      /** @description The cost in points */
      point_ref: number
      valid_through?: string | null
      remaining_limit?: number | null
      /** @default true */
      is_issuable: components['schemas']['Flag']
      /** @description How many points the member lacks; absent, it follows from price and balance */
      point_need: number
      /** @default false */
      is_forever: components['schemas']['Flag']
      category_id?: string | null
      category_name_th?: string | null
      category_name_en?: string | null
    }
    IssuePrivilegeRequest: {
      Privilege_Id: string
      Amount: number
      /**
       * @description 2 when opened from a for-you list
       * @enum {integer}
       */
      Type: 1 | 2
    }
    IssueResult: {
      transaction_id: string
    }
    TransactionRequest: {
      Transaction_Id: string
    }
    IssueCodeRequest: {
      Transaction_Id: string
      Amount: number
    }
    IssueCode: {
      issue_code: string
      expires_at?: string | null
    }
    DefaultImage: {
      /**
       * @description 1 is base64, 2 a file name (an address, or a path on the customer API)
       * @enum {integer}
       */
      type: 1 | 2
      file_image: string
    }
    PackageList: {
      payload: components['schemas']['PackageCard'][]
      total?: number | null
      page?: number | null
      limit?: number | null
    }
    PackageCard: {
      package_id: string
      main_image_url?: components['schemas']['Picture'] | null
      name_th: string
      name_en?: string | null
      desc_th?: string | null
      desc_en?: string | null
      coupon_count: number
      remaining_coupons: number
      expiry_date?: string | null
      is_forever?: components['schemas']['Flag'] | null
    }
    PackageHistoryList: {
      payload: components['schemas']['PackageHistory'][]
      total?: number | null
      page?: number | null
      limit?: number | null
    }
    PackageHistory: {
      transaction_id: string
      package_id: string
      name_th: string
      name_en?: string | null
      main_image_url?: components['schemas']['Picture'] | null
      amount: number
      /** @enum {string} */
      status: 'received' | 'used' | 'expired' | 'canceled'
      /** Format: date-time */
      date: string
      used_at?: string | null
      expiry_date?: string | null
      is_forever?: components['schemas']['Flag'] | null
    }
    IssuePackageRequest: {
      Package_Id: string
      Amount: number
    }
    WelcomeResult: {
      /**
       * @description Null or absent where there is none
       * @default 0
       */
      point_earn: number
    }
    VerifyCustomerResult: {
      customer_id: string
    }
    RedeemResult: {
      point: number
    }
    PdpaInfoRequest: {
      /** @enum {string} */
      pdpa_group_key: 'crm_customer_pdpa'
      brand_ref: string
    }
    PdpaList: {
      pdpa_list: components['schemas']['PdpaItem'][]
    }
    PdpaItem: {
      /** @description HTML, to be sanitised */
      content_th: string
      content_en?: string | null
      pdpa_article_alt_reference: string
      /** @default crm_customer_pdpa */
      pdpa_article_group_key: string
      is_consent?: components['schemas']['Flag'] | null
    }
    ConsentRequest: {
      Pdpa_Article_Alt_Reference: string
      Pdpa_Article_Group_Key: string
      /**
       * @description 1 is consent, 2 no consent, 4 withdrawn, 6 read, which changes no answer
       * @enum {integer}
       */
      Pdpa_Action: 1 | 2 | 4 | 6
    }
    SmsPdpaResponse: {
      resp: components['schemas']['SmsPdpa']
    }
    SmsPdpa: {
      pdpa_data: components['schemas']['PdpaText']
      /** @default false */
      is_consent: components['schemas']['Flag']
    }
    PdpaText: {
      /** @description HTML, to be sanitised */
      content_th: string
      content_en?: string | null
    }
    SmsConsentRequest: {
      Customer_S_Ref: string
      PDPA_Article_Id: string
      Token: string
    }
    CustomFormList: {
      list_form: components['schemas']['CustomForm'][]
    }
    CustomForm: {
      Form_Name: string
      Form_Label_Th: string
      Form_Label_En?: string | null
      Primary_Key: string
      Primary_Key_Value?: string | null
      Fields: components['schemas']['CustomField'][]
    }
    CustomField: {
      Column_Name: string
      Label_Th: string
      Label_En?: string | null
      /**
       * @default text
       * @enum {string}
       */
      Type: 'text' | 'textarea' | 'number' | 'date' | 'select' | 'radio' | 'checkbox' | 'multiselect'
      /** @default false */
      Is_Required: components['schemas']['Flag']
      Max_Length?: number | null
      Options?: components['schemas']['CustomFieldOption'][] | null
      Column_Value?: components['schemas']['Answer'] | null
    }
    CustomFieldOption: {
      Value: string
      Label_Th: string
      Label_En?: string | null
    }
    SaveCustomFormsRequest: {
      management: components['schemas']['CustomFormAnswers'][]
    }
    CustomFormAnswers: {
      Form_Name: string
      Primary_Key: string
      Primary_Key_Value: string
      Insert_Data: components['schemas']['CustomFieldAnswer'][]
    }
    CustomFieldAnswer: {
      Column_Name: string
      Column_Value: string
    }
  }
  responses: {
    /** @description Any failure */
    Error: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['ErrorBody']
      }
    }
    /** @description Done; nothing to read */
    Done: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Empty']
      }
    }
    /** @description A session */
    Session: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Session']
      }
    }
    /** @description The one-time password is on its way */
    Otp: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Otp']
      }
    }
    /** @description The places */
    Places: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['PlaceList']
      }
    }
    /** @description One page */
    PrivilegeCards: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['PrivilegeList']
      }
    }
    /** @description Issued */
    Issued: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['IssueResult']
      }
    }
    /** @description The code */
    IssueCode: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['IssueCode']
      }
    }
    /** @description The text, and whether it has been consented to */
    SmsPdpa: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['SmsPdpaResponse']
      }
    }
    /** @description The forms */
    CustomForms: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['CustomFormList']
      }
    }
  }
  parameters: {
    /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
    RequestId: string
    BrandRef: string
  }
  requestBodies: {
    List: {
      content: {
        'application/json': components['schemas']['ListRequest']
      }
    }
    Transaction: {
      content: {
        'application/json': components['schemas']['TransactionRequest']
      }
    }
    IssueCode: {
      content: {
        'application/json': components['schemas']['IssueCodeRequest']
      }
    }
  }
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  validateUsername: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ValidateUsernameRequest']
      }
    }
    responses: {
      /** @description What is known of the number */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UsernameStatus']
        }
      }
      default: components['responses']['Error']
    }
  }
  login: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LoginRequest']
      }
    }
    responses: {
      200: components['responses']['Session']
      /** @description Too many tries, with the wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  requestOtp: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestOtpRequest']
      }
    }
    responses: {
      200: components['responses']['Otp']
      /** @description Too soon, with the wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  resendOtp: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ResendOtpRequest']
      }
    }
    responses: {
      200: components['responses']['Otp']
      /** @description Too soon, with the wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  verifyOtp: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifyOtpRequest']
      }
    }
    responses: {
      /** @description The number is verified */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OtpToken']
        }
      }
      /** @description Too many tries, with the wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  createAccount: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateAccountRequest']
      }
    }
    responses: {
      200: components['responses']['Session']
      /** @description The number is a member's, who has a PIN */
      409: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  resetPinByOtp: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetPinByOtpRequest']
      }
    }
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Error']
    }
  }
  validatePin: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ValidatePinRequest']
      }
    }
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PinStatus']
        }
      }
      /** @description Too many tries, with the wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  resetPin: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetPinRequest']
      }
    }
    responses: {
      200: components['responses']['Done']
      /** @description Too many tries, with the wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  listProviders: {
    parameters: {
      query: {
        brand_ref: string
        Is_Global: boolean
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The providers */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ProviderList']
        }
      }
      /** @description The brand has no such list: the theme says whether LINE is offered */
      404: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  mergeCustomerLine: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MergeCustomerLineRequest']
      }
    }
    responses: {
      /** @description A callback token, read like the one of the landing page */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CallbackToken']
        }
      }
      default: components['responses']['Error']
    }
  }
  issueLineLogin: {
    parameters: {
      query: {
        brandRef: components['parameters']['BrandRef']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The LINE login page */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LineLogin']
        }
      }
      default: components['responses']['Error']
    }
  }
  logout: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LogoutRequest']
      }
    }
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Error']
    }
  }
  unlinkLine: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Error']
    }
  }
  getProfile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The profile */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Profile']
        }
      }
      default: components['responses']['Error']
    }
  }
  getCustomerInfo: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The details */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CustomerInfo']
        }
      }
      default: components['responses']['Error']
    }
  }
  listInfoFields: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The fields */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['InfoFieldList']
        }
      }
      default: components['responses']['Error']
    }
  }
  updateCustomerInfo: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['UpdateCustomerInfoRequest']
      }
    }
    responses: {
      200: components['responses']['Done']
      /** @description The details were changed elsewhere; the app brings the latest into the form */
      409: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description `fields` by the names that were sent */
      422: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  getMembershipSystem: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The status */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MembershipSystem']
        }
      }
      default: components['responses']['Error']
    }
  }
  getTier: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tier */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Tier']
        }
      }
      /** @description The member has no tier yet */
      404: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  getTierCriteria: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The criteria */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TierCriteria']
        }
      }
      default: components['responses']['Error']
    }
  }
  getCriteriaMappings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The gifts, in groups */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CriteriaMappings']
        }
      }
      default: components['responses']['Error']
    }
  }
  getTheme: {
    parameters: {
      query: {
        brandRef: components['parameters']['BrandRef']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The theme; no config or no images means the default theme */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ThemeResponse']
        }
      }
      /** @description The brand is unknown, and the login says so */
      404: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  getLogo: {
    parameters: {
      query: {
        brandRef: components['parameters']['BrandRef']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The logos */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LogoResponse']
        }
      }
      default: components['responses']['Error']
    }
  }
  getHomeLayout: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The sections, in order */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['HomeLayout']
        }
      }
      default: components['responses']['Error']
    }
  }
  listCountries: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Places']
      default: components['responses']['Error']
    }
  }
  listProvinces: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Places']
      default: components['responses']['Error']
    }
  }
  listDistricts: {
    parameters: {
      query: {
        provinceId: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Places']
      default: components['responses']['Error']
    }
  }
  listSubDistricts: {
    parameters: {
      query: {
        districtId: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Places']
      default: components['responses']['Error']
    }
  }
  listPostalCodes: {
    parameters: {
      query: {
        subDistrictId: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The postal codes */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PostalCodeList']
        }
      }
      default: components['responses']['Error']
    }
  }
  listPointHistory: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['List']
    responses: {
      /** @description One page */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PointHistoryList']
        }
      }
      default: components['responses']['Error']
    }
  }
  listPrivilegeHistory: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['List']
    responses: {
      /** @description One page */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PrivilegeHistoryList']
        }
      }
      default: components['responses']['Error']
    }
  }
  listPrivileges: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['List']
    responses: {
      200: components['responses']['PrivilegeCards']
      default: components['responses']['Error']
    }
  }
  listForYouPrivileges: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ForYouListRequest']
      }
    }
    responses: {
      200: components['responses']['PrivilegeCards']
      default: components['responses']['Error']
    }
  }
  issuePrivilege: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['IssuePrivilegeRequest']
      }
    }
    responses: {
      200: components['responses']['Issued']
      /** @description This request, or one like it, is under way; the app looks into the history */
      409: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  getPrivilegeHistory: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['Transaction']
    responses: {
      /** @description The privilege */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PrivilegeHistory']
        }
      }
      /** @description It is not there, or another member's */
      404: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  issuePrivilegeCode: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['IssueCode']
    responses: {
      200: components['responses']['IssueCode']
      default: components['responses']['Error']
    }
  }
  getDefaultImage: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The image */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DefaultImage']
        }
      }
      /** @description There is none, and the app draws one */
      404: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  listPackages: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['List']
    responses: {
      /** @description One page */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PackageList']
        }
      }
      default: components['responses']['Error']
    }
  }
  listPackageHistory: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['List']
    responses: {
      /** @description One page */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PackageHistoryList']
        }
      }
      default: components['responses']['Error']
    }
  }
  getPackageHistory: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['Transaction']
    responses: {
      /** @description The package */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PackageHistory']
        }
      }
      /** @description It is not there, or another member's */
      404: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  issuePackage: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['IssuePackageRequest']
      }
    }
    responses: {
      200: components['responses']['Issued']
      /** @description This request, or one like it, is under way; the app looks into the history */
      409: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  issuePackageCode: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['IssueCode']
    responses: {
      200: components['responses']['IssueCode']
      default: components['responses']['Error']
    }
  }
  issueWelcomePoints: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The points given; 0 when there are none to give */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WelcomeResult']
        }
      }
      default: components['responses']['Error']
    }
  }
  verifyCustomer: {
    parameters: {
      query: {
        brandRef: components['parameters']['BrandRef']
        customerMobileNo: string
        /** @description Each space is sent as `%23`, encoded once, so the caller puts a hash in place of a space */
        code: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The customer */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VerifyCustomerResult']
        }
      }
      default: components['responses']['Error']
    }
  }
  redeemQrCode: {
    parameters: {
      query: {
        customerId: string
        qrCode: string
      }
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The points given */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RedeemResult']
        }
      }
      default: components['responses']['Error']
    }
  }
  listPdpa: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PdpaInfoRequest']
      }
    }
    responses: {
      /** @description The texts */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PdpaList']
        }
      }
      default: components['responses']['Error']
    }
  }
  updatePdpa: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ConsentRequest']
      }
    }
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Error']
    }
  }
  sendConsent: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ConsentRequest']
      }
    }
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Error']
    }
  }
  getSmsPdpa: {
    parameters: {
      query: {
        brandRef: components['parameters']['BrandRef']
        pdpaRef: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['SmsPdpa']
      /** @description The link is over; the app says to ask the store */
      401: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The link is over; the app says to ask the store */
      404: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The link is over; the app says to ask the store */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  getSmsPdpaByToken: {
    parameters: {
      query?: never
      header?: never
      path: {
        token: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['SmsPdpa']
      /** @description The link is over; the app says to ask the store */
      401: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The link is over; the app says to ask the store */
      404: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The link is over; the app says to ask the store */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  consentBySms: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SmsConsentRequest']
      }
    }
    responses: {
      200: components['responses']['Done']
      /** @description The link is over; the app says to ask the store */
      401: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The link is over; the app says to ask the store */
      404: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The link is over; the app says to ask the store */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  listCustomForms: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['CustomForms']
      default: components['responses']['Error']
    }
  }
  saveCustomForms: {
    parameters: {
      query?: never
      header: {
        /** @description The idempotency key of what the member does (a UUID v4), the same for every try of it */
        'X-Request-Id': components['parameters']['RequestId']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveCustomFormsRequest']
      }
    }
    responses: {
      200: components['responses']['Done']
      /** @description `fields` by `Column_Name` */
      422: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      default: components['responses']['Error']
    }
  }
  checkCustomForms: {
    parameters: {
      query: {
        process: 3
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['CustomForms']
      default: components['responses']['Error']
    }
  }
}

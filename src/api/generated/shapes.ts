// Generated from openapi.yaml by tools/openapi/generate.mjs; do not edit.

/** The success body of each call; of one that is not here, any JSON will do. */
export const answerShapes: Readonly<Record<string, string>> = {
  validateUsername: 'UsernameStatus',
  login: 'Session',
  requestOtp: 'Otp',
  resendOtp: 'Otp',
  verifyOtp: 'OtpToken',
  createAccount: 'Session',
  validatePin: 'PinStatus',
  listProviders: 'Provider[]',
  mergeCustomerLine: 'CallbackToken',
  issueLineLogin: 'LineLogin',
  getProfile: 'Profile',
  getCustomerInfo: 'CustomerInfo',
  listInfoFields: 'InfoFieldList',
  getMembershipSystem: 'MembershipSystem',
  getTier: 'Tier',
  getTierCriteria: 'TierCriteria',
  getCriteriaMappings: 'CriteriaMappings',
  getTheme: 'ThemeResponse',
  getLogo: 'LogoResponse',
  getHomeLayout: 'HomeLayout',
  listCountries: 'PlaceList',
  listProvinces: 'PlaceList',
  listDistricts: 'PlaceList',
  listSubDistricts: 'PlaceList',
  listPostalCodes: 'PostalCodeList',
  listPointHistory: 'PointHistoryList',
  listPrivilegeHistory: 'PrivilegeHistoryList',
  listPrivileges: 'PrivilegeList',
  listForYouPrivileges: 'PrivilegeList',
  issuePrivilege: 'IssueResult',
  getPrivilegeHistory: 'PrivilegeHistory',
  issuePrivilegeCode: 'IssueCode',
  getDefaultImage: 'DefaultImage',
  listPackages: 'PackageList',
  listPackageHistory: 'PackageHistoryList',
  getPackageHistory: 'PackageHistory',
  issuePackage: 'IssueResult',
  issuePackageCode: 'IssueCode',
  issueWelcomePoints: 'WelcomeResult',
  verifyCustomer: 'VerifyCustomerResult',
  redeemQrCode: 'RedeemResult',
  listPdpa: 'PdpaList',
  getSmsPdpa: 'SmsPdpaResponse',
  getSmsPdpaByToken: 'SmsPdpaResponse',
  listCustomForms: 'CustomFormList',
  checkCustomForms: 'CustomFormList',
}

/**
 * Each object as a list of `key:type`. The types are n number, b boolean, f flag, a any, or the name of another shape,
 * then [] for a list; none is a string. A ? after the key allows null and absence.
 */
export const shapes: Readonly<Record<string, string>> = {
  UsernameStatus: 'is_exist:f is_pin:f is_connect_line?:f',
  Session: 'token is_consent_pdpa:f is_withdraw_pdpa?:f campaign?',
  Otp: 'otp_ref expires_in:n resend_in:n',
  OtpToken: 'otp_token',
  PinStatus: 'is_valid:f',
  Provider: 'provider_ref oauth_method:n',
  CallbackToken: 'callback_token',
  LineLogin: 'url',
  Profile:
    'image_url? point:n first_name last_name mobile_no email? birthdate? gender? is_consent_pdpa:f is_connect_line:f customer_info point_exp_date_approaching? point_exp_approaching?:n',
  CustomerInfo:
    'first_name? last_name? birthdate? gender? email? mobile_no? image_url? address?:CustomerAddress',
  CustomerAddress:
    'detail? country_id?:n country? province_id?:n province? district_id?:n district? sub_district_id?:n sub_district? postal_code?',
  InfoFieldList: 'payload:InfoField[] total?:n page?:n limit?:n',
  InfoField: 'field is_display:f is_required:f',
  MembershipSystem: 'is_opensystem:f',
  Tier: 'tier_info:TierInfo progress_info:TierProgress is_last_tier:f',
  TierInfo:
    'tier tier_id tier_name_th tier_name_en? tier_image_url? tier_icon_url? tier_detail_th? tier_detail_en?',
  TierProgress: 'progress:n tier_exp_date? tier_exp_mode?:n',
  TierCriteria: 'criteria_mode:n pin?:n payload:Criteria[] total?:n page?:n limit?:n',
  Criteria:
    'criteria_id next_tier next_tier_id next_tier_name_en next_tier_name_th priority:n spending_criteria?:Criterion visit_criteria?:Criterion point_criteria?:Criterion',
  Criterion:
    'flag:n type:n period_day?:n period_date? required_amount:n current_amount:n missing_amount:n progress:n',
  CriteriaMappings: 'criteria_group_mapping_infos:CriteriaMappingGroup[]',
  CriteriaMappingGroup: 'criteria_mapping_infos:CriteriaMapping[]',
  CriteriaMapping:
    'mapping_id mapping_type:n seq?:n point?:n credit?:n privilege_id? privielge_name? package_id? package_name? tag_id? tag_name?',
  ThemeResponse: 'resp:Theme',
  Theme: 'groupimagelist?:ImageGroup[]',
  ImageGroup: 'imagegrouptype:n imagelist:ThemeImage[]',
  ThemeImage: 'imageurl imageid?',
  LogoResponse: 'resp:LogoImages',
  LogoImages: 'imagelist:LogoImage[]',
  LogoImage: 'imageurl',
  HomeLayout: 'payload:HomeContentItem[] total?:n page?:n limit?:n',
  HomeContentItem:
    'key display_type display_align? card_layout_limit?:n card_layout_type? banner_layout_type? title:HomeContentTitle text? card?:CardDisplay banners?:HomeBanner[]',
  HomeContentTitle: 'display:f text text_en?',
  CardDisplay: 'privilege_name:f description:f points:f valid_date:f redeem_status:f overall_limit:f',
  HomeBanner: 'image_url link?',
  PlaceList: 'payload:Place[] total?:n page?:n limit?:n',
  Place: 'id:n name_th name_en',
  PostalCodeList: 'payload:PostalCode[] total?:n page?:n limit?:n',
  PostalCode: 'postal_code',
  PointHistoryList: 'payload:PointHistory[] total?:n page?:n limit?:n',
  PointHistory: 'transaction_id title_th title_en? point:n status date branch_name? expire_date?',
  PrivilegeHistoryList: 'payload:PrivilegeHistory[] total?:n page?:n limit?:n',
  PrivilegeHistory:
    'transaction_id privilege_id name_th name_en? desc_th? desc_en? main_image_url? point_ref:n amount:n status date used_at? valid_through? is_forever?:f',
  PrivilegeList: 'payload:PrivilegeCard[] total?:n page?:n limit?:n',
  PrivilegeCard:
    'privilege_id main_image_url? name_th name_en? desc_th? desc_en? point_ref:n valid_through? remaining_limit?:n is_issuable:f point_need:n is_forever:f category_id? category_name_th? category_name_en?',
  IssueResult: 'transaction_id',
  IssueCode: 'issue_code expires_at?',
  DefaultImage: 'type:n file_image',
  PackageList: 'payload:PackageCard[] total?:n page?:n limit?:n',
  PackageCard:
    'package_id main_image_url? name_th name_en? desc_th? desc_en? coupon_count:n remaining_coupons:n expiry_date? is_forever?:f',
  PackageHistoryList: 'payload:PackageHistory[] total?:n page?:n limit?:n',
  PackageHistory:
    'transaction_id package_id name_th name_en? main_image_url? amount:n status date used_at? expiry_date?',
  WelcomeResult: 'point_earn:n',
  VerifyCustomerResult: 'customer_id',
  RedeemResult: 'point:n',
  PdpaList: 'pdpa_list:PdpaItem[]',
  PdpaItem: 'content_th content_en? pdpa_article_alt_reference pdpa_article_group_key is_consent?:f',
  SmsPdpaResponse: 'resp:SmsPdpa',
  SmsPdpa: 'pdpa_data:PdpaText is_consent:f',
  PdpaText: 'content_th content_en?',
  CustomFormList: 'list_form:CustomForm[]',
  CustomForm: 'Form_Name Form_Label_Th Form_Label_En? Primary_Key Primary_Key_Value Fields:CustomField[]',
  CustomField:
    'Column_Name Label_Th Label_En? Type Is_Required:f Max_Length?:n Options?:CustomFieldOption[] Column_Value?',
  CustomFieldOption: 'Value Label_Th Label_En?',
}

/** The names that are flags wherever they occur. */
export const flagNames: readonly string[] =
  'Is_Required description display isCatagoryActive isDark isDisplay isLoginByLine isLoginByPhone isPackageActive isPrivilegeActive isRegisterByLine isRegisterByPhone is_connect_line is_consent is_consent_pdpa is_display is_exist is_forever is_issuable is_last_tier is_opensystem is_pin is_required is_valid is_withdraw_pdpa overall_limit points privilege_name redeem_status valid_date'.split(
    ' ',
  )

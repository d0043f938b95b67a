// Generated from openapi.yaml by tools/openapi/generate.ts; do not edit.

/**
 * Each object as its fields, `key:code`, with a ; between them. After the key, ! marks what is needed and ? what is
 * promised besides; after the code stands a default. The codes: n number, f flag, d date, m moment, i id, p picture,
 * v answer, {} texts by name, or the name of another shape, which with a * may be JSON text; s, or none, is text.
 * The words of a choice follow in brackets, each with a / before its other name, and [] makes a list of it. What is needed
 * and has a default may be none: null is absent.
 */
export const shapes: Readonly<Record<string, string>> = {
  UsernameStatus: 'is_exist!:f;is_pin?:f=true;is_connect_line:f',
  Session: 'token!;is_consent_pdpa?:f;is_withdraw_pdpa:f;campaign:s(welcome)',
  Otp: 'otp_ref!;expires_in?:n=300;resend_in?:n=60',
  OtpToken: 'otp_token!',
  PinStatus: 'is_valid!:f',
  Provider: 'provider_ref!;oauth_method!:n',
  CallbackToken: 'callback_token!',
  LineLogin: 'url!',
  Profile:
    'image_url:p;point!:n;first_name?;last_name?;mobile_no?;email;birthdate:d;gender:s(female|male|unspecified);is_consent_pdpa?:f;is_connect_line?:f=false;customer_info?;point_exp_date_approaching:d;point_exp_approaching:n',
  CustomerInfo:
    'first_name;last_name;birthdate:d;gender:s(female|male|unspecified);email;mobile_no;image_url:p;address:CustomerAddress',
  CustomerAddress:
    'detail;country_id:i;country;province_id:i;province;district_id:i;district;sub_district_id:i;sub_district;postal_code',
  InfoFieldList: 'payload!:InfoField[];total:n;page:n;limit:n',
  InfoField:
    'field!:s(first_name|last_name|birthdate|gender|email|address|image);is_display?:f=true;is_required?:f=false',
  MembershipSystem: 'is_opensystem!:f',
  Tier: 'tier_info!:TierInfo=null;progress_info?:TierProgress;is_last_tier?:f=false',
  TierInfo:
    'tier?;tier_id?;tier_name_th!;tier_name_en;tier_image_url:p;tier_icon_url:p;tier_detail_th;tier_detail_en',
  TierProgress: 'progress?:n;tier_exp_date:d;tier_exp_mode:n',
  TierCriteria: 'criteria_mode?:n(1|2);pin:i;payload!:Criteria[];total:n;page:n;limit:n',
  Criteria:
    'criteria_id?;next_tier?;next_tier_id?;next_tier_name_en?;next_tier_name_th?;priority?:n;spending_criteria:Criterion;visit_criteria:Criterion;point_criteria:Criterion',
  Criterion:
    'flag!:n(1|2);type?:n(1|2|3);period_day:n;period_date:d;required_amount!:n;current_amount!:n;missing_amount?:n;progress?:n',
  CriteriaMappings: 'criteria_group_mapping_infos!:CriteriaMappingGroup[]',
  CriteriaMappingGroup: 'criteria_mapping_infos!:CriteriaMapping[]',
  CriteriaMapping:
    'mapping_id?;mapping_type?:n;seq:n;point:n;credit:n;privilege_id;privielge_name;package_id;package_name;tag_id;tag_name',
  ThemeResponse: 'resp!:Theme',
  Theme: 'json_config:ThemeConfig*;groupimagelist?:ImageGroup[]',
  ThemeConfig: 'Theme_Field:{};Setting_Field:ThemeSettings',
  ThemeSettings:
    'Cover_Page:CoverPageSetting;Section:SectionSetting;Login:LoginSetting;Register:RegisterSetting;Navbar_Menu:NavbarMenuSetting;Privilege_Page:PrivilegePageSetting;isDark:f',
  CoverPageSetting: 'displayType:n(1/full width|2/content width);isDisplay:f',
  SectionSetting: 'layoutType:n(1/vertical-two|2/vertical-three)',
  LoginSetting: 'isLoginByPhone:f;isLoginByLine:f;orderLoginType:s(phone|line)',
  RegisterSetting: 'isRegisterByPhone:f;isRegisterByLine:f;orderRegisterType:s(phone|line)',
  NavbarMenuSetting: 'isPrivilegeActive:f;isPackageActive:f',
  PrivilegePageSetting: 'isCatagoryActive:f',
  ImageGroup: 'imagegrouptype!:n(1|2|3|4);imagelist!:ThemeImage[]',
  ThemeImage: 'imageurl!:p;imageid',
  LogoResponse: 'resp!:LogoImages',
  LogoImages: 'imagelist!:LogoImage[]',
  LogoImage: 'imageurl!:p',
  HomeLayout: 'payload!:HomeContentItem[];total:n;page:n;limit:n',
  HomeContentItem:
    'key!:s(privilege|privilege-foryou|banner);display_type?:s(Card/1|Banner/2);display_align:s(left|center|right);card_layout_limit:n;card_layout_type:s(vertical-two/1|vertical-three/2);banner_layout_type:s(content width/2|full width/1);title?:HomeContentTitle;text;card:CardDisplay;banners:HomeBanner[]',
  HomeContentTitle: 'display?:f=true;text!;text_en',
  CardDisplay:
    'privilege_name?:f=true;description?:f=true;points?:f=true;valid_date?:f=true;redeem_status?:f=true;overall_limit?:f=true',
  HomeBanner: 'image_url!:p;link',
  PlaceList: 'payload!:Place[];total:n;page:n;limit:n',
  Place: 'id!:i;name_th!;name_en?',
  PostalCodeList: 'payload!:PostalCode[];total:n;page:n;limit:n',
  PostalCode: 'postal_code!',
  PointHistoryList: 'payload!:PointHistory[];total:n;page:n;limit:n',
  PointHistory:
    'transaction_id?;title_th?;title_en;point!:n;status?:s(received|used|expired|canceled);date?:m;branch_name;expire_date:d',
  PrivilegeHistoryList: 'payload!:PrivilegeHistory[];total:n;page:n;limit:n',
  PrivilegeHistory:
    'transaction_id!;privilege_id?;name_th!;name_en;desc_th;desc_en;main_image_url:p;point_ref?:n;amount?:n;status?:s(available|used|expired|canceled);date?:m;used_at:m;valid_through:d;is_forever:f',
  PrivilegeList: 'payload!:PrivilegeCard[];total:n;page:n;limit:n',
  PrivilegeCard:
    'privilege_id!;main_image_url:p;name_th!;name_en;desc_th;desc_en;point_ref!:n;valid_through:d;remaining_limit:n;is_issuable?:f=true;point_need?:n;is_forever?:f=false;category_id;category_name_th;category_name_en',
  IssueResult: 'transaction_id!',
  IssueCode: 'issue_code!;expires_at:m',
  DefaultImage: 'type!:n(1|2);file_image!',
  PackageList: 'payload!:PackageCard[];total:n;page:n;limit:n',
  PackageCard:
    'package_id!;main_image_url:p;name_th!;name_en;desc_th;desc_en;coupon_count?:n;remaining_coupons?:n;expiry_date:d;is_forever:f',
  PackageHistoryList: 'payload!:PackageHistory[];total:n;page:n;limit:n',
  PackageHistory:
    'transaction_id!;package_id?;name_th!;name_en;main_image_url:p;amount?:n;status?:s(received|used|expired|canceled);date?:m;used_at:m;expiry_date:d;is_forever:f',
  WelcomeResult: 'point_earn!:n=0',
  VerifyCustomerResult: 'customer_id!',
  RedeemResult: 'point!:n',
  PdpaList: 'pdpa_list!:PdpaItem[]',
  PdpaItem:
    'content_th!;content_en;pdpa_article_alt_reference!;pdpa_article_group_key?:s="crm_customer_pdpa";is_consent:f',
  SmsPdpaResponse: 'resp!:SmsPdpa',
  SmsPdpa: 'pdpa_data!:PdpaText;is_consent?:f=false',
  PdpaText: 'content_th!;content_en',
  CustomFormList: 'list_form!:CustomForm[]',
  CustomForm:
    'Form_Name!;Form_Label_Th?;Form_Label_En;Primary_Key!;Primary_Key_Value:s="";Fields!:CustomField[]',
  CustomField:
    'Column_Name!;Label_Th?;Label_En;Type?:s(text|textarea|number|date|select|radio|checkbox|multiselect)="text";Is_Required?:f=false;Max_Length:n;Options:CustomFieldOption[];Column_Value:v',
  CustomFieldOption: 'Value!;Label_Th?;Label_En',
}

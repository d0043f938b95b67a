import { lazyPage } from './lazy-page'

/* Every page in a chunk of its own; the build tells index.html which chunks an address needs (tools/build/document/route-chunks.ts). */
export const Home = lazyPage(() => import('./home/home-page'))
export const Landing = lazyPage(() => import('@/features/authentication/pages/landing-page'))
export const LineLogin = lazyPage(() => import('@/features/authentication/pages/line-login-page'))
export const PointMemberLogin = lazyPage(
  () => import('@/features/authentication/point-member/pages/point-member-login-page'),
  'point-member',
)
export const ErrorPointMember = lazyPage(
  () => import('@/features/authentication/point-member/pages/error-point-member-page'),
  'point-member',
)
export const SelectBrand = lazyPage(() => import('@/features/authentication/pages/select-brand-page'))
export const Login = lazyPage(() => import('@/features/authentication/phone/pages/login-page'), 'phone')
export const LoginPin = lazyPage(
  () => import('@/features/authentication/phone/pages/login-pin-page'),
  'phone',
)
export const FirstLogin = lazyPage(
  () => import('@/features/authentication/phone/pages/first-login-page'),
  'phone',
)
export const ForgotPin = lazyPage(
  () => import('@/features/authentication/phone/pages/forgot-pin-page'),
  'phone',
)
export const Verify = lazyPage(() => import('@/features/authentication/phone/pages/verify-page'), 'phone')
export const RegisterWelcome = lazyPage(() => import('@/features/authentication/pages/register-welcome-page'))
export const Pdpa = lazyPage(() => import('@/features/consent/pages/pdpa-page'), 'consent')
export const SmsPdpa = lazyPage(() => import('@/features/consent/pages/sms-pdpa-page'), 'consent')
export const HomePdpa = lazyPage(() => import('@/features/consent/pages/home-pdpa-page'), 'consent')
export const ConsentSuccess = lazyPage(
  () => import('@/features/consent/pages/consent-success-page'),
  'consent',
)
export const Condition = lazyPage(() => import('@/features/consent/pages/condition-page'), 'consent')
export const Privilege = lazyPage(() => import('@/features/privileges/pages/privilege-page'), 'privileges')
export const PrivilegeForYou = lazyPage(
  () => import('@/features/privileges/pages/privilege-for-you-page'),
  'privileges',
)
export const PrivilegeDetail = lazyPage(
  () => import('@/features/privileges/pages/privilege-detail-page'),
  'privileges',
  'issuing',
)
export const PrivilegeHistoryDetail = lazyPage(
  () => import('@/features/privileges/pages/privilege-history-detail-page'),
  'privileges',
  'issuing',
)
export const Package = lazyPage(() => import('@/features/packages/pages/package-page'), 'packages')
export const PackageDetail = lazyPage(
  () => import('@/features/packages/pages/package-detail-page'),
  'packages',
  'issuing',
)
export const PackageHistoryDetail = lazyPage(
  () => import('@/features/packages/pages/package-history-detail-page'),
  'packages',
  'issuing',
)
export const RegisterInfo = lazyPage(() => import('@/features/profile/pages/register-info-page'), 'profile')
export const RegisterCustomFields = lazyPage(
  () => import('@/features/custom-fields/pages/register-custom-fields-page'),
  'custom-fields',
)
export const PointsHistory = lazyPage(
  () => import('@/features/histories/pages/points-history-page'),
  'histories',
)
export const PointsExpire = lazyPage(
  () => import('@/features/histories/pages/points-expire-page'),
  'histories',
)
export const PrivilegeHistory = lazyPage(
  () => import('@/features/histories/pages/privilege-history-page'),
  'histories',
)
export const PackageHistory = lazyPage(
  () => import('@/features/histories/pages/package-history-page'),
  'histories',
)
export const Profile = lazyPage(() => import('@/features/account/pages/profile-page'), 'account')
export const EditProfile = lazyPage(() => import('@/features/profile/pages/edit-profile-page'), 'profile')
export const MemberInfo = lazyPage(
  () => import('@/features/tier/membership/pages/member-info-page'),
  'membership',
)
export const ProfileMenuPdpa = lazyPage(
  () => import('@/features/consent/pages/profile-menu-pdpa-page'),
  'consent',
)
export const ProfilePdpa = lazyPage(() => import('@/features/consent/pages/profile-pdpa-page'), 'consent')
export const CustomFieldInfo = lazyPage(
  () => import('@/features/custom-fields/pages/custom-field-info-page'),
  'custom-fields',
)
export const ResetPin = lazyPage(
  () => import('@/features/authentication/phone/pages/reset-pin-page'),
  'phone',
)
export const ProfileForgotPin = lazyPage(
  () => import('@/features/authentication/phone/pages/profile-forgot-pin-page'),
  'phone',
)
export const ConnectLine = lazyPage(
  () => import('@/features/authentication/connect-line/pages/connect-line-page'),
  'connect-line',
  'phone',
)
export const Shop = lazyPage(() => import('./pages/shop-page'))
export const EchoTest = lazyPage(() => import('./pages/echo-test-page'))
export const Sample = lazyPage(() => import('./pages/sample-page'))
export const NotFound = lazyPage(() => import('./pages/not-found-page'))

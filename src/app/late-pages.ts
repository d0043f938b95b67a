import { lazy } from 'react'
import { withLateTexts } from '@/i18n/late-texts'

/* Every page but home, each in a chunk of its own that comes with its texts. */
export const Landing = lazy(withLateTexts(() => import('@/features/authentication/pages/landing-page')))
export const LineLogin = lazy(withLateTexts(() => import('@/features/authentication/pages/line-login-page')))
export const PointMemberLogin = lazy(
  withLateTexts(() => import('@/features/authentication/pages/point-member-login-page')),
)
export const ErrorPointMember = lazy(
  withLateTexts(() => import('@/features/authentication/pages/error-point-member-page')),
)
export const SelectBrand = lazy(
  withLateTexts(() => import('@/features/authentication/pages/select-brand-page')),
)
export const Login = lazy(withLateTexts(() => import('@/features/authentication/pages/login-page')))
export const LoginPin = lazy(withLateTexts(() => import('@/features/authentication/pages/login-pin-page')))
export const FirstLogin = lazy(
  withLateTexts(() => import('@/features/authentication/pages/first-login-page')),
)
export const ForgotPin = lazy(withLateTexts(() => import('@/features/authentication/pages/forgot-pin-page')))
export const Verify = lazy(withLateTexts(() => import('@/features/authentication/pages/verify-page')))
export const RegisterWelcome = lazy(
  withLateTexts(() => import('@/features/authentication/pages/register-welcome-page')),
)
export const Pdpa = lazy(withLateTexts(() => import('@/features/consent/pages/pdpa-page')))
export const SmsPdpa = lazy(withLateTexts(() => import('@/features/consent/pages/sms-pdpa-page')))
export const HomePdpa = lazy(withLateTexts(() => import('@/features/consent/pages/home-pdpa-page')))
export const ConsentSuccess = lazy(
  withLateTexts(() => import('@/features/consent/pages/consent-success-page')),
)
export const Condition = lazy(withLateTexts(() => import('@/features/consent/pages/condition-page')))
export const RegisterInfo = lazy(withLateTexts(() => import('@/features/profile/pages/register-info-page')))
export const RegisterCustomFields = lazy(
  withLateTexts(() => import('@/features/custom-fields/pages/register-custom-fields-page')),
)
export const Upcoming = lazy(withLateTexts(() => import('./pages/upcoming-page')))
export const EchoTest = lazy(withLateTexts(() => import('./pages/echo-test-page')))
export const Sample = lazy(withLateTexts(() => import('./pages/sample-page')))

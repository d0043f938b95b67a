import type { MessageDescriptor, TypedMessageDescriptor } from 'react-intl'

/** The build reads these texts without React, so react-intl's function of this name is not available. */
const defineMessages = <Name extends string>(messages: Record<Name, MessageDescriptor>) =>
  messages as Record<Name, TypedMessageDescriptor> // none has a value

/** The pages' names, for their titles and links to them. */
export const pageTitles = defineMessages({
  pdpa: { id: 'app.title.pdpa', defaultMessage: 'Privacy policy' },
  forgotPin: { id: 'app.title.forgotPin', defaultMessage: 'Forgot PIN' },
  privilegeForYou: { id: 'app.title.privilegeForYou', defaultMessage: 'Privileges for you' },
  customFieldInfo: { id: 'app.title.customFieldInfo', defaultMessage: 'Questions from the store' },
  notFound: { id: 'app.title.notFound', defaultMessage: 'Page not found' },
  landing: { id: 'app.title.landing', defaultMessage: 'Welcome', description: 'Page title of the splash' },
  lineLogin: { id: 'app.title.lineLogin', defaultMessage: 'Log in' },
  login: { id: 'app.title.login', defaultMessage: 'Log in with phone number' },
  register: { id: 'app.title.register', defaultMessage: 'Register' },
  selectBrand: { id: 'app.title.selectBrand', defaultMessage: 'Choose a store' },
  pointMemberLogin: { id: 'app.title.pointMemberLogin', defaultMessage: 'Collect points' },
  pointMemberTest: {
    id: 'app.title.pointMemberTest',
    defaultMessage: 'Connection test',
    description: 'Page title of the echo test',
  },
  condition: { id: 'app.title.condition', defaultMessage: 'Terms and conditions' },
  verify: { id: 'app.title.verify', defaultMessage: 'Verify phone number' },
  loginPin: { id: 'app.title.loginPin', defaultMessage: 'Enter PIN' },
  firstLogin: { id: 'app.title.firstLogin', defaultMessage: 'First login' },
  consentSuccess: { id: 'app.title.consentSuccess', defaultMessage: 'Consent recorded' },
  errorPointMember: { id: 'app.title.errorPointMember', defaultMessage: 'We couldn’t add your points' },
  registerInfo: { id: 'app.title.registerInfo', defaultMessage: 'Personal info' },
  home: { id: 'app.title.home', defaultMessage: 'Home' },
  privilege: { id: 'app.title.privilege', defaultMessage: 'Privilege' },
  privilegeDetail: { id: 'app.title.privilegeDetail', defaultMessage: 'Privilege details' },
  privilegeHistoryDetail: { id: 'app.title.privilegeHistoryDetail', defaultMessage: 'My privilege' },
  package: { id: 'app.title.package', defaultMessage: 'Package' },
  packageDetail: { id: 'app.title.packageDetail', defaultMessage: 'Package details' },
  packageHistoryDetail: { id: 'app.title.packageHistoryDetail', defaultMessage: 'My coupon' },
  memberInfo: { id: 'app.title.memberInfo', defaultMessage: 'MemberShip' },
  profile: { id: 'app.title.profile', defaultMessage: 'Profile' },
  pointsHistory: { id: 'app.title.pointsHistory', defaultMessage: 'Points history' },
  pointsExpire: { id: 'app.title.pointsExpire', defaultMessage: 'Points expiring' },
  privilegeHistory: { id: 'app.title.privilegeHistory', defaultMessage: 'My privileges' },
  packageHistory: { id: 'app.title.packageHistory', defaultMessage: 'My coupons' },
  editProfile: { id: 'app.title.editProfile', defaultMessage: 'Edit profile' },
  resetPin: { id: 'app.title.resetPin', defaultMessage: 'Change PIN' },
  connectLine: { id: 'app.title.connectLine', defaultMessage: 'Link LINE' },
  sample: { id: 'app.title.sample', defaultMessage: 'Sample', description: 'Page title of the placeholder' },
  shop: { id: 'app.title.shop', defaultMessage: 'Shop' },
})

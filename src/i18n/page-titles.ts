import type { MessageDescriptor } from 'react-intl'

/** The build reads these texts without React, so react-intl's function of this name is not available. */
const defineMessages = <Name extends string>(messages: Record<Name, MessageDescriptor>) => messages

/** The pages' names, for their titles and links to them. */
export const pageTitles = defineMessages({
  pdpa: { id: 'app.title.pdpa', defaultMessage: 'Privacy policy', description: 'Page title' },
  forgotPin: { id: 'app.title.forgotPin', defaultMessage: 'Forgot PIN', description: 'Page title' },
  privilegeForYou: {
    id: 'app.title.privilegeForYou',
    defaultMessage: 'Privileges for you',
    description: 'Page title',
  },
  customFieldInfo: {
    id: 'app.title.customFieldInfo',
    defaultMessage: 'Questions from the store',
    description: 'Page title',
  },
  notFound: { id: 'app.title.notFound', defaultMessage: 'Page not found', description: 'Page title' },
  landing: { id: 'app.title.landing', defaultMessage: 'Welcome', description: 'Page title of the splash' },
  lineLogin: { id: 'app.title.lineLogin', defaultMessage: 'Log in', description: 'Page title' },
  login: { id: 'app.title.login', defaultMessage: 'Log in with phone number', description: 'Page title' },
  register: { id: 'app.title.register', defaultMessage: 'Register', description: 'Page title' },
  selectBrand: { id: 'app.title.selectBrand', defaultMessage: 'Choose a store', description: 'Page title' },
  pointMemberLogin: {
    id: 'app.title.pointMemberLogin',
    defaultMessage: 'Collect points',
    description: 'Page title',
  },
  pointMemberTest: {
    id: 'app.title.pointMemberTest',
    defaultMessage: 'Connection test',
    description: 'Page title of the echo test',
  },
  condition: { id: 'app.title.condition', defaultMessage: 'Terms and conditions', description: 'Page title' },
  verify: { id: 'app.title.verify', defaultMessage: 'Verify phone number', description: 'Page title' },
  loginPin: { id: 'app.title.loginPin', defaultMessage: 'Enter PIN', description: 'Page title' },
  firstLogin: { id: 'app.title.firstLogin', defaultMessage: 'First login', description: 'Page title' },
  consentSuccess: {
    id: 'app.title.consentSuccess',
    defaultMessage: 'Consent recorded',
    description: 'Page title',
  },
  errorPointMember: {
    id: 'app.title.errorPointMember',
    defaultMessage: 'Points could not be collected',
    description: 'Page title',
  },
  registerWelcome: {
    id: 'app.title.registerWelcome',
    defaultMessage: 'Welcome, member',
    description: 'Page title',
  },
  registerInfo: { id: 'app.title.registerInfo', defaultMessage: 'Personal info', description: 'Page title' },
  home: { id: 'app.title.home', defaultMessage: 'Home', description: 'Page title and navigation item' },
  privilege: {
    id: 'app.title.privilege',
    defaultMessage: 'Privilege',
    description: 'Page title and navigation item',
  },
  privilegeDetail: {
    id: 'app.title.privilegeDetail',
    defaultMessage: 'Privilege details',
    description: 'Page title',
  },
  privilegeHistoryDetail: {
    id: 'app.title.privilegeHistoryDetail',
    defaultMessage: 'My privilege',
    description: 'Page title',
  },
  package: {
    id: 'app.title.package',
    defaultMessage: 'Package',
    description: 'Page title and navigation item',
  },
  packageDetail: {
    id: 'app.title.packageDetail',
    defaultMessage: 'Package details',
    description: 'Page title',
  },
  packageHistoryDetail: {
    id: 'app.title.packageHistoryDetail',
    defaultMessage: 'My package',
    description: 'Page title',
  },
  memberInfo: {
    id: 'app.title.memberInfo',
    defaultMessage: 'MemberShip',
    description: 'Page title and navigation item',
  },
  profile: {
    id: 'app.title.profile',
    defaultMessage: 'Profile',
    description: 'Page title and navigation item',
  },
  pointsHistory: {
    id: 'app.title.pointsHistory',
    defaultMessage: 'Points history',
    description: 'Page title',
  },
  pointsExpire: {
    id: 'app.title.pointsExpire',
    defaultMessage: 'Points expiring',
    description: 'Page title',
  },
  privilegeHistory: {
    id: 'app.title.privilegeHistory',
    defaultMessage: 'Privilege history',
    description: 'Page title',
  },
  packageHistory: {
    id: 'app.title.packageHistory',
    defaultMessage: 'Package history',
    description: 'Page title',
  },
  pdpaMenu: { id: 'app.title.pdpaMenu', defaultMessage: 'Privacy and consent', description: 'Page title' },
  editProfile: { id: 'app.title.editProfile', defaultMessage: 'Edit profile', description: 'Page title' },
  resetPin: { id: 'app.title.resetPin', defaultMessage: 'Change PIN', description: 'Page title' },
  connectLine: { id: 'app.title.connectLine', defaultMessage: 'Connect LINE', description: 'Page title' },
  sample: { id: 'app.title.sample', defaultMessage: 'Sample', description: 'Page title of the placeholder' },
  shop: { id: 'app.title.shop', defaultMessage: 'Shop', description: 'Page title and navigation item' },
})

import { describe, expect, it } from 'vitest'
import { defaultAppSetting } from './app-setting'
import { parseTheme, type ThemeAnswer } from './parse-theme'

const config: ThemeAnswer['json_config'] = {
  Theme_Field: { '--primary': '#0F6B4C' },
  Setting_Field: {
    Cover_Page: { displayType: 2, isDisplay: true },
    Section: { layoutType: 2 },
    Login: { isLoginByPhone: false, isLoginByLine: true, orderLoginType: 'line' },
    Register: { isRegisterByPhone: true, isRegisterByLine: false, orderRegisterType: 'phone' },
    Navbar_Menu: { isPrivilegeActive: true, isPackageActive: false },
    Privilege_Page: { isCatagoryActive: false },
    isDark: true,
  },
}
const groups: ThemeAnswer['groupimagelist'] = [
  {
    imagegrouptype: 2,
    imagelist: [
      { imageurl: '/a.svg', imageid: '1' },
      { imageurl: '/b.svg', imageid: '2' },
    ],
  },
  { imagegrouptype: 3, imagelist: [{ imageurl: '/login.svg', imageid: '3' }] },
]

describe("a brand's theme", () => {
  it('is its settings, its pictures by their group, and its colours', () => {
    expect(parseTheme('demo', { json_config: config, groupimagelist: groups })).toEqual({
      brandRef: 'demo',
      coverPage: { isDisplay: true, displayType: 2 },
      section: { layoutType: 2 },
      login: { isLoginByPhone: false, isLoginByLine: true, orderLoginType: 'line' },
      register: { isRegisterByPhone: true, isRegisterByLine: false, orderRegisterType: 'phone' },
      navbarMenu: { isPrivilegeActive: true, isPackageActive: false },
      privilegePage: { isCategoryActive: false },
      isDark: true,
      covers: ['/a.svg', '/b.svg'],
      loginLogo: '/login.svg',
      homeLogo: undefined,
      themeFields: { '--primary': '#0F6B4C' },
    })
  })

  it.each([
    [1, {}],
    [2, { covers: ['/picture.svg'] }],
    [3, { loginLogo: '/picture.svg' }],
    [4, { homeLogo: '/picture.svg' }],
  ] as const)('has the pictures of group %i in their place', (imagegrouptype, place) => {
    const imagelist = [{ imageurl: '/picture.svg', imageid: '1' }]
    const setting = parseTheme('demo', {
      json_config: config,
      groupimagelist: [{ imagegrouptype, imagelist }],
    })
    const { covers, loginLogo, homeLogo } = setting
    expect({ covers, loginLogo, homeLogo }).toEqual({
      covers: [],
      loginLogo: undefined,
      homeLogo: undefined,
      ...place,
    })
  })

  it.each([
    ['has no configuration', { groupimagelist: groups }],
    ['has no images', { json_config: config }],
    ['has neither', {}],
  ])('is the default one when the answer %s', (_what, resp) => {
    expect(parseTheme('demo', resp)).toEqual(defaultAppSetting('demo'))
  })

  it('falls back setting by setting', () => {
    const {
      homeLogo: _home,
      loginLogo: _login,
      isDark: _dark,
      ...setting
    } = parseTheme('demo', {
      json_config: { Setting_Field: { Login: {} } },
      groupimagelist: [],
    })
    expect(setting).toEqual(defaultAppSetting('demo'))
  })
})

it('a brand without settings has no cover, both ways to log in, by phone first, and privileges with categories and packages', () => {
  expect(defaultAppSetting('demo')).toEqual({
    brandRef: 'demo',
    coverPage: { isDisplay: false, displayType: 1 },
    section: { layoutType: 1 },
    login: { isLoginByPhone: true, isLoginByLine: true, orderLoginType: 'phone' },
    register: { isRegisterByPhone: true, isRegisterByLine: true, orderRegisterType: 'phone' },
    navbarMenu: { isPrivilegeActive: true, isPackageActive: true },
    privilegePage: { isCategoryActive: true },
    covers: [],
    themeFields: {},
  })
})

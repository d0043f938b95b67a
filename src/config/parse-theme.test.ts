import { describe, expect, it } from 'vitest'
import { defaultAppSetting } from './app-setting'
import { parseTheme } from './parse-theme'

const config = {
  Theme_Field: { '--primary': '#0F6B4C', '--weird': 3 },
  Setting_Field: {
    Cover_Page: { displayType: '2', isDisplay: 'True' },
    Section: { layoutType: 2 },
    Login: { isLoginByPhone: 'false', isLoginByLine: true, orderLoginType: 'line' },
    Register: { isRegisterByPhone: 'TRUE', isRegisterByLine: 'FALSE', orderRegisterType: 'phone' },
    Navbar_Menu: { isPrivilegeActive: true, isPackageActive: 'false' },
    Privilege_Page: { isCatagoryActive: 'false' },
    isDark: 'true',
  },
}
const groups = [
  {
    imagegrouptype: 2,
    imagelist: [
      { imageurl: '/a.svg', imageid: '1' },
      { imageurl: '', imageid: '2' },
    ],
  },
  { imagegrouptype: 3, imagelist: [{ imageurl: '/login.svg', imageid: '3' }] },
]

describe("a brand's theme", () => {
  it.each([
    ['an object', config],
    ['the JSON text of one', JSON.stringify(config)],
  ])('is read from %s, its flags as booleans', (_form, json_config) => {
    expect(parseTheme('demo', { json_config, groupimagelist: groups })).toEqual({
      brandRef: 'demo',
      coverPage: { isDisplay: true, displayType: 2 },
      section: { layoutType: 2 },
      login: { isLoginByPhone: false, isLoginByLine: true, orderLoginType: 'line' },
      register: { isRegisterByPhone: true, isRegisterByLine: false, orderRegisterType: 'phone' },
      navbarMenu: { isPrivilegeActive: true, isPackageActive: false },
      privilegePage: { isCategoryActive: false },
      isDark: true,
      covers: ['/a.svg'],
      loginLogo: '/login.svg',
      homeLogo: undefined,
      themeFields: { '--primary': '#0F6B4C' },
    })
  })

  it.each([
    ['has no configuration', { groupimagelist: groups }],
    ['has a broken one', { json_config: '{"Theme_Field":', groupimagelist: groups }],
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
      json_config: { Setting_Field: { Login: 'yes', Cover_Page: null } },
      groupimagelist: [],
    })
    expect(setting).toEqual(defaultAppSetting('demo'))
  })
})

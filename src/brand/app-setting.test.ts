import { describe, expect, it } from 'vitest'
import { defaultAppSetting } from './app-setting'

describe('a brand without settings of its own', () => {
  const setting = defaultAppSetting('doisai')

  it('shows no cover, of display type 1, and its sections in layout 1', () => {
    expect(setting.coverPage).toEqual({ isDisplay: false, displayType: 1 })
    expect(setting.section).toEqual({ layoutType: 1 })
    expect(setting.covers).toEqual([])
  })

  it('lets its members log in and register by phone and by LINE, by phone first', () => {
    expect(setting.login).toEqual({ isLoginByPhone: true, isLoginByLine: true, orderLoginType: 'phone' })
    expect(setting.register).toEqual({
      isRegisterByPhone: true,
      isRegisterByLine: true,
      orderRegisterType: 'phone',
    })
  })

  it('has privileges with their categories, and packages', () => {
    expect(setting.navbarMenu).toEqual({ isPrivilegeActive: true, isPackageActive: true })
    expect(setting.privilegePage).toEqual({ isCategoryActive: true })
  })
})

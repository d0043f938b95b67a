import type { api } from '../api/api.ts'
import { defaultAppSetting, type AppSetting } from './app-setting.ts'

const IMAGE_GROUP = { covers: 2, loginLogo: 3, homeLogo: 4 } as const

export type ThemeAnswer = (typeof api.endpoints.getTheme.Types.ResultType)['resp']

/** The settings in GetTheme's `resp` (spec 3, Theme response), with the defaults of spec 4 (Theme). */
export function parseTheme(brandRef: string, { json_config, groupimagelist }: ThemeAnswer): AppSetting {
  const fallback = defaultAppSetting(brandRef)
  if (!json_config || !groupimagelist) return fallback
  const { Theme_Field = {}, Setting_Field: setting = {} } = json_config
  const images = (type: number) =>
    groupimagelist
      .find(({ imagegrouptype }) => imagegrouptype === type)
      ?.imagelist.map(({ imageurl }) => imageurl) ?? []
  return {
    brandRef,
    coverPage: { ...fallback.coverPage, ...setting.Cover_Page },
    section: { ...fallback.section, ...setting.Section },
    login: { ...fallback.login, ...setting.Login },
    register: { ...fallback.register, ...setting.Register },
    navbarMenu: { ...fallback.navbarMenu, ...setting.Navbar_Menu },
    privilegePage: {
      isCategoryActive: setting.Privilege_Page?.isCatagoryActive ?? fallback.privilegePage.isCategoryActive,
    },
    isDark: setting.isDark,
    covers: images(IMAGE_GROUP.covers),
    loginLogo: images(IMAGE_GROUP.loginLogo)[0],
    homeLogo: images(IMAGE_GROUP.homeLogo)[0],
    themeFields: Theme_Field,
  }
}

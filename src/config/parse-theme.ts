import { isRecord } from '@/lib/is-record'
import { readFlag } from '@/lib/flag'
import { defaultAppSetting, type AppSetting, type LoginChannel } from './app-setting'

const IMAGE_GROUP = { covers: 2, loginLogo: 3, homeLogo: 4 } as const

/**
 * The settings that GetTheme's `resp` holds (spec 3, Theme response). A json_config that is no object, nor the JSON text
 * of one, or missing images mean the default settings (spec 4, Theme).
 */
export function parseTheme(
  brandRef: string,
  resp: { json_config?: unknown; groupimagelist?: unknown },
): AppSetting {
  const config = readConfig(resp.json_config)
  if (!config || !Array.isArray(resp.groupimagelist)) return defaultAppSetting(brandRef)
  return readAppSetting(brandRef, config, resp.groupimagelist)
}

function readConfig(value: unknown): Record<string, unknown> | undefined {
  if (isRecord(value)) return value
  if (typeof value !== 'string') return undefined
  try {
    const parsed: unknown = JSON.parse(value)
    return isRecord(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

function readAppSetting(brandRef: string, config: Record<string, unknown>, groups: unknown[]): AppSetting {
  const fallback = defaultAppSetting(brandRef)
  const setting = section(config, 'Setting_Field')
  const cover = section(setting, 'Cover_Page')
  const login = section(setting, 'Login')
  const register = section(setting, 'Register')
  const navbar = section(setting, 'Navbar_Menu')
  return {
    brandRef,
    coverPage: {
      isDisplay: readFlag(cover.isDisplay) ?? fallback.coverPage.isDisplay,
      displayType: oneOrTwo(cover.displayType),
    },
    section: { layoutType: oneOrTwo(section(setting, 'Section').layoutType) },
    login: {
      isLoginByPhone: readFlag(login.isLoginByPhone) ?? fallback.login.isLoginByPhone,
      isLoginByLine: readFlag(login.isLoginByLine) ?? fallback.login.isLoginByLine,
      orderLoginType: channel(login.orderLoginType),
    },
    register: {
      isRegisterByPhone: readFlag(register.isRegisterByPhone) ?? fallback.register.isRegisterByPhone,
      isRegisterByLine: readFlag(register.isRegisterByLine) ?? fallback.register.isRegisterByLine,
      orderRegisterType: channel(register.orderRegisterType),
    },
    navbarMenu: {
      isPrivilegeActive: readFlag(navbar.isPrivilegeActive) ?? fallback.navbarMenu.isPrivilegeActive,
      isPackageActive: readFlag(navbar.isPackageActive) ?? fallback.navbarMenu.isPackageActive,
    },
    privilegePage: {
      isCategoryActive:
        readFlag(section(setting, 'Privilege_Page').isCatagoryActive) ??
        fallback.privilegePage.isCategoryActive,
    },
    isDark: readFlag(setting.isDark),
    covers: imagesOf(groups, IMAGE_GROUP.covers),
    loginLogo: imagesOf(groups, IMAGE_GROUP.loginLogo)[0],
    homeLogo: imagesOf(groups, IMAGE_GROUP.homeLogo)[0],
    themeFields: Object.fromEntries(
      Object.entries(section(config, 'Theme_Field')).filter(
        (field): field is [string, string] => typeof field[1] === 'string',
      ),
    ),
  }
}

function section(from: Record<string, unknown>, name: string): Record<string, unknown> {
  const value = from[name]
  return isRecord(value) ? value : {}
}

function oneOrTwo(value: unknown): 1 | 2 {
  return Number(value) === 2 ? 2 : 1
}

function channel(value: unknown): LoginChannel {
  return value === 'line' ? 'line' : 'phone'
}

function imagesOf(groups: unknown[], type: number): string[] {
  const group = groups.find((candidate) => isRecord(candidate) && Number(candidate.imagegrouptype) === type)
  if (!isRecord(group) || !Array.isArray(group.imagelist)) return []
  return group.imagelist.flatMap((image) =>
    isRecord(image) && typeof image.imageurl === 'string' && image.imageurl !== '' ? [image.imageurl] : [],
  )
}

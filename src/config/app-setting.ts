import { isRecord } from '@/lib/is-record'
import { readFlag } from '@/lib/flag'

export type LoginChannel = 'phone' | 'line'

/** A brand's settings (spec 3, Brand settings), flags as booleans. */
export interface AppSetting {
  brandRef: string
  /** 1 = full width, 2 = content width. */
  coverPage: { isDisplay: boolean; displayType: 1 | 2 }
  section: { layoutType: 1 | 2 }
  login: { isLoginByPhone: boolean; isLoginByLine: boolean; orderLoginType: LoginChannel }
  register: { isRegisterByPhone: boolean; isRegisterByLine: boolean; orderRegisterType: LoginChannel }
  navbarMenu: { isPrivilegeActive: boolean; isPackageActive: boolean }
  privilegePage: { isCategoryActive: boolean }
  /** The brand's choice; undefined leaves it to the phone. */
  isDark?: boolean
  covers: string[]
  loginLogo?: string
  homeLogo?: string
  /** CSS colours by variable name, unchecked: theme/ drops what is no colour. */
  themeFields: Record<string, string>
}

const IMAGE_GROUP = { covers: 2, loginLogo: 3, homeLogo: 4 } as const

/** The settings of a brand without any (spec 9, Default settings). */
export function defaultAppSetting(brandRef: string): AppSetting {
  return readAppSetting(brandRef, {}, [])
}

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

/** Whether a stored value is the settings of this brand, in the shape of this version. */
export function isAppSettingOf(brandRef: string | undefined) {
  return (value: unknown): value is AppSetting =>
    isRecord(value) &&
    value.brandRef === brandRef &&
    [
      value.coverPage,
      value.section,
      value.login,
      value.register,
      value.navbarMenu,
      value.privilegePage,
    ].every(isRecord) &&
    Array.isArray(value.covers) &&
    isRecord(value.themeFields)
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
  const setting = section(config, 'Setting_Field')
  const cover = section(setting, 'Cover_Page')
  const login = section(setting, 'Login')
  const register = section(setting, 'Register')
  const navbar = section(setting, 'Navbar_Menu')
  return {
    brandRef,
    coverPage: { isDisplay: readFlag(cover.isDisplay) ?? false, displayType: oneOrTwo(cover.displayType) },
    section: { layoutType: oneOrTwo(section(setting, 'Section').layoutType) },
    login: {
      isLoginByPhone: readFlag(login.isLoginByPhone) ?? true,
      isLoginByLine: readFlag(login.isLoginByLine) ?? true,
      orderLoginType: channel(login.orderLoginType),
    },
    register: {
      isRegisterByPhone: readFlag(register.isRegisterByPhone) ?? true,
      isRegisterByLine: readFlag(register.isRegisterByLine) ?? true,
      orderRegisterType: channel(register.orderRegisterType),
    },
    navbarMenu: {
      isPrivilegeActive: readFlag(navbar.isPrivilegeActive) ?? true,
      isPackageActive: readFlag(navbar.isPackageActive) ?? true,
    },
    privilegePage: {
      isCategoryActive: readFlag(section(setting, 'Privilege_Page').isCatagoryActive) ?? true,
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

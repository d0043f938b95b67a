import type { StoredTheme } from '@/theme/first-paint'

export type LoginChannel = 'phone' | 'line'

/** A brand's settings (spec 3, Brand settings), with flags as booleans. */
export interface AppSetting {
  brandRef: string
  /** 1 = full width, 2 = content width. */
  coverPage: { isDisplay: boolean; displayType: 1 | 2 }
  section: { layoutType: 1 | 2 }
  login: { isLoginByPhone: boolean; isLoginByLine: boolean; orderLoginType: LoginChannel }
  register: { isRegisterByPhone: boolean; isRegisterByLine: boolean; orderRegisterType: LoginChannel }
  navbarMenu: { isPrivilegeActive: boolean; isPackageActive: boolean }
  privilegePage: { isCategoryActive: boolean }
  /** Undefined follows the phone's colour scheme. */
  isDark?: boolean
  covers: string[]
  loginLogo?: string
  homeLogo?: string
  /** CSS colours by variable name; theme/ drops invalid ones. */
  themeFields: Record<string, string>
  /** When they were read (ms, this phone's clock). */
  readAt?: number | undefined
}

/** The default settings (spec 9, Default settings). */
export function defaultAppSetting(brandRef: string): AppSetting {
  return {
    brandRef,
    coverPage: { isDisplay: false, displayType: 1 },
    section: { layoutType: 1 },
    login: { isLoginByPhone: true, isLoginByLine: true, orderLoginType: 'phone' },
    register: { isRegisterByPhone: true, isRegisterByLine: true, orderRegisterType: 'phone' },
    navbarMenu: { isPrivilegeActive: true, isPackageActive: true },
    privilegePage: { isCategoryActive: true },
    covers: [],
    themeFields: {},
  }
}

/** What the document knows about a brand before its API has answered (docs/hosting.md, The snapshot). */
export interface BrandSnapshot {
  setting: AppSetting
  theme: StoredTheme
  /** The login's logo as a `data:` address, if small. */
  logo?: string
}

export function snapshotOf(brandRef: string | undefined): BrandSnapshot | undefined {
  return window.__head?.brands?.find(({ setting }) => setting.brandRef === brandRef)
}

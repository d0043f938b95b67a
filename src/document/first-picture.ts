import { isHome, isLoginPath, visit } from './visit'

interface Answer {
  /** Of the theme. */
  resp?: Theme
  /** Of a list. */
  payload?: { main_image_url?: string }[]
}
interface Theme {
  json_config?: string | ThemeConfig
  groupimagelist: { imagegrouptype: unknown; imagelist: { imageurl: string }[] }[]
}
interface ThemeConfig {
  Setting_Field?: ThemeSetting
}
interface ThemeSetting {
  Cover_Page?: { isDisplay: unknown; displayType: unknown }
  isDark?: unknown
}

/** Gets a picture's address, and of a theme's picture the brand's settings. */
export type ShowPicture = (address: string, setting?: ThemeSetting) => void

/** Finds an answer's first picture, in the most common formats: the theme's, or that of a list's first card. */
export async function findFirstPicture(
  answer: Promise<Response>,
  base: string,
  showPicture: ShowPicture,
): Promise<void> {
  // The transport reads the same answer, which may be in an envelope.
  const body = (await (await answer).clone().json()) as Answer & { data?: Answer }
  const { resp, payload } = body.data ?? body
  const config = resp?.json_config
  const { Setting_Field: setting = {} } =
    (typeof config === 'string' ? (JSON.parse(config) as ThemeConfig) : config) ?? {}
  const picture = resp ? pictureOfTheme(resp, setting) : payload?.[0]?.main_image_url
  if (!picture) return
  // As the app reads it: a path is the API's own origin's.
  const { href } = new URL(picture, new URL(base || '/', location.href).origin)
  // The address is unchecked: code and data addresses are not loaded.
  if (href.startsWith('http')) showPicture(href, resp && setting)
}

/** Home's cover or the login's logo; `src/brand/parse-theme.ts` reads all. */
function pictureOfTheme({ groupimagelist }: Theme, { Cover_Page }: ThemeSetting): string | undefined {
  if (!isHome && !isLoginPath && visit.bearer) return undefined
  if (isHome && !/^(true|1|y)$/i.test(String(Cover_Page?.isDisplay))) return undefined
  // 2 are the covers, 3 the login's logo; the type may be text.
  const group = groupimagelist.find(({ imagegrouptype }) => Number(imagegrouptype) === (isHome ? 2 : 3))
  return group?.imagelist[0]?.imageurl
}

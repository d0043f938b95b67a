import { requireBrand } from '../brands/all-brands.ts'
import type { SandboxBrand } from '../brands/brand.ts'
import { brandOf, pictureUrl, requireMember, type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

function imageGroups(brand: SandboxBrand, request: Request) {
  const image = (name: string) => ({ imageurl: pictureUrl(request, name), imageid: name })
  return [
    { imagegrouptype: 2 as const, imagelist: brand.covers.map(image) },
    { imagegrouptype: 3 as const, imagelist: [image(brand.loginLogo)] },
    ...(brand.homeLogo === undefined
      ? []
      : [{ imagegrouptype: 4 as const, imagelist: [image(brand.homeLogo)] }]),
  ]
}

/** The brand's look: theme, logos, and the layout of home. */
export const themeHandlers = (context: SandboxContext): Handlers => ({
  getTheme: http.get('/api/v1.0/Theme/GetTheme', ({ request, query, response }) => {
    const brand = requireBrand(query.get('brandRef'))
    const config = { Theme_Field: brand.themeField, Setting_Field: brand.settingField }
    const json_config = brand.sendsThemeAsText ? JSON.stringify(config) : config
    return response(200).json({ resp: { json_config, groupimagelist: imageGroups(brand, request) } })
  }),

  getLogo: http.get('/api/v1.0/Theme/GetLogo', ({ request, query, response }) => {
    const brand = requireBrand(query.get('brandRef'))
    const imagelist = brand.logos.map((name) => ({ imageurl: pictureUrl(request, name) }))
    return response(200).json({ resp: { imagelist } })
  }),

  getHomeLayout: http.get('/api/v1.0/dynamicdisplay/LayoutDisplay', ({ request, response }) => {
    const brand = brandOf(requireMember(context, request))
    const payload = brand.layout.map(({ banners, ...section }) => ({
      ...section,
      ...(banners === undefined
        ? {}
        : {
            banners: banners.map(({ picture, link }) => ({
              image_url: pictureUrl(request, picture),
              link: link ?? null,
            })),
          }),
    }))
    return response(200).json({ payload, total: payload.length, page: 1, limit: payload.length })
  }),
})

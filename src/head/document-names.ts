import { brandOfVisit, type RawConfig } from './first-reads'
import { visit } from './visit'

/**
 * Gives the document the name, description and icon of the address's brand, as the configuration has them: for the tab and for
 * LINE's header until the page's own name is known. Without them index.html's own stay.
 */
export function nameDocument(config: RawConfig): void {
  const brand = brandOfVisit(config)
  const language = visit.isThai ? 'th' : 'en'
  const name = brand[`name_${language}`]
  const about = brand[`description_${language}`] || config[`description_${language}`]
  const icon = brand.iconUrl || brand.logoUrl || config.iconUrl
  if (name) document.title = name
  if (about) document.querySelector('meta[name=description]')?.setAttribute('content', about as string)
  if (/^(https:\/\/|\/(?!\/)|data:image\/)/.test(icon as string)) {
    const link = document.querySelector('link[rel=icon]')
    link?.removeAttribute('type')
    link?.setAttribute('href', icon as string)
  }
}

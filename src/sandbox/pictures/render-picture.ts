import { PERSONAS, type BrandRef } from '../personas.ts'
import { BANNERS, coverPicture, COVERS } from './cover-pictures.ts'
import { itemPicture } from './item-picture.ts'
import { avatarPicture, defaultPicture, logoPicture, tierIcon, tierPicture } from './mark-pictures.ts'
import { isObject } from './objects.ts'
import { PALETTES } from './palette.ts'

const isBrand = (name: string): name is BrandRef => Object.hasOwn(PALETTES, name)

function avatar(persona: string): string | undefined {
  const facts = Object.entries(PERSONAS).find(([name]) => name === persona)?.[1]
  return facts === undefined ? undefined : avatarPicture(persona, facts.gender !== 'male')
}

/** Renders a picture by its name, such as `item-doisai-latte-1`; undefined for an unknown name. */
export function renderPicture(name: string): string | undefined {
  const [kind = '', brand = '', ...rest] = name.split('-')
  if (kind === 'avatar') return avatar(name.slice('avatar-'.length))
  if (!isBrand(brand)) return undefined
  const palette = PALETTES[brand]
  const [subject = '', variant = '1'] = rest
  if (kind === 'item') return isObject(subject) ? itemPicture(subject, Number(variant), palette) : undefined
  if (kind === 'cover') {
    const renderCover = COVERS[`${brand}-${subject}`]
    return renderCover === undefined ? undefined : coverPicture(renderCover)
  }
  if (kind === 'banner') return BANNERS[`${brand}-${subject}`]?.()
  if (kind === 'logo') return logoPicture(brand, subject)
  if (kind === 'tiericon') return tierIcon(Number(subject))
  if (kind === 'tier') return tierPicture(Number(subject), palette)
  return kind === 'default' ? defaultPicture(brand, palette) : undefined
}

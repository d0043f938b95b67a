import type { BrandRef } from '../personas.ts'
import { place, svg } from './objects.ts'
import type { Palette } from './palette.ts'

const FONT = `font-family="'Noto Sans Thai','Sukhumvit Set',Thonburi,'Leelawadee UI',sans-serif" font-weight="700"`

/** A brand's name, its colour, and the emblem before it, 96 by 96. */
type Mark = Record<'th' | 'en' | 'ink' | 'emblem', string>

const MARKS: Record<BrandRef, Mark> = {
  doisai: {
    ...{ th: 'กาแฟดอยใส', en: 'DOI SAI COFFEE', ink: '#1F5B41' },
    emblem: `<rect width="96" height="96" rx="28" fill="#1F5B41"/><circle cx="64" cy="32" r="11" fill="#D99A4B"/><path d="M12 70l24-36 13 17 12-14 23 33z" fill="#CFE3D2"/><path d="M36 34l7 10-7 3-6-4zM61 37l6 8-6 2-4-5z" fill="#fff"/><path d="M22 64h50c0 14-9 20-20 20H42c-11 0-20-6-20-20z" fill="#fff"/><path d="M71 67c10-1 10 11-3 12" fill="none" stroke="#fff" stroke-width="4"/>`,
  },
  sabaimart: {
    ...{ th: 'สบายมาร์ท', en: 'SABAI MART', ink: '#33261A' },
    emblem: `<rect width="96" height="96" rx="28" fill="#FFC21A"/><path d="M18 38h60l-4 40c-.5 4-3 6-6 6H28c-3 0-5.500-2-6-6z" fill="#fff"/><path d="M32 44V34a16 16 0 0132 0v10" fill="none" stroke="#33261A" stroke-width="6" stroke-linecap="round"/><path d="M34 58c4 14 24 14 28 0" fill="none" stroke="#E5533D" stroke-width="6" stroke-linecap="round"/>`,
  },
}

/** The logo of a brand: upright for the login page, a strip for home. */
export function logoPicture(brand: BrandRef, kind: string): string {
  const { th, en, ink, emblem } = MARKS[brand]
  if (kind === 'login') {
    return svg(
      320,
      260,
      `<g transform="translate(94 8) scale(1.375)">${emblem}</g><text x="160" y="196" text-anchor="middle" ${FONT} font-size="40" fill="${ink}">${th}</text><text x="160" y="234" text-anchor="middle" ${FONT} font-size="17" letter-spacing="4" fill="${ink}" opacity=".75">${en}</text>`,
    )
  }
  return svg(
    330,
    96,
    `${emblem}<text x="114" y="50" ${FONT} font-size="36" fill="${ink}">${th}</text><text x="115" y="82" ${FONT} font-size="16" letter-spacing="3.500" fill="${ink}" opacity=".75">${en}</text>`,
  )
}

interface Metal {
  light: string
  mid: string
  dark: string
}

const METALS: Metal[] = [
  { light: '#BFE3C6', mid: '#6FB58A', dark: '#2F7A57' },
  { light: '#F4F6F8', mid: '#B9C3CC', dark: '#7C8994' },
  { light: '#FFF0B8', mid: '#F2C14A', dark: '#B97F16' },
  { light: '#E9F1FF', mid: '#9FB4D8', dark: '#42567E' },
]

const LEAF = 'M48 24c15 12 15 34 0 47-15-13-15-35 0-47z'
const STAR = 'M48 24l7 15 17 2-13 12 4 17-15-8-15 8 4-17-13-12 17-2z'
const CROWN = 'M26 36l10 11 12-19 12 19 10-11-5 31H31z'
const GEM = 'M34 30h28l12 14-26 28-26-28z'
const SIGNS = [LEAF, STAR, CROWN, GEM]

function badge({ light, mid, dark }: Metal, sign: string, id: string): string {
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
<path d="M48 3l34 13v33c0 22-15 37-34 44-19-7-34-22-34-44V16z" fill="${dark}"/><path d="M48 8l29 11v30c0 19-13 32-29 38-16-6-29-19-29-38V19z" fill="url(#${id})"/><path d="M48 8l29 11v30c0 6-1 11-3 16L24 15z" fill="#fff" opacity=".22"/><path d="${sign}" fill="#fff"/><path d="${sign}" fill="${dark}" opacity=".12"/>`
}

const at = <Item>(items: readonly Item[], index: number): Item | undefined => items[index]

/** The badge of a tier. */
export function tierIcon(level: number): string | undefined {
  const metal = at(METALS, level)
  const sign = at(SIGNS, level)
  return metal === undefined || sign === undefined ? undefined : svg(96, 96, badge(metal, sign, 'metal'))
}

/** The large picture of a tier. */
export function tierPicture(level: number, palette: Palette): string | undefined {
  const metal = at(METALS, level)
  const sign = at(SIGNS, level)
  if (metal === undefined || sign === undefined) return undefined
  const rays = Array.from(
    { length: 16 },
    (_, index) => `<path d="M400 250L376-260h48z" transform="rotate(${index * 22.5} 400 250)"/>`,
  )
  return svg(
    800,
    500,
    `<rect width="800" height="500" fill="${palette.deep}"/><g fill="${metal.light}" opacity=".14">${rays.join('')}</g><circle cx="400" cy="250" r="196" fill="${metal.mid}" opacity=".3"/><circle cx="400" cy="250" r="156" fill="${metal.light}" opacity=".3"/><g transform="translate(266 104) scale(2.8)">${badge(metal, sign, 'metal')}</g><g fill="#fff"><path d="M626 112l10 28 28 10-28 10-10 28-10-28-28-10 28-10z"/><path d="M176 320l7 20 20 7-20 7-7 20-7-20-20-7 20-7z"/></g>`,
  )
}

const SKINS = ['#F2C9A1', '#E3AE82', '#F6D6B8']
const HAIRS = ['#2B211B', '#4A2F22', '#1E1A1A']
const SHIRTS = ['#2F7A57', '#E5533D', '#FFC21A', '#4C7FB8', '#B4623A']
const LONG_HAIR = 'M76 236c-24-150 14-178 44-178s68 28 44 178z'
const SHORT_HAIR = 'M74 122c-8-50 20-70 48-70s54 22 44 70c-4-20-12-30-20-34-22 8-48 8-62-2-4 8-8 18-10 36z'

/** A member's portrait, the same for the same name. */
export function avatarPicture(name: string, isLongHaired: boolean): string {
  const number = [...name].reduce((sum, char) => sum + char.charCodeAt(0), 0)
  const skin = SKINS[number % SKINS.length] ?? '#F2C9A1'
  const hair = HAIRS[number % HAIRS.length] ?? '#2B211B'
  const shirt = SHIRTS[number % SHIRTS.length] ?? '#2F7A57'
  const back = isLongHaired ? `<path d="${LONG_HAIR}" fill="${hair}"/>` : ''
  return svg(
    240,
    240,
    `<rect width="240" height="240" fill="#E7EFE6"/><circle cx="186" cy="52" r="70" fill="#fff" opacity=".5"/>${back}<path d="M36 240c4-50 40-66 84-66s80 16 84 66z" fill="${shirt}"/><path d="M100 150h40v30c0 24-40 24-40 0z" fill="${skin}"/><path d="M100 160c10 12 30 12 40 0v12c-10 10-30 10-40 0z" fill="#000" opacity=".1"/><ellipse cx="120" cy="118" rx="44" ry="52" fill="${skin}"/><path d="${SHORT_HAIR}" fill="${hair}"/><circle cx="103" cy="122" r="5" fill="#2B211B"/><circle cx="137" cy="122" r="5" fill="#2B211B"/><path d="M104 142c8 10 24 10 32 0" fill="none" stroke="#A24E3A" stroke-width="5" stroke-linecap="round"/><g fill="#E98B73" opacity=".45"><circle cx="92" cy="136" r="9"/><circle cx="148" cy="136" r="9"/></g>`,
  )
}

/** The picture of a privilege without its own: the brand's mark on the brand's colours. */
export function defaultPicture(brand: BrandRef, palette: Palette): string {
  return svg(
    800,
    600,
    `<rect width="800" height="600" fill="${palette.soft}"/><circle cx="400" cy="300" r="220" fill="${palette.cream}"/><g opacity=".5">${place('gift', palette, 40, 380, 0.5)}${place('voucher', palette, 580, 20, 0.5)}</g><g transform="translate(292 192) scale(2.25)">${MARKS[brand].emblem}</g>`,
  )
}

import { place, svg } from './objects.ts'
import type { Palette } from './palette.ts'

const WIDTH = 800
const HEIGHT = 600

type Backdrop = (palette: Palette) => string

const fill = (color: string) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${color}"/>`

const sunburst: Backdrop = ({ soft, cream }) =>
  `${fill(soft)}<g fill="${cream}" opacity=".75">${Array.from({ length: 12 }, (_, index) => `<path d="M400 330L330-260h140z" transform="rotate(${index * 30} 400 330)"/>`).join('')}</g><circle cx="400" cy="320" r="236" fill="#fff" opacity=".55"/>`

const blob: Backdrop = ({ cream, soft, mid }) =>
  `${fill(cream)}<path d="M150 330c-20-150 110-250 270-236s270 110 246 262-142 196-286 180S170 480 150 330z" fill="${soft}"/><circle cx="690" cy="120" r="34" fill="${mid}" opacity=".6"/><circle cx="116" cy="486" r="22" fill="${mid}" opacity=".6"/><circle cx="96" cy="150" r="12" fill="${mid}"/>`

const arch: Backdrop = ({ mid, soft, cream, deep }) =>
  `${fill(soft)}<path d="M190 600V320a210 210 0 01420 0v280z" fill="${cream}"/><path d="M230 600V326a170 170 0 01340 0v274z" fill="#fff" opacity=".7"/><rect y="526" width="800" height="74" fill="${mid}"/><rect y="526" width="800" height="8" fill="${deep}" opacity=".25"/>`

const waves: Backdrop = ({ cream, soft, mid, accent }) =>
  `${fill(cream)}<circle cx="620" cy="150" r="74" fill="${accent}" opacity=".85"/><path d="M0 300c140-80 260-70 400-10s270 60 400-20v330H0z" fill="${soft}"/><path d="M0 430c160-60 280-30 420 10s250 40 380-20v180H0z" fill="${mid}" opacity=".75"/>`

const dots: Backdrop = ({ soft, mid, cream }) => {
  const spots = Array.from({ length: 96 }, (_, index) => {
    const x = (index % 12) * 70 + (Math.floor(index / 12) % 2) * 35 + 10
    return `<circle cx="${x}" cy="${Math.floor(index / 12) * 78 + 24}" r="8"/>`
  })
  return `${fill(soft)}<g fill="${mid}" opacity=".35">${spots.join('')}</g><circle cx="400" cy="310" r="244" fill="${cream}"/>`
}

const window: Backdrop = ({ base, mid, cream, soft, accent }) =>
  `${fill(mid)}<path d="M0 0h800v330H0z" fill="${soft}"/><circle cx="196" cy="130" r="58" fill="${accent}" opacity=".9"/><path d="M0 330l150-150 120 96 140-176 170 180 110-90 110 140z" fill="${base}" opacity=".45"/><path d="M0 400h800v200H0z" fill="${cream}"/><path d="M0 400h800v14H0z" fill="${base}" opacity=".25"/>`

const BACKDROPS: Backdrop[] = [sunburst, blob, arch, waves, dots, window]

const SPARKLES = `<g fill="#fff"><path d="M642 196l9 25 25 9-25 9-9 25-9-25-25-9 25-9z"/><path d="M158 236l6 17 17 6-17 6-6 17-6-17-17-6 17-6z"/><path d="M618 420l5 13 13 5-13 5-5 13-5-13-13-5 13-5z" opacity=".9"/></g>`

/** A privilege's picture: one thing before one of six backdrops. */
export function itemPicture(name: string, backdrop: number, palette: Palette): string {
  const draw = BACKDROPS[(backdrop - 1) % BACKDROPS.length] ?? blob
  return svg(WIDTH, HEIGHT, `${draw(palette)}${place(name, palette, 172, 76, 1.14)}${SPARKLES}`)
}

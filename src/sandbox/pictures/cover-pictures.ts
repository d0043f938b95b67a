import { place, svg } from './objects.ts'
import { PALETTES } from './palette.ts'
import { bushes, cloud, HEIGHT, mist, pine, ridges, shop, sky, sun, table, WIDTH } from './scenery.ts'

const cafe = PALETTES.doisai
const mart = PALETTES.sabaimart
const wicker = { ...cafe, base: '#C98A3C', deep: '#A2672B', accent: '#D9543F', warm: '#79AD8B' }

const sunrise = () =>
  `${sky('#F7B977', '#FCEBCB')}${sun(600, 250, 92, '#FFF3D4')}${cloud(130, 90, 1.1)}${cloud(880, 60, 1.4)}
${ridges(['#C9A98A', '#7FA58B', '#4A8566', '#1F5B41'])}${mist(372, 0.55)}${mist(452, 0.4)}
${pine(90, 500, 0.9, '#17462F')}${pine(170, 520, 0.7, '#1B4F37')}${pine(1090, 494, 1, '#17462F')}${pine(1010, 520, 0.66, '#1B4F37')}${place('latte', cafe, 470, 300, 0.72)}`

const terrace = () =>
  `${sky('#BFE0DA', '#EEF6E4')}${sun(960, 130, 62, '#FFE3A3')}${cloud(240, 70, 1.3)}${cloud(620, 120, 0.8)}
${ridges(['#A5C9B6', '#6FA887', '#3F8261'])}${bushes(418, 9, 0.9, '#2F7A57', '#D9543F')}<path d="M0 450c300-40 800 40 1200-10v160H0z" fill="#357E5C"/>${bushes(486, 8, 1.15, '#256B4A', '#E0614A')}<path d="M0 530c300-30 800 30 1200-6v80H0z" fill="#1F5B41"/>${bushes(566, 7, 1.4, '#1A5239', '#EB7358')}${place('basket', wicker, 472, 268, 0.74)}`

const cafeWindow = () =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="#E9D9BB"/><g transform="translate(150 40)"><svg width="900" height="400" viewBox="0 40 1200 533" preserveAspectRatio="xMidYMid slice">${sky('#F5C994', '#FDF0D8', 'in')}${sun(780, 220, 70, '#FFF6DF')}${ridges(['#C7B394', '#86AD90', '#4D8A69'])}${mist(400, 0.5)}</svg></g>
<g fill="none" stroke="#8A5A34" stroke-width="20"><rect x="150" y="40" width="900" height="400"/><path d="M450 40v400M750 40v400"/></g>${table(440, '#B97C49', '#96602F')}
${place('dripper', cafe, 240, 210, 0.78)}${place('latte', cafe, 500, 262, 0.66)}${place('plant', cafe, 770, 190, 0.84)}`

const bakery = () =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="#F2E2C4"/><g fill="#E8D2A8">${Array.from({ length: 7 }, (_, index) => `<rect x="${index * 180}" width="90" height="600"/>`).join('')}</g><circle cx="600" cy="300" r="270" fill="#CFE3D2"/>${table(462, '#3C8461', '#1F5B41')}
${place('cake', cafe, 180, 196, 0.86)}${place('croissant', cafe, 430, 190, 0.92)}${place('donut', cafe, 770, 214, 0.76)}`

const night = () => {
  const stars = Array.from(
    { length: 46 },
    (_, index) =>
      `<circle cx="${(index * 263) % WIDTH}" cy="${(index * 97) % 300}" r="${1.5 + (index % 3)}" opacity="${0.4 + (index % 5) / 9}"/>`,
  )
  return `${sky('#14283A', '#3F5F6E')}<g fill="#FFF3D4">${stars.join('')}</g><circle cx="930" cy="130" r="58" fill="#FFF0C9"/><circle cx="906" cy="116" r="50" fill="#1B3346"/>
${ridges(['#31505A', '#27454A', '#1B3A38', '#12302A'])}<g transform="translate(600 440)"><path d="M-190 70L0-130 190 70z" fill="#D99A4B"/><path d="M0-130L190 70H60z" fill="#B4763A"/><path d="M-56 70L0-56 56 70z" fill="#FFE9B8"/></g>
<circle cx="600" cy="470" r="210" fill="#FFD98C" opacity=".12"/>${place('latte', cafe, 800, 392, 0.42)}${pine(150, 500, 1.2, '#0C231E')}${pine(260, 530, 0.9, '#0F2A24')}${pine(1080, 510, 1.1, '#0C231E')}`
}

const road = () =>
  `${sky('#A9D6DA', '#F3F3DC')}${cloud(160, 90, 1.2)}${cloud(760, 70, 1.5)}${ridges(['#9DC3B2', '#6BA383', '#458A67'])}
<path d="M520 600c30-70 250-80 200-136-30-34-90-30-78-66 8-24 60-26 92-38-22 18-58 26-56 44 2 24 86 20 118 62 44 60-70 84-28 134z" fill="#E8D9BC"/>${pine(300, 470, 0.9, '#1F5B41')}${pine(390, 440, 0.6, '#276B4C')}${pine(940, 450, 0.8, '#1F5B41')}${place('bicycle', cafe, 150, 280, 0.82)}`

const shopDay = () =>
  `${sky('#FFE08A', '#FFF7DF')}${sun(1010, 130, 70, '#FFC21A')}${cloud(90, 80, 1.3)}${cloud(820, 190, 0.8)}<path d="M0 330h180v-90h120v60h90v-120h110v150h260v-80h120v60h130v-110h190v400H0z" fill="#FFD264" opacity=".7"/>
<rect y="500" width="1200" height="100" fill="#E9C67B"/><rect y="500" width="1200" height="12" fill="#C99A4A" opacity=".5"/>${shop(350, 122, '#FFB400', '#FFFDF6', '#2F8F6B', '#CDEBF7')}
<text x="600" y="182" text-anchor="middle" font-family="'Noto Sans Thai',Thonburi,sans-serif" font-weight="700" font-size="40" fill="#33261A">สบายมาร์ท</text>${place('bag', mart, 130, 276, 0.76)}${place('basket', mart, 850, 282, 0.74)}`

const fruit = () =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="#FFD23F"/><g fill="#FFDF73">${Array.from({ length: 14 }, (_, index) => `<path d="M600 420L545-400h110z" transform="rotate(${index * 26} 600 420)"/>`).join('')}</g>${table(470, '#3AA47D', '#2F8F6B')}
${place('orange', mart, 150, 182, 0.9)}${place('mango', mart, 420, 150, 0.98)}${place('icecream', mart, 770, 176, 0.88)}`

const delivery = () =>
  `${sky('#BFE6F5', '#FFF6DA')}${cloud(120, 90, 1.5)}${cloud(840, 60, 1.2)}<g fill="#F7CE7B">${[
    [60, 250, 120],
    [200, 190, 100],
    [330, 280, 130],
    [720, 220, 110],
    [850, 160, 120],
    [1000, 260, 140],
  ]
    .map(([x = 0, y = 0, width = 0]) => `<rect x="${x}" y="${y}" width="${width}" height="300" rx="8"/>`)
    .join(
      '',
    )}</g><path d="M0 470h1200v130H0z" fill="#6C6B72"/><path d="M0 470h1200v12H0z" fill="#E9E2D0"/><path d="M20 548h1180" stroke="#fff" stroke-width="10" stroke-dasharray="70 50"/>${place('scooter', mart, 400, 190, 1.02)}${place('bag', mart, 880, 320, 0.5)}`

/** The covers of both brands, by name. */
export const COVERS: Record<string, () => string> = {
  'doisai-sunrise': sunrise,
  'doisai-terrace': terrace,
  'doisai-window': cafeWindow,
  'doisai-bakery': bakery,
  'doisai-night': night,
  'doisai-road': road,
  'sabaimart-shop': shopDay,
  'sabaimart-fruit': fruit,
  'sabaimart-delivery': delivery,
}

const strip = (background: string, glow: string, things: string) =>
  svg(
    1200,
    400,
    `<rect width="1200" height="400" fill="${background}"/><circle cx="860" cy="200" r="300" fill="${glow}" opacity=".5"/><circle cx="860" cy="200" r="210" fill="${glow}" opacity=".6"/><path d="M0 330c200-60 380 30 620-10s380-50 580 0v80H0z" fill="#000" opacity=".07"/><g fill="#fff" opacity=".85"><path d="M180 110l12 34 34 12-34 12-12 34-12-34-34-12 34-12z"/><path d="M420 70l7 20 20 7-20 7-7 20-7-20-20-7 20-7z"/><path d="M330 240l6 17 17 6-17 6-6 17-6-17-17-6 17-6z"/></g>${things}`,
  )

const wide = (body: string) =>
  svg(
    1200,
    400,
    `<svg width="1200" height="400" viewBox="0 200 1200 400" preserveAspectRatio="xMidYMid slice">${body}</svg>`,
  )

/** The banners of both brands' home pages, by name. */
export const BANNERS: Record<string, () => string> = {
  'doisai-tumbler': () =>
    strip(
      cafe.base,
      cafe.mid,
      `${place('beans', cafe, 500, 84, 0.72)}${place('tumbler', cafe, 700, 24, 0.94)}${place('iced', cafe, 920, 78, 0.74)}`,
    ),
  'doisai-farm': () => wide(terrace()),
  'doisai-trip': () => wide(sunrise()),
  'sabaimart-fresh': () =>
    strip(
      '#FFCB3A',
      '#FFE9A6',
      `${place('milk', mart, 470, 80, 0.72)}${place('basket', mart, 660, 30, 0.92)}${place('rice', mart, 920, 78, 0.74)}`,
    ),
  'sabaimart-send': () => wide(delivery()),
  'sabaimart-bus': () =>
    strip(
      '#BFE6F5',
      '#E8F7FC',
      `${place('bus', mart, 640, 10, 0.96)}${place('coins', mart, 400, 120, 0.62)}`,
    ),
}

/** A cover as an SVG document. */
export const coverPicture = (draw: () => string) => svg(WIDTH, HEIGHT, draw())

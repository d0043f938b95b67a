export const WIDTH = 1200
export const HEIGHT = 600

/** A sky that fades downwards; `id` keeps the gradients of one drawing apart. */
export const sky = (top: string, bottom: string, id = 'sky') =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id})"/>`

export const sun = (x: number, y: number, radius: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius * 1.7}" fill="${color}" opacity=".18"/><circle cx="${x}" cy="${y}" r="${radius * 1.32}" fill="${color}" opacity=".28"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`

export const cloud = (x: number, y: number, scale: number, color = '#fff', opacity = 0.85) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M10 60a30 30 0 0130-32 46 46 0 0188-8 34 34 0 0152 40z" fill="${color}" opacity="${opacity}"/>`

/** Ridges one behind another, the far ones first. */
export const ridges = (colors: string[]) => {
  const shapes = [
    'M0 330L150 210l110 70 160-170 150 150 120-90 170 130 140-80 200 120v300H0z',
    'M0 400c120-60 210-110 330-60s190-60 320-30 180 60 300 10 170-30 250 10v300H0z',
    'M0 470c170-70 300-20 450 0s280-60 420-30 220 10 330-30v220H0z',
    'M0 530c220-50 400 10 620-10s380-50 580-10v120H0z',
  ]
  return colors.map((color, index) => `<path d="${shapes[index] ?? ''}" fill="${color}"/>`).join('')
}

export const mist = (y: number, opacity: number) =>
  `<path d="M-40 ${y}c160-46 280-10 420-20s220-40 380-10 280-20 480 10v46c-200 20-320-16-480 0s-300-10-420 6-260-6-380 0z" fill="#fff" opacity="${opacity}"/>`

/** Rows of coffee bushes that follow a slope. */
export const bushes = (y: number, count: number, size: number, leaf: string, cherry: string) =>
  Array.from({ length: count }, (_, index) => {
    const x = (index + 0.5) * (WIDTH / count)
    const lift = Math.sin(index * 1.3) * 12
    return `<g transform="translate(${x} ${y + lift}) scale(${size})"><ellipse rx="46" ry="34" fill="${leaf}"/><ellipse cx="-14" cy="-12" rx="26" ry="18" fill="#fff" opacity=".12"/><g fill="${cherry}"><circle cx="-20" cy="4" r="6"/><circle cx="6" cy="-10" r="6"/><circle cx="22" cy="10" r="6"/></g></g>`
  }).join('')

export const pine = (x: number, y: number, scale: number, color: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="${color}"><path d="M0-120l34 60H-34zM0-84l44 66H-44zM0-44l54 72H-54z"/><rect x="-7" y="26" width="14" height="26"/></g>`

/** A shelf or table that fills the foot of a picture. */
export const table = (y: number, top: string, front: string) =>
  `<rect y="${y}" width="${WIDTH}" height="${HEIGHT - y}" fill="${front}"/><rect y="${y}" width="${WIDTH}" height="26" fill="${top}"/>`

/** A shop front with a striped awning. */
export const shop = (x: number, y: number, stripe: string, wall: string, door: string, glass: string) => {
  const stripes = Array.from({ length: 10 }, (_, index) => {
    const color = index % 2 === 0 ? stripe : '#fff'
    return `<path d="M${index * 50} 96h50v50a25 25 0 01-50 0z" fill="${color}"/>`
  })
  return `<g transform="translate(${x} ${y})"><rect x="14" y="60" width="472" height="330" rx="8" fill="${wall}"/><rect x="44" y="176" width="250" height="150" rx="8" fill="${glass}"/><rect x="330" y="176" width="124" height="214" rx="8" fill="${door}"/><rect x="348" y="196" width="88" height="110" rx="6" fill="${glass}"/><circle cx="346" cy="330" r="8" fill="#fff"/><path d="M60 300l104-124h46L106 300zM150 326l126-150h18v20L186 326z" fill="#fff" opacity=".35"/><rect x="30" y="326" width="278" height="64" fill="${door}" opacity=".35"/><rect y="84" width="500" height="16" rx="8" fill="${door}"/>${stripes.join('')}<rect x="110" y="10" width="280" height="74" rx="18" fill="${stripe}"/></g>`
}

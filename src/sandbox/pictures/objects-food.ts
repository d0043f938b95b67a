import type { Draw } from './palette.ts'

const croissant: Draw = () => `
<path d="M40 268c-8-74 60-158 160-158s168 84 160 158c-2 22-28 26-42 8-18-26-44-36-56-32-40 12-84 12-124 0-12-4-38 6-56 32-14 18-40 14-42-8z" fill="#D98E3F"/>
<path d="M148 118c-20 34-26 78-16 126 22 8 46 10 68 10V110c-18 0-36 3-52 8z" fill="#EDB568"/><path d="M252 118c20 34 26 78 16 126-22 8-46 10-68 10V110c18 0 36 3 52 8z" fill="#E5A552"/>
<path d="M96 146c-26 30-40 62-40 96 0 14 4 26 8 34 10-16 30-34 62-34-8-40-4-76 16-114-16 4-32 10-46 18z" fill="#E5A552"/><path d="M304 146c26 30 40 62 40 96 0 14-4 26-8 34-10-16-30-34-62-34 8-40 4-76-16-114 16 4 32 10 46 18z" fill="#CF8236"/>
<g fill="none" stroke="#B86A28" stroke-width="6" stroke-linecap="round" opacity=".65"><path d="M146 122c-18 34-24 74-14 118"/><path d="M254 122c18 34 24 74 14 118"/><path d="M98 148c-22 28-34 56-36 86"/><path d="M302 148c22 28 34 56 36 86"/></g>
<path d="M164 136c-10 24-14 48-12 74M86 190c-6 12-10 24-12 36" stroke="#FFE3B0" stroke-width="9" stroke-linecap="round" fill="none" opacity=".8"/>
<ellipse cx="200" cy="322" rx="176" ry="20" fill="#fff"/><ellipse cx="200" cy="316" rx="150" ry="10" fill="#E9E2D6"/>`

const cake: Draw = ({ base, accent, cream }) => `
<ellipse cx="200" cy="324" rx="170" ry="22" fill="#fff"/><ellipse cx="200" cy="318" rx="140" ry="13" fill="#E9E2D6"/>
<path d="M76 190l182-54c34 8 60 28 66 58v116H76z" fill="#E7A860"/>
<path d="M76 222h248v26H76zM76 276h248v14H76z" fill="${cream}"/><path d="M258 136c34 8 60 28 66 58v116h-42V180c0-16-10-32-24-44z" fill="#000" opacity=".07"/>
<path d="M76 190l182-54c34 8 60 28 66 58v18c-14 0-12 20-28 20s-14-18-30-18-14 24-32 24-14-22-32-22-14 18-30 18-16-20-32-20-16 12-32 12-20-12-34-12z" fill="#fff"/>
<path d="M210 138c-6-30 14-48 36-46 22 2 36 22 26 44-8 18-54 22-62 2z" fill="${accent}"/><path d="M246 92c0-14 8-22 18-24" stroke="${base}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M250 84c8-14 26-14 34-6-8 12-24 14-34 6z" fill="${base}"/>
<path d="M224 118c2-8 8-12 16-12" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".8"/>
<g fill="${accent}"><circle cx="130" cy="236" r="5"/><circle cx="190" cy="264" r="5"/><circle cx="240" cy="238" r="5"/><circle cx="150" cy="302" r="5"/><circle cx="262" cy="300" r="5"/></g>`

const donut: Draw = ({ accent, base, cream }) => {
  const sprinkles = [
    [120, 150, 20],
    [160, 112, 70],
    [232, 108, -30],
    [282, 146, 40],
    [300, 204, 90],
    [98, 208, 100],
    [136, 256, -40],
    [262, 258, 30],
    [200, 96, 0],
    [200, 284, 12],
  ]
  const colors = ['#fff', cream, base]
  return `<circle cx="200" cy="206" r="134" fill="#D9985A"/><path d="M72 196c0-74 58-118 128-118s128 44 128 118c0 26-14 22-22 38s-8 34-28 36-26 20-46 18-30 12-48 0-34 0-46-14-30-10-38-30-28-20-28-48z" fill="${accent}"/>
<circle cx="200" cy="196" r="44" fill="#B9713A"/><circle cx="200" cy="204" r="40" fill="#F3E6D2"/>
<path d="M104 168c12-34 40-56 72-62" stroke="#fff" stroke-width="12" stroke-linecap="round" fill="none" opacity=".45"/>
${sprinkles.map(([x = 0, y = 0, turn = 0], index) => `<rect x="${x - 12}" y="${y - 4}" width="24" height="8" rx="4" fill="${colors[index % 3] ?? '#fff'}" transform="rotate(${turn} ${x} ${y})"/>`).join('')}`
}

const mango: Draw = ({ warm }) => `
<path d="M196 96c86-22 152 54 144 132-8 80-92 122-150 104-46-14-30-54-46-96-20-52-28-120 52-140z" fill="#F5A623"/>
<path d="M276 108c50 28 70 76 64 120-8 80-92 122-150 104 90-6 130-110 86-224z" fill="#E8831C" opacity=".75"/>
<path d="M96 160c56-34 116 6 126 66 8 58-30 106-82 108-52 0-92-34-96-82-2-36 20-74 52-92z" fill="#FFC83D"/>
<path d="M190 178c34 34 42 76 22 116-14 24-40 38-72 40 60-22 74-96 50-156z" fill="#F5A623" opacity=".8"/>
<path d="M78 206c8-18 20-28 38-34" stroke="#fff" stroke-width="12" stroke-linecap="round" fill="none" opacity=".6"/>
<path d="M206 98c0-20 8-36 22-46" stroke="#7A4B22" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M220 66c28-34 82-30 104-10-28 34-76 34-104 10z" fill="${warm}"/><path d="M226 64c30-10 60-14 90-8" stroke="#fff" stroke-width="4" opacity=".4" fill="none"/>`

const orange: Draw = ({ warm }) => {
  const slices = Array.from({ length: 8 }, (_, index) => {
    const turn = index * 45
    return `<path d="M262 256l-20-58c12-6 28-6 40 0z" fill="#FF9E2C" transform="rotate(${turn} 262 256)"/>`
  })
  return `<circle cx="156" cy="212" r="120" fill="#FB8C1E"/><path d="M216 108c64 40 76 130 22 190-24 26-54 36-84 34 90-24 118-130 62-224z" fill="#E8731A" opacity=".6"/>
<path d="M72 186c8-30 26-52 52-62" stroke="#fff" stroke-width="13" stroke-linecap="round" fill="none" opacity=".55"/>
<path d="M156 96c0-16 6-28 16-36" stroke="#7A4B22" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M164 78c26-34 72-32 94-14-24 32-66 34-94 14z" fill="${warm}"/>
<circle cx="262" cy="256" r="84" fill="#F98A1C"/><circle cx="262" cy="256" r="74" fill="#FFF1D6"/>${slices.join('')}<circle cx="262" cy="256" r="9" fill="#FFF1D6"/>`
}

const icecream: Draw = ({ base, deep, accent, cream }) => `
<circle cx="200" cy="118" r="66" fill="${cream}"/><circle cx="138" cy="164" r="62" fill="#fff"/><circle cx="262" cy="164" r="62" fill="${accent}" opacity=".9"/>
<path d="M160 96c8-14 20-22 34-24M102 150c4-10 10-18 20-22" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".8"/>
<g fill="#9A5B2B"><rect x="176" y="110" width="16" height="7" rx="3"/><rect x="214" y="128" width="16" height="7" rx="3"/><rect x="124" y="146" width="16" height="7" rx="3"/><rect x="152" y="172" width="16" height="7" rx="3"/></g>
<path d="M262 92l44-60 12 9-44 60z" fill="#C98A4B"/>
<path d="M74 196h252l-34 130c-3 9-9 14-18 14H126c-9 0-15-5-18-14z" fill="${base}"/><path d="M254 196h72l-34 130c-3 9-9 14-18 14h-44c16-40 24-90 24-144z" fill="${deep}"/>
<path d="M62 186h276c8 0 12 6 10 14l-4 12H56l-4-12c-2-8 2-14 10-14z" fill="#fff"/><path d="M150 250c16-14 34-14 50 0 16-14 34-14 50 0-4 30-30 44-50 54-20-10-46-24-50-54z" fill="#fff" opacity=".85"/>`

const chips: Draw = ({ base, deep, accent, cream }) => `
<path d="M102 72c64 12 132 12 196 0-8 90-8 178 4 266-68-12-136-12-204 0 12-88 12-176 4-266z" fill="${accent}"/>
<path d="M248 79c18-1 34-4 50-7-8 90-8 178 4 266-20-4-40-6-60-8 14-80 16-166 6-251z" fill="#000" opacity=".12"/>
<path d="M102 72l6 28c62 10 122 10 184 0l6-28c-64 12-132 12-196 0zM98 338l6-26c64-10 128-10 192 0l6 26c-68-12-136-12-204 0z" fill="#fff" opacity=".5"/>
<circle cx="200" cy="192" r="66" fill="${cream}"/><ellipse cx="184" cy="184" rx="40" ry="27" fill="${base}" transform="rotate(-24 184 184)"/><ellipse cx="222" cy="208" rx="38" ry="25" fill="${deep}" transform="rotate(18 222 208)"/>
<path d="M160 186c12-12 28-18 44-16M200 212c12-8 26-10 38-6" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".7"/>
<path d="M128 124c4 60 4 110-2 164" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".35"/><rect x="150" y="278" width="100" height="14" rx="7" fill="#fff" opacity=".9"/>`

const rice: Draw = ({ base, deep, warm, cream }) => `
<path d="M96 132c-34 70-40 130-14 188 6 14 16 20 30 20h176c14 0 24-6 30-20 26-58 20-118-14-188z" fill="${cream}"/>
<path d="M262 132h42c34 70 40 130 14 188-6 14-16 20-30 20h-44c44-48 52-130 18-208z" fill="#E6D3A6" opacity=".8"/>
<path d="M104 132c-16-26-14-50 6-66 34 18 146 18 180 0 20 16 22 40 6 66z" fill="#fff"/><rect x="92" y="120" width="216" height="22" rx="11" fill="${deep}"/>
<circle cx="200" cy="238" r="68" fill="${base}"/>
<g transform="translate(200 240)" fill="#fff"><path d="M0 44V-30" stroke="${warm}" stroke-width="7" stroke-linecap="round"/>${[-40, -16, 8].map((y) => `<ellipse cx="-17" cy="${y}" rx="8" ry="17" transform="rotate(-36 -17 ${y})"/><ellipse cx="17" cy="${y}" rx="8" ry="17" transform="rotate(36 17 ${y})"/>`).join('')}<ellipse cy="-46" rx="8" ry="17"/></g>
<path d="M92 200c-10 40-8 76 4 108" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".8"/>`

const basket: Draw = ({ base, deep, warm, accent }) => `
<path d="M118 190c0-150 164-150 164 0" fill="none" stroke="${deep}" stroke-width="16"/>
<path d="M132 196c-34-60 6-96 42-84 4-34 60-40 74 0 40-14 66 34 34 84z" fill="${warm}"/><path d="M160 196c-10-36 8-56 30-52 6-20 40-20 46 6 22-4 30 20 20 46z" fill="#5DB588"/>
<circle cx="112" cy="186" r="40" fill="${accent}"/><path d="M112 150c-2-12 4-20 12-24" stroke="${warm}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M90 174c4-10 10-14 18-16" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".7"/>
<path d="M262 206l40-92c6-14 26-10 26 6l-10 90z" fill="#F28C38"/><path d="M306 110c-4-20 8-34 22-38m-16 38c6-18 20-24 34-20" stroke="${warm}" stroke-width="8" fill="none" stroke-linecap="round"/>
<path d="M56 196h288l-34 130c-3 9-9 14-18 14H108c-9 0-15-5-18-14z" fill="${base}"/><rect x="44" y="184" width="312" height="28" rx="14" fill="${deep}"/>
<g stroke="#fff" stroke-width="9" opacity=".55" stroke-linecap="round"><path d="M112 236l16 80M156 236l8 80M200 236v80M244 236l-8 80M288 236l-16 80"/></g>`

export const FOOD = { croissant, cake, donut, mango, orange, icecream, chips, rice, basket }

import type { Draw } from './palette.ts'

const tote: Draw = ({ base, deep, cream, accent, mid }) => `
<path d="M142 150c0-108 116-108 116 0" fill="none" stroke="${accent}" stroke-width="16"/>
<path d="M84 136h232l20 188c1 10-5 16-14 16H78c-9 0-15-6-14-16z" fill="${cream}"/><path d="M264 136h52l20 188c1 10-5 16-14 16h-52c14-60 12-140-6-204z" fill="#E7D5B3"/>
<path d="M100 274l56-80 36 44 40-60 66 96z" fill="${base}"/><path d="M156 194l20 25-32 8zM232 178l25 37-24 8-20-17z" fill="#fff"/><path d="M74 274h252l3 30H71z" fill="${deep}"/>
<path d="M74 288c40-16 60 12 100 0s70 10 152-6" stroke="${mid}" stroke-width="6" fill="none"/><circle cx="270" cy="172" r="15" fill="${accent}"/>`

const bag: Draw = ({ base, deep, accent, warm }) => `
<path d="M136 164l18-92c4-20 30-22 40-4 14-26 46-18 46 8l26-20c14-8 30 6 22 22l-40 86z" fill="${warm}"/><path d="M196 164V80M238 164l32-84" stroke="#fff" stroke-width="6" opacity=".5"/>
<rect x="92" y="96" width="56" height="90" rx="10" fill="#fff"/><rect x="92" y="120" width="56" height="34" fill="${accent}"/><circle cx="296" cy="152" r="34" fill="${accent}"/>
<path d="M68 160h264l-14 166c-1 9-7 14-16 14H98c-9 0-15-5-16-14z" fill="${base}"/><path d="M268 160h64l-14 166c-1 9-7 14-16 14h-48c18-50 22-120 14-180z" fill="${deep}"/>
<path d="M140 200c0 70 120 70 120 0" fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round"/><circle cx="140" cy="198" r="10" fill="#fff"/><circle cx="260" cy="198" r="10" fill="#fff"/>
<path d="M94 190l8 116" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".45"/>`

const gift: Draw = ({ base, deep, accent, cream }) => `
<path d="M200 132c-62 10-108-16-98-52 8-30 66-22 98 52zm0 0c62 10 108-16 98-52-8-30-66-22-98 52z" fill="${accent}"/><path d="M200 132c-38 0-72-14-66-36 6-18 44-4 66 36zm0 0c38 0 72-14 66-36-6-18-44-4-66 36z" fill="#000" opacity=".14"/>
<rect x="84" y="186" width="232" height="154" rx="10" fill="${base}"/><path d="M250 186h66v144c0 6-4 10-10 10h-56z" fill="${deep}"/>
<rect x="66" y="128" width="268" height="66" rx="12" fill="${base}"/><path d="M250 128h72c7 0 12 5 12 12v42c0 7-5 12-12 12h-72z" fill="${deep}"/><rect x="66" y="182" width="268" height="12" fill="#000" opacity=".1"/>
<rect x="174" y="128" width="52" height="212" fill="${cream}"/><rect x="208" y="128" width="18" height="212" fill="${accent}" opacity=".35"/><circle cx="200" cy="130" r="18" fill="${accent}"/>
<path d="M84 146h60" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".4"/>`

const plant: Draw = ({ base, deep, mid, accent, warm }) => {
  const leaf = (turn: number, color: string, size = 1) =>
    `<g transform="translate(200 218) rotate(${turn}) scale(${size})"><path d="M0 0c-40-40-38-104 0-150 38 46 40 110 0 150z" fill="${color}"/><path d="M0-6v-128" stroke="#fff" stroke-width="5" opacity=".35"/></g>`
  return `${leaf(-62, deep, 0.85)}${leaf(62, deep, 0.85)}${leaf(-32, base)}${leaf(34, base)}${leaf(0, mid, 1.08)}
<g fill="${accent}"><circle cx="176" cy="196" r="13"/><circle cx="222" cy="188" r="13"/><circle cx="202" cy="206" r="13"/></g>
<path d="M108 214h184l-22 112c-2 9-8 14-17 14H147c-9 0-15-5-17-14z" fill="${warm}"/><path d="M236 214h56l-22 112c-2 9-8 14-17 14h-39c16-40 22-84 22-126z" fill="#000" opacity=".15"/><rect x="94" y="200" width="212" height="34" rx="12" fill="#C97A4C"/>
<path d="M130 254l10 60" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".35"/>`
}

const voucher: Draw = ({ base, deep, cream, accent }) => {
  const ticket = (fill: string) =>
    `<path d="M44 126h312c10 0 16 6 16 16v36a30 30 0 000 60v36c0 10-6 16-16 16H44c-10 0-16-6-16-16v-36a30 30 0 000-60v-36c0-10 6-16 16-16z" fill="${fill}"/>`
  return `<g transform="rotate(-16 200 210) translate(0 -28)">${ticket(accent)}</g><g transform="rotate(-5 200 210) translate(0 14)">${ticket(base)}
<path d="M262 126h94c10 0 16 6 16 16v36a30 30 0 000 60v36c0 10-6 16-16 16h-94z" fill="${deep}"/><path d="M262 136v146" stroke="${cream}" stroke-width="6" stroke-dasharray="4 14" stroke-linecap="round"/>
<circle cx="148" cy="208" r="56" fill="${cream}"/><g stroke="${deep}" stroke-width="12" stroke-linecap="round"><path d="M126 234l44-52"/></g><circle cx="128" cy="188" r="11" fill="${accent}"/><circle cx="168" cy="228" r="11" fill="${accent}"/>
<path d="M314 182l8 18 20 2-15 13 5 20-18-11-18 11 5-20-15-13 20-2z" fill="${cream}"/><path d="M56 144h70" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".4"/></g>`
}

const coins: Draw = ({ base, deep, cream, accent }) => {
  const coin = (x: number, y: number) =>
    `<path d="M${x - 74} ${y}v22c0 34 148 34 148 0v-22z" fill="${deep}"/><ellipse cx="${x}" cy="${y}" rx="74" ry="25" fill="${base}"/><ellipse cx="${x}" cy="${y}" rx="54" ry="16" fill="none" stroke="${cream}" stroke-width="6"/>`
  return `${[300, 270, 240, 210, 180].map((y) => coin(136, y)).join('')}${[304, 274].map((y) => coin(278, y)).join('')}
<circle cx="272" cy="150" r="76" fill="${deep}"/><circle cx="264" cy="146" r="76" fill="${base}"/><circle cx="264" cy="146" r="58" fill="${cream}"/>
<path d="M264 104l13 27 30 4-22 21 6 30-27-15-27 15 6-30-22-21 30-4z" fill="${accent}"/><path d="M204 128c6-20 18-34 36-42" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".7"/>`
}

const soap: Draw = ({ base, deep, cream, warm, accent }) => `
<path d="M170 70h76v-16h-52c-20 0-44 4-52 24l18 8c2-10 6-16 10-16z" fill="${warm}"/><rect x="176" y="66" width="52" height="36" fill="${cream}"/><rect x="160" y="94" width="84" height="30" rx="8" fill="${warm}"/>
<path d="M160 118h84c40 20 56 50 56 92v112c0 12-8 20-20 20H124c-12 0-20-8-20-20V210c0-42 16-72 56-92z" fill="${base}"/><path d="M244 118c40 20 56 50 56 92v112c0 12-8 20-20 20h-38c14-70 22-160 2-224z" fill="${deep}"/>
<rect x="104" y="214" width="196" height="88" fill="#fff"/><circle cx="202" cy="258" r="34" fill="${cream}"/><path d="M202 232c18 20 20 42 0 44-20-2-18-24 0-44z" fill="${accent}"/>
<path d="M128 208c2-28 12-46 30-60" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".6"/>
<g fill="none" stroke="#fff" stroke-width="6" opacity=".9"><circle cx="322" cy="128" r="20"/><circle cx="78" cy="160" r="14"/><circle cx="346" cy="186" r="11"/><circle cx="96" cy="104" r="9"/></g>`

const umbrella: Draw = ({ base, deep, mid, accent }) => `
<path d="M200 184v124c0 42-56 42-56 4" fill="none" stroke="${accent}" stroke-width="15" stroke-linecap="round"/>
<path d="M34 206c4-98 80-152 166-152s162 54 166 152c-22-22-62-22-84 0-22-22-60-22-82 0-22-22-60-22-82 0-22-22-62-22-84 0z" fill="${base}"/>
<path d="M200 54c86 0 162 54 166 152-22-22-62-22-84 0-4-66-34-120-82-152z" fill="${deep}"/><path d="M200 54c-48 32-78 86-82 152 22-22 60-22 82 0 22-22 60-22 82 0-4-66-34-120-82-152z" fill="${mid}"/>
<path d="M200 54V34" stroke="${accent}" stroke-width="12" stroke-linecap="round"/><path d="M68 160c14-38 38-62 68-76" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".5"/>
<g stroke="#8CC6E8" stroke-width="8" stroke-linecap="round"><path d="M70 256l-8 26M318 262l-8 26M266 300l-7 24M104 316l-7 22"/></g>`

export const GOODS = { tote, bag, gift, plant, voucher, coins, soap, umbrella }

import type { Draw } from './palette.ts'

const wheel = (x: number, y: number, radius: number, color: string, hub: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/><circle cx="${x}" cy="${y}" r="${radius * 0.55}" fill="${hub}"/><circle cx="${x}" cy="${y}" r="${radius * 0.18}" fill="${color}"/>`

const mountain: Draw = ({ base, deep, mid, accent, cream, warm }) => `
<circle cx="270" cy="130" r="58" fill="${accent}"/>
<path d="M10 300L130 116l66 90 50-66 144 160z" fill="${mid}"/><path d="M130 116l36 49-24 6-20-10-22 18zM246 140l44 49-30 2-20-14-18 12-16-9z" fill="#fff"/>
<path d="M0 318c70-70 130-60 200-26s140 6 200-26v74H0z" fill="${base}"/><path d="M0 340c80-40 160-44 400-14v20H0z" fill="${deep}"/>
<path d="M150 336l56-92 60 92z" fill="${cream}"/><path d="M206 244l60 92h-36z" fill="${warm}" opacity=".6"/><path d="M206 276l22 60h-42z" fill="${deep}"/>
<g fill="${deep}"><path d="M62 246l22 62H40z"/><path d="M62 276l26 50H36z"/><path d="M338 238l22 62h-44z"/><path d="M338 268l26 50h-52z"/></g>`

const bicycle: Draw = ({ base, deep, accent, warm, cream }) => `
<g fill="none" stroke="${deep}" stroke-width="11"><circle cx="102" cy="264" r="68"/><circle cx="300" cy="264" r="68"/></g>
<g stroke="${deep}" stroke-width="2.5" opacity=".45">${[0, 30, 60, 90, 120, 150].map((turn) => `<path d="M34 264h136" transform="rotate(${turn} 102 264)"/><path d="M232 264h136" transform="rotate(${turn} 300 264)"/>`).join('')}</g>
<g fill="none" stroke="${base}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"><path d="M102 264l52-100h112l34 100"/><path d="M154 164l42 100h-94M196 264l70-100M154 164l-10-26M266 164l-8-48"/></g>
<path d="M258 116c28-10 44-2 48 18" fill="none" stroke="${warm}" stroke-width="11" stroke-linecap="round"/><path d="M112 132h66c8 0 6 14-4 16l-30 6c-20 2-32-8-32-22z" fill="${warm}"/>
<path d="M270 146h84l-10 52c-1 6-5 8-10 8h-44c-5 0-9-2-10-8z" fill="${accent}"/><path d="M276 164h74M280 184h66" stroke="${cream}" stroke-width="6"/>
<g fill="${cream}"><circle cx="290" cy="134" r="15"/><circle cx="330" cy="132" r="15"/></g><circle cx="310" cy="122" r="17" fill="${accent}"/><circle cx="310" cy="122" r="7" fill="${cream}"/><circle cx="196" cy="264" r="15" fill="${warm}"/>`

const bus: Draw = ({ base, deep, cream, ink, accent }) => `
<rect x="30" y="104" width="340" height="204" rx="32" fill="${base}"/><path d="M30 240h340v36c0 18-14 32-32 32H62c-18 0-32-14-32-32z" fill="${deep}"/><rect x="30" y="226" width="340" height="16" fill="#fff"/>
<g fill="#CDEBF7"><rect x="54" y="134" width="64" height="72" rx="10"/><rect x="130" y="134" width="64" height="72" rx="10"/><rect x="206" y="134" width="64" height="72" rx="10"/></g><path d="M284 134h60c8 0 14 6 14 14v58h-74z" fill="#CDEBF7"/>
<g fill="#fff" opacity=".7"><path d="M54 180l40-46h20l-60 66zM206 180l40-46h20l-60 66z"/></g>
<circle cx="162" cy="180" r="17" fill="#F2C9A1"/><path d="M138 206c2-18 46-18 48 0z" fill="${accent}"/><path d="M145 176c2-22 32-22 34 0-12-8-24-8-34 0z" fill="${ink}"/>
<rect x="346" y="252" width="26" height="16" rx="8" fill="${cream}"/><rect x="28" y="252" width="18" height="16" rx="8" fill="${accent}"/><rect x="92" y="90" width="120" height="22" rx="8" fill="${deep}"/>
${wheel(108, 308, 38, ink, cream)}${wheel(294, 308, 38, ink, cream)}`

const scooter: Draw = ({ base, deep, accent, cream, ink, warm }) => `
<rect x="40" y="104" width="122" height="104" rx="14" fill="${accent}"/><path d="M130 104h18c8 0 14 6 14 14v76c0 8-6 14-14 14h-18z" fill="#000" opacity=".14"/><rect x="40" y="142" width="122" height="14" fill="#fff" opacity=".85"/><path d="M101 164l8 15 17 2-12 12 3 17" fill="none"/>
<path d="M70 300c-10-60 20-88 74-88h50c18 0 22 20 18 40-4 26 20 36 46 30l28-118-24-8 6-20 44 14c8 2 10 10 8 18l-34 146c-2 8-8 12-16 12H72z" fill="${base}"/>
<path d="M70 300c-2-14-2-26 2-38h104c16 0 14 38 14 38z" fill="${deep}"/><path d="M120 206h84c14 0 14 18 0 20h-70c-14 0-22-8-14-20z" fill="${warm}"/>
<path d="M268 134c-22-18-38-18-50-12" stroke="${ink}" stroke-width="12" stroke-linecap="round" fill="none"/><circle cx="318" cy="176" r="20" fill="${cream}"/><path d="M282 288c10-40 50-50 78-26" stroke="${deep}" stroke-width="14" fill="none" stroke-linecap="round"/>
${wheel(114, 304, 38, ink, cream)}${wheel(320, 304, 38, ink, cream)}
<g stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".8"><path d="M2 180h26M-8 220h44M8 260h24"/></g>`

export const TRAVEL = { mountain, bicycle, bus, scooter }

import type { Draw } from './palette.ts'

const steam = (x: number, color = '#fff') =>
  `<g fill="none" stroke="${color}" stroke-width="9" stroke-linecap="round" opacity=".75">
<path d="M${x} 118c-18-22 18-34 0-60"/><path d="M${x + 44} 108c-18-22 18-34 0-60"/><path d="M${x - 44} 108c-18-22 18-34 0-60"/></g>`

const latte: Draw = ({ base, deep, cream, accent, warm }) => `${steam(190)}
<ellipse cx="195" cy="326" rx="150" ry="20" fill="${deep}"/><ellipse cx="195" cy="319" rx="150" ry="20" fill="${cream}"/>
<path d="M296 178c62-14 78 76-14 88" fill="none" stroke="${cream}" stroke-width="22" stroke-linecap="round"/>
<path d="M78 158h230c4 90-34 158-82 160h-66c-48-2-86-70-82-160z" fill="#fff"/>
<path d="M232 158h76c4 90-34 158-82 160h-40c40-24 54-84 46-160z" fill="${cream}"/>
<path d="M79 196h228c-2 14-4 27-8 40H87c-4-13-7-26-8-40z" fill="${base}"/>
<ellipse cx="193" cy="158" rx="115" ry="30" fill="#fff"/><ellipse cx="193" cy="159" rx="101" ry="23" fill="${warm}"/>
<path d="M193 178c-34-8-52-18-46-25 5-6 32-6 46 4 14-10 41-10 46-4 6 7-12 17-46 25z" fill="${cream}"/>
<path d="M193 172c-16-4-26-10-23-14 3-3 15-3 23 3 8-6 20-6 23-3 3 4-7 10-23 14z" fill="${accent}" opacity=".55"/>`

const iced: Draw = ({ base, deep, cream, accent, warm }) => `
<path d="M214 96l28-66 12 5-28 66z" fill="${accent}"/><path d="M226 100l26-62 6 2-26 62z" fill="#fff" opacity=".4"/>
<path d="M112 128h176l-20 204c-1 8-8 12-16 12H148c-8 0-15-4-16-12z" fill="#fff" opacity=".92"/>
<path d="M118 176h164l-15 150c-1 7-7 10-14 10H147c-7 0-13-3-14-10z" fill="${warm}"/>
<path d="M118 176h164l-5 52c-30 22-54-14-84 4-26 14-50 6-70-4z" fill="${cream}"/>
<g fill="#fff" opacity=".55"><rect x="146" y="188" width="40" height="40" rx="9" transform="rotate(-12 166 208)"/><rect x="206" y="196" width="36" height="36" rx="9" transform="rotate(16 224 214)"/><rect x="172" y="240" width="34" height="34" rx="8" transform="rotate(28 189 257)"/></g>
<path d="M258 176h24l-15 150c-1 7-7 10-14 10h-18z" fill="#000" opacity=".1"/>
<path d="M124 240h152l-5 54H129z" fill="${base}"/><circle cx="200" cy="267" r="20" fill="${cream}"/>
<path d="M200 255c12 6 12 18 0 24-12-6-12-18 0-24z" fill="${deep}"/>
<rect x="100" y="108" width="200" height="26" rx="13" fill="${cream}"/><rect x="124" y="84" width="152" height="30" rx="15" fill="#fff"/>
<path d="M140 300l-8-120" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5"/>`

const tea: Draw = ({ base, mid, cream, accent, deep }) => `${steam(200)}
<path d="M292 196c60-6 60 74-6 76" fill="none" stroke="${base}" stroke-width="20" stroke-linecap="round"/>
<path d="M96 168h208v96c0 46-34 74-76 74h-56c-42 0-76-28-76-74z" fill="${base}"/>
<path d="M236 168h68v96c0 46-34 74-76 74h-26c30-18 42-60 34-170z" fill="${deep}" opacity=".55"/>
<ellipse cx="200" cy="168" rx="104" ry="26" fill="${mid}"/><ellipse cx="200" cy="169" rx="90" ry="20" fill="${accent}"/>
<path d="M162 168c14-14 40-14 54 0-14 12-40 12-54 0z" fill="${deep}"/><path d="M216 172c12-8 28-6 36 2-12 8-28 6-36-2z" fill="${base}"/>
<path d="M150 170v62" stroke="${cream}" stroke-width="4"/><rect x="132" y="228" width="36" height="46" rx="5" fill="${cream}"/><path d="M150 240c10 6 10 16 0 22-10-6-10-16 0-22z" fill="${base}"/>
<path d="M118 200c0 60 6 92 26 112" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".3"/>`

const milk: Draw = ({ base, deep, accent }) => `
<path d="M150 132l28-66h84l28 66z" fill="#BFDDEA"/><rect x="176" y="44" width="88" height="30" rx="6" fill="${base}"/>
<path d="M128 132h124v208H142c-8 0-14-6-14-14z" fill="#E3F2F9"/><path d="M252 132h38l14 20v174c0 8-6 14-14 14h-38z" fill="#BFDDEA"/>
<path d="M128 132l50-66 74 66z" fill="#F4FAFD"/>
<path d="M128 214c34-26 60 22 124 0v126H142c-8 0-14-6-14-14z" fill="${base}"/><path d="M252 214c20-10 36-4 52 2v110c0 8-6 14-14 14h-38z" fill="${deep}"/>
<circle cx="190" cy="186" r="30" fill="${accent}"/><path d="M190 168c14 16 16 34 0 34s-14-18 0-34z" fill="#fff"/>
<path d="M146 236v78" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5"/>`

const tumbler: Draw = ({ base, deep, mid, cream, accent }) => `
<path d="M128 104h144l-16 222c-1 9-7 14-15 14h-82c-8 0-14-5-15-14z" fill="${base}"/>
<path d="M226 104h46l-16 222c-1 9-7 14-15 14h-40c18-40 28-140 25-236z" fill="${deep}"/>
<path d="M136 232l34-46 24 30 30-44 42 62-6 74H142z" fill="${mid}" opacity=".7"/><path d="M224 172l18 27-16 4-10-12z" fill="#fff"/><path d="M170 186l13 16-20 3z" fill="#fff"/>
<circle cx="244" cy="150" r="13" fill="${accent}"/>
<rect x="114" y="76" width="172" height="34" rx="12" fill="${cream}"/><rect x="134" y="52" width="132" height="30" rx="10" fill="#fff"/><rect x="232" y="44" width="26" height="14" rx="7" fill="${accent}"/>
<path d="M148 128l12 178" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".35"/>`

const dripper: Draw = ({ base, deep, cream, accent, warm, soft }) => `
<path d="M104 92h192l-54 104h-84z" fill="${cream}"/><path d="M224 92h72l-54 104h-40z" fill="#fff" opacity=".6"/>
<path d="M88 92h224v20H88z" fill="${accent}"/><path d="M126 112h148l-10 20H136z" fill="${warm}"/><path d="M302 104c44 0 40 58-22 54" fill="none" stroke="${accent}" stroke-width="16"/>
<rect x="140" y="192" width="120" height="20" rx="8" fill="${accent}"/><path d="M196 212h8v54h-8z" fill="${warm}"/>
<path d="M142 222h116c0 30 42 40 42 84 0 24-16 36-36 36H136c-20 0-36-12-36-36 0-44 42-54 42-84z" fill="${soft}" opacity=".85"/>
<path d="M108 286c60-18 120 18 188-4 8 38-6 60-32 60H136c-22 0-38-18-28-56z" fill="${warm}"/>
<path d="M298 262c52-6 52 62-4 58" fill="none" stroke="${deep}" stroke-width="15"/><rect x="136" y="214" width="128" height="18" rx="9" fill="${base}"/>
<path d="M122 276c4-10 12-18 18-26" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".7"/>`

const beans: Draw = ({ base, deep, cream, accent, warm, ink }) => {
  const bean = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="24" ry="17" fill="${warm}"/><path d="M-22 0c12-9 30 9 44 0" stroke="${ink}" stroke-width="4" fill="none"/></g>`
  return `<path d="M116 100h150l14 220c0 12-8 20-20 20H128c-12 0-20-8-20-20z" fill="${base}"/>
<path d="M228 100h38l14 220c0 12-8 20-20 20h-30c8-60 8-160-2-240z" fill="${deep}"/>
<path d="M116 100l10-36h128l12 36z" fill="${deep}"/><rect x="120" y="90" width="146" height="16" rx="6" fill="${accent}"/>
<rect x="128" y="160" width="112" height="112" rx="14" fill="${cream}"/><path d="M138 244l30-44 20 24 18-28 26 48z" fill="${base}"/><circle cx="214" cy="186" r="11" fill="${accent}"/><rect x="148" y="252" width="72" height="7" rx="3" fill="${deep}"/>
${bean(98, 326, -20)}${bean(284, 316, 30)}${bean(318, 332, -8)}${bean(62, 334, 14)}${bean(300, 290, 60)}`
}

export const DRINKS = { latte, iced, tea, milk, tumbler, dripper, beans }

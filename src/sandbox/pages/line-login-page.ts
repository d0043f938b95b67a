import type { SandboxBrand } from '../brands/brand.ts'
import { PERSONA_NAMES, PERSONAS } from '../personas.ts'

export const LINE_LOGIN_CSS = `*{box-sizing:border-box}
body{margin:0;background:#f4f6f5;color:#1d2421;font:16px/1.6 "Noto Sans Thai","Sukhumvit Set",Thonburi,system-ui,sans-serif}
header{display:flex;align-items:center;gap:12px;padding:16px;background:#06c755;color:#04260f}
header img{height:44px;background:#fff;border-radius:10px;padding:6px}
h1{margin:0;font-size:18px}
main{max-width:560px;margin:0 auto;padding:16px}
p{margin:0 0 16px;color:#55605b}
ul{display:grid;gap:8px;margin:0;padding:0;list-style:none}
a{display:flex;justify-content:space-between;align-items:center;gap:12px;min-height:60px;padding:10px 16px;border-radius:12px;background:#fff;color:inherit;text-decoration:none}
a:hover{background:#eaf7ef}
a:focus-visible{outline:3px solid #067a38}
small{display:block;color:#55605b}
code{padding:2px 8px;border-radius:999px;background:#eef1ef;font-size:13px;white-space:nowrap}
@media (prefers-color-scheme:dark){body{background:#111418;color:#eef1f0}p,small{color:#a8b2ad}a{background:#1a1f26}a:hover{background:#1e2b25}code{background:#2a3138}}
`

/** The page that replaces LINE's own login: the tester picks a persona. */
export function lineLoginPage(brand: SandboxBrand): string {
  const links = PERSONA_NAMES.map((name) => {
    const { firstName, lastName, about } = PERSONAS[name]
    const person = `${firstName} ${lastName}`.trim()
    return `<li><a href="/sandbox/line-login?brandRef=${brand.ref}&amp;as=${name}"><span>${person}<small>${about}</small></span><code>${name}</code></a></li>`
  })
  return `<!doctype html>
<html lang="th">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>LINE จำลอง – ${brand.nameTh}</title>
<link rel="icon" href="/sandbox/pictures/tiericon-${brand.ref}-0.svg">
<link rel="stylesheet" href="/sandbox/line-login.css">
</head>
<body>
<header><img src="/sandbox/pictures/${brand.loginLogo}.svg" alt="${brand.nameTh}"><h1>เข้าสู่ระบบด้วย LINE (จำลอง)</h1></header>
<main>
<p>เลือกว่าจะเข้าสู่ระบบเป็นใคร ไม่มีข้อมูลใดถูกส่งไปที่ LINE</p>
<ul>${links.join('')}</ul>
</main>
</body>
</html>`
}

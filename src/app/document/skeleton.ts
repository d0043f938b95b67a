/** What index.html shows until React does: the shape of home, or the splash. Same geometry as the real thing, so nothing jumps. */
export function skeletonCss(): string {
  return `body{margin:0;background:var(--color-surface)}
.sk{display:none}
html[data-entry=home] .sk-home,html[data-entry=splash] .sk-splash{display:block}
.sk-splash{position:fixed;inset:0}
.sk-splash i{position:absolute;inset:0;margin:auto;width:40px;height:40px;border-radius:50%;border:4px solid var(--color-surface-sunken);border-top-color:var(--color-primary);animation:sk 1s linear infinite}
.sk-home{overflow:hidden}
.sk-home i{display:block;background:var(--color-surface-sunken);border-radius:16px;margin:16px var(--gutter)}
@keyframes sk{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){.sk-splash i{animation:none}}`
    .split('\n')
    .join('')
}

export function skeletonHtml(): string {
  const block = (height: number) => `<i style="height:${height}px"></i>`
  return `<div class="sk sk-splash" aria-hidden="true"><i></i></div><div class="sk sk-home" aria-hidden="true">${[40, 180, 120, 150, 260].map(block).join('')}</div>`
}

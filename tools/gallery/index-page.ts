const FACETS = ['screen', 'brand', 'width', 'language', 'mode'] as const
type Facet = (typeof FACETS)[number]
type Shown = Record<Facet | 'file', string>

/** The gallery as one page: a filter for each facet, in CSS alone, and every picture a link to itself. */
export function indexPage(files: string[], order: string[]): string {
  const pictures = files
    .map((file) => {
      const [screen = '', brand = '', width = '', language = '', mode = ''] = file.split('.')
      return { file, screen, brand, width, language, mode }
    })
    .sort((a, b) => order.indexOf(a.screen) - order.indexOf(b.screen) || compare(a, b))
  const values = (facet: Facet) => [...new Set(pictures.map((picture) => picture[facet]))]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery</title>
<style>
${STYLE}
${FACETS.flatMap((facet) => values(facet).map((value) => rule(facet, value))).join('\n')}
</style>
<form>${FACETS.map((facet) => filter(facet, values(facet))).join('')}<button type="reset">All</button></form>
<main>
${pictures.map(figure).join('\n')}
</main>
</html>
`
}

const STYLE = `body { margin: 0; font: 14px/1.5 system-ui, sans-serif; background: #e9ebee; color: #1c1e21 }
form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 12px; padding: 12px 16px; background: #fff; border-bottom: 1px solid #ccd }
select, button { min-height: 36px; font: inherit }
main { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 16px; padding: 16px }
figure { margin: 0; width: 240px }
figure[data-width="820"] { width: 360px }
figure[data-width="1440"] { width: 560px }
img { display: block; width: 100%; max-height: 720px; object-fit: cover; object-position: top; border: 1px solid #ccd; background: #fff }
figcaption { padding-top: 4px; overflow-wrap: anywhere }`

/** A picture hides while another value of one of its facets is chosen. */
function rule(facet: Facet, value: string): string {
  return `body:has(#${facet} option[value="${value}"]:checked) figure:not([data-${facet}="${value}"]) { display: none }`
}

function filter(facet: Facet, values: string[]): string {
  const options = values.map((value) => `<option value="${value}">${value}</option>`).join('')
  return `<label>${facet} <select id="${facet}"><option value="">all</option>${options}</select></label>`
}

function figure({ file, ...facets }: Shown): string {
  const data = FACETS.map((facet) => `data-${facet}="${facets[facet]}"`).join(' ')
  const caption = FACETS.map((facet) => facets[facet]).join(' · ')
  return `<figure ${data}><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`
}

function compare(a: Shown, b: Shown): number {
  return (
    a.brand.localeCompare(b.brand) ||
    Number(a.width) - Number(b.width) ||
    b.language.localeCompare(a.language) ||
    b.mode.localeCompare(a.mode)
  )
}

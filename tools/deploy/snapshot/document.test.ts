import { describe, expect, it } from 'vitest'
import { defaultAppSetting } from '../../../src/brand/app-setting.ts'
import { unreadableColours, withoutSnapshot, withSnapshot } from './document.ts'

const HTML = '<head><!-- config --><!-- brands --></head><body><!-- pages --><div id="root"></div></body>'
const hostile = '</script><script>alert(1)</script><!--'

const snapshotOf = (brandRef: string, name = 'Brand') => ({
  raw: { brands: [{ ref: brandRef, name_en: name }] },
  brands: [
    {
      setting: { ...defaultAppSetting(brandRef), themeFields: { '--primary': hostile } },
      theme: { light: {}, dark: {} },
      pictures: { 'https://brand.example/logo.png': 'data:image/png;base64,AAAA' },
    },
  ],
  pages: [
    {
      path: '/authentication/line-login',
      brandRef,
      locale: 'th' as const,
      html: '<img src="data:image/png;base64,AAAA"/><h1>A</h1>',
    },
  ],
  styles: '<style data-styled="true">.a{}/*!sc*/\n</style>',
})

/** The document as a browser reads it. */
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

describe('index.html with a snapshot', () => {
  it('has no script that a value has brought along', () => {
    const html = withSnapshot(HTML, snapshotOf(`"><script>alert(2)</script>`, hostile))
    const document = parse(html)
    const scripts = [...document.querySelectorAll('script')]
    expect(scripts.map(({ type }) => type)).toEqual(['application/json', 'application/json'])
    const [config, brands] = scripts.map(({ textContent }) => JSON.parse(textContent) as unknown)
    expect(config).toMatchObject({ brands: [{ name_en: hostile }] })
    expect(brands).toMatchObject([{ setting: { themeFields: { '--primary': hostile } } }])
    expect(document.querySelector('template')?.dataset.brand).toBe('"><script>alert(2)</script>')
    expect(document.getElementById('root')).not.toBeNull()
  })

  it('has an inline picture once, and its places by name', () => {
    const html = withSnapshot(HTML, snapshotOf('brand'))
    expect(html.match(/base64,AAAA/g)).toHaveLength(1)
    expect(html).toContain('<img data-picture="https://brand.example/logo.png"/>')
  })

  it('has the picture of a page’s own brand, where another brand has the same at another address', () => {
    const { pages, brands, ...rest } = snapshotOf('one')
    const other = snapshotOf('two')
    const pictures = { 'https://brand.example/other.png': 'data:image/png;base64,AAAA' }
    const html = withSnapshot(HTML, {
      ...rest,
      brands: [...brands, ...other.brands.map((brand) => ({ ...brand, pictures }))],
      pages: [...pages, ...other.pages],
    })
    const templates = [...parse(html).querySelectorAll('template')]
    expect(templates.map(({ dataset, innerHTML }) => [dataset.brand, innerHTML])).toEqual([
      ['one', expect.stringContaining('data-picture="https://brand.example/logo.png"')],
      ['two', expect.stringContaining('data-picture="https://brand.example/other.png"')],
    ])
  })

  it('keeps the line ends of the styles, by which styled-components finds its rules', () => {
    expect(withSnapshot(HTML, snapshotOf('brand'))).toContain('/*!sc*/\n')
  })

  it('is what the build has left once the snapshot is taken out', () => {
    expect(withoutSnapshot(withSnapshot(HTML, snapshotOf('brand')))).toBe(HTML)
  })

  it('is refused where the build has no place for it', () => {
    expect(() => withSnapshot('<body></body>', snapshotOf('brand'))).toThrow('build the site anew')
  })
})

it('a colour that is a word is named where only a browser can look it up', () => {
  const setting = { ...defaultAppSetting('brand'), themeFields: { '--primary': 'Orange', '--logo': 'round' } }
  expect(unreadableColours({ setting })).toEqual(['"Orange" of --primary'])
  for (const written of ['#ffa500', 'white', 'rgb(255, 165, 0)'])
    expect(unreadableColours({ setting: { ...setting, themeFields: { '--primary': written } } })).toEqual([])
})

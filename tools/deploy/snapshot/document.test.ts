import { describe, expect, it } from 'vitest'
import { defaultAppSetting } from '../../../src/brand/app-setting.ts'
import { unreadableColour, withoutSnapshot, withSnapshot } from './document.ts'

const HTML = '<head><!-- config --><!-- brands --></head><body><div id="root"></div></body>'
const hostile = '</script><script>alert(1)</script><!--'
const setting = { ...defaultAppSetting('brand'), themeFields: { '--primary': hostile } }
const parts = {
  config: { brands: [{ ref: 'brand', name_en: hostile }] },
  brands: [{ setting, theme: { light: {}, dark: {} }, logo: 'data:image/png;base64,AAAA' }],
}

describe('index.html with a snapshot', () => {
  it('has no script that a value has brought along', () => {
    const document = new DOMParser().parseFromString(withSnapshot(HTML, parts), 'text/html')
    const scripts = [...document.querySelectorAll('script')]
    expect(scripts.map(({ type }) => type)).toEqual(['application/json', 'application/json'])
    expect(scripts.map(({ textContent }) => JSON.parse(textContent) as unknown)).toEqual([
      parts.config,
      parts.brands,
    ])
    expect(document.getElementById('root')).not.toBeNull()
  })

  it('is what the build has left once the snapshot is taken out', () => {
    expect(withoutSnapshot(withSnapshot(HTML, parts))).toBe(HTML)
  })

  it('is refused where the build has no place for it', () => {
    expect(() => withSnapshot('<body></body>', parts)).toThrow('build the site anew')
  })
})

it('a colour that is a word is named where only a browser can look it up', () => {
  expect(unreadableColour({ '--primary': 'Orange', '--logo': 'round' })).toBe('"Orange" of --primary')
  for (const written of ['#ffa500', 'white', 'rgb(255, 165, 0)'])
    expect(unreadableColour({ '--primary': written })).toBeUndefined()
})

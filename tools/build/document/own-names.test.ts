import { th } from '#tests/names.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withOwnNames } from './own-names.ts'

const html = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8')
const pageOf = (text: string) => new DOMParser().parseFromString(text, 'text/html')
const read = (text: string) => {
  const page = pageOf(text)
  return [
    page.title,
    page.querySelector('meta[name=description]')?.getAttribute('content'),
    page.querySelector('link[rel=icon]')?.getAttribute('href'),
  ]
}
const previewIn = (text: string) =>
  ['title', 'description', 'image'].map((name) =>
    pageOf(text).querySelector(`meta[property="og:${name}"]`)?.getAttribute('content'),
  )
const NEUTRAL = 'แต้ม สิทธิพิเศษ และบัตรสมาชิกของคุณ · Your points, privileges and membership card'

it('a build names its brand in the title, the description and the icon', () => {
  const own = { APP_TITLE: 'ดอยใส & "Sons" <3', APP_DESCRIPTION: 'แต้ม "ดอยใส"', APP_ICON: '/doisai.png' }
  expect(read(withOwnNames(html, own))).toEqual(['ดอยใส & "Sons" <3', 'แต้ม "ดอยใส"', '/doisai.png'])
})

it('a build that names nothing has the neutral ones', () => {
  expect(read(withOwnNames(html, {}))).toEqual(read(html))
  expect(previewIn(withOwnNames(html, {}))).toEqual(['Member', NEUTRAL, undefined])
})

it('a build for a site that is not for members is for no search engine', () => {
  const robotsOf = (config: unknown) =>
    [...pageOf(withOwnNames(html, {}, config)).head.querySelectorAll('meta[name=robots]')].map((meta) =>
      meta.getAttribute('content'),
    )
  expect([{ staging: true }, { staging: 'true' }, {}, undefined].map(robotsOf)).toEqual([
    ['noindex'],
    [],
    [],
    [],
  ])
  expect(read(withOwnNames(html, {}, { staging: true }))).toEqual(read(html))
})

describe('a link preview', () => {
  const brand = {
    ref: 'doisai',
    name_th: 'กาแฟดอยใส',
    name_en: 'Doi Sai Coffee',
    description_th: 'สมาชิกกาแฟดอยใส',
    logoUrl: 'https://cdn.example/doisai.png',
  }

  it('is that of the configuration’s one brand', () => {
    expect(previewIn(withOwnNames(html, {}, { brands: [brand] }))).toEqual([
      'กาแฟดอยใส',
      'สมาชิกกาแฟดอยใส',
      'https://cdn.example/doisai.png',
    ])
  })

  it('is what the build’s variables say, before the configuration', () => {
    const own = { APP_TITLE: 'ดอยใส', APP_DESCRIPTION: '', APP_IMAGE: 'https://cdn.example/wide.png' }
    expect(previewIn(withOwnNames(html, own, { brands: [brand] }))).toEqual([
      'ดอยใส',
      'สมาชิกกาแฟดอยใส',
      'https://cdn.example/wide.png',
    ])
  })

  it('of several brands’ site is neutral: a link may be any one’s', () => {
    const others = { brands: [brand, { ...brand, ref: 'sabaimart' }], description_th: th.membership }
    expect(previewIn(withOwnNames(html, {}, others))).toEqual(['Member', NEUTRAL, undefined])
  })

  it.each([
    ['a path, which a server elsewhere cannot load', '/logo.png'],
    ['plain http', 'http://cdn.example/a.png'],
    ['no address', 7],
  ])('has no picture of %s', (_what, logoUrl) => {
    const [title, , image] = previewIn(withOwnNames(html, {}, { brands: [{ ...brand, logoUrl }] }))
    expect([title, image]).toEqual(['กาแฟดอยใส', undefined])
  })

  it('is text, whatever a configuration holds', () => {
    const hostile = '"><script>alert(1)</script>$&$1'
    const text = withOwnNames(
      html,
      {},
      {
        brands: [{ name_th: hostile, description_th: hostile, logoUrl: `https://cdn.example/${hostile}` }],
      },
    )
    expect(previewIn(text)).toEqual([hostile, hostile, `https://cdn.example/${hostile}`])
    expect(pageOf(text).scripts).toHaveLength(pageOf(html).scripts.length)
  })
})

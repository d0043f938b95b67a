import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withOwnNames } from './own-names.ts'

const html = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8')
const read = (text: string) => {
  const page = new DOMParser().parseFromString(text, 'text/html')
  return [
    page.title,
    page.querySelector('meta[name=description]')?.getAttribute('content'),
    page.querySelector('link[rel=icon]')?.getAttribute('href'),
  ]
}

it('a build names its brand in the title, the description and the icon', () => {
  const own = { APP_TITLE: 'ดอยใส & "Sons" <3', APP_DESCRIPTION: 'แต้ม "ดอยใส"', APP_ICON: '/doisai.png' }
  expect(read(withOwnNames(html, own))).toEqual(['ดอยใส & "Sons" <3', 'แต้ม "ดอยใส"', '/doisai.png'])
})

it('a build that names nothing has the neutral ones', () => {
  expect(withOwnNames(html, {})).toBe(html)
})

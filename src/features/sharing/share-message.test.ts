import { th } from '#tests/names.ts'
import { describe, expect, it } from 'vitest'
import { isMessagePicture, shareMessage } from './share-message'

const PICTURE = 'https://cdn.example.com/latte.jpg'
const parts = {
  title: 'ลาเต้เย็น 1 แก้ว',
  subtitle: 'ใช้ 120 แต้ม',
  picture: PICTURE,
  link: 'https://liff.line.me/1-a/privilege/detail?privilegeId=1',
  button: th.seeDetails,
  app: { name: 'กาแฟดอยใส', link: 'https://liff.line.me/1-a', icon: 'https://cdn.example.com/logo.png' },
}

interface Part {
  type?: string
  text?: string
  url?: string
  action?: { type: string; label: string; uri: string }
  contents?: Part[]
}

/** Every part of a message, outer ones first. */
const partsOf = (part: object): Part[] =>
  [
    part,
    ...Object.values(part).flatMap((value) =>
      typeof value === 'object' && value ? partsOf(value as object) : [],
    ),
  ] as Part[]

const make = (changes: Partial<typeof parts> = {}) => {
  const message = shareMessage({ ...parts, ...changes })
  const all = partsOf(message)
  return {
    message,
    texts: all.filter(({ type }) => type === 'text').map(({ text }) => text),
    pictures: all.filter(({ type }) => type === 'image').map(({ url }) => url),
    actions: all.flatMap(({ action }) => action ?? []),
    bubble: message.contents as unknown as { hero?: Part; body: Part; footer: Part },
  }
}

it('is one bubble: picture, title, subtitle, one button to the page, and the app with its icon', () => {
  const { message, texts, pictures, bubble } = make()
  expect(message).toMatchObject({
    type: 'flex',
    altText: 'ลาเต้เย็น 1 แก้ว · ใช้ 120 แต้ม',
    contents: { type: 'bubble' },
  })
  expect(texts).toEqual(['ลาเต้เย็น 1 แก้ว', 'ใช้ 120 แต้ม', 'กาแฟดอยใส'])
  expect(pictures).toEqual([PICTURE, 'https://cdn.example.com/logo.png'])
  const buttons = bubble.body.contents?.filter(({ type }) => type === 'button')
  expect(buttons).toMatchObject([{ action: { type: 'uri', label: th.seeDetails, uri: parts.link } }])
  expect(bubble.footer.contents?.at(-1)?.action).toEqual({
    type: 'uri',
    label: 'กาแฟดอยใส',
    uri: parts.app.link,
  })
})

it('leads to the two links and nowhere else', () => {
  expect(new Set(make().actions.map(({ uri }) => uri))).toEqual(new Set([parts.link, parts.app.link]))
})

it.each([
  [
    'nothing but a title',
    { subtitle: undefined, picture: undefined, app: { ...parts.app, icon: undefined } },
  ],
  ['blanks for a subtitle', { subtitle: ' \n ', picture: '', app: { ...parts.app, icon: '' } }],
  [
    'pictures over plain http',
    { picture: 'http://a.example/a.png', app: { ...parts.app, icon: 'data:image/png;base64,AA' } },
  ],
])('is whole with %s', (_what, changes) => {
  const { bubble, pictures, texts } = make(changes as object)
  expect(bubble).not.toHaveProperty('hero')
  expect(pictures).toEqual([])
  expect(texts.every(Boolean)).toBe(true)
})

describe('what a server sends too much of', () => {
  const long = 'น้ำผึ้ง👨‍👩‍👧'.repeat(1000)
  const { message, texts, actions } = make({
    title: long,
    subtitle: long,
    button: 'x'.repeat(50),
    app: { ...parts.app, name: long },
  })

  it('stays within the limits of Flex', () => {
    expect(message.altText.length).toBeLessThanOrEqual(400)
    expect(texts.every((text) => (text?.length ?? 0) <= 300)).toBe(true)
    expect(actions.every(({ label }) => label.length <= 20)).toBe(true)
    expect(new TextEncoder().encode(JSON.stringify(message.contents)).length).toBeLessThan(10_000)
  })

  it('is cut between characters, with its vowels and tone marks', () => {
    expect(texts[0]).toMatch(/(ง|👨‍👩‍👧|น้ำ|ผึ้)…$/u)
  })
})

it.each([
  ['https://cdn.example.com/a.jpg', true],
  ['https://cdn.example.com/a.PNG?v=1.webp', true],
  ['https://cdn.example.com/picture/12', true],
  ['https://cdn.example.com/a.webp', false],
  ['https://cdn.example.com/a.svg#.png', false],
  ['http://cdn.example.com/a.jpg', false],
  ['data:image/png;base64,AA', false],
  ['/a.jpg', false],
  [`https://cdn.example.com/${'a'.repeat(1000)}.jpg`, false],
  [undefined, false],
])('%s as a picture of a message: %s', (address, isOne) => {
  expect(isMessagePicture(address)).toBe(isOne)
})

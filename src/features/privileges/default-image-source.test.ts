import { describe, expect, it } from 'vitest'
import { defaultImageSource } from './default-image-source'

const api = 'https://api.example.com/customer'
const base64 = (text: string) => btoa(text)
const png = base64('\x89PNG\r\n\x1a\n....')

describe('the default picture of privileges', () => {
  it.each([
    ['png', png],
    ['jpeg', base64('\xff\xd8\xff\xe0....')],
    ['webp', base64('RIFF\n\x00\x00\x01WEBPVP8 ')],
    ['gif', base64('GIF89a....')],
  ])('is shown from base64 of a %s', (format, file_image) => {
    expect(defaultImageSource({ type: 1, file_image }, api)).toBe(`data:image/${format};base64,${file_image}`)
  })

  it('is shown from base64 with a prefix and line breaks', () => {
    const file_image = `data:image/svg+xml;base64,${png.slice(0, 8)}\n${png.slice(8)}`
    expect(defaultImageSource({ type: 1, file_image }, api)).toBe(`data:image/png;base64,${png}`)
  })

  it.each(['', 'not base64!', base64('<svg onload="alert(1)">'), base64('<html>')])(
    'is not shown from a text that is no picture: %s',
    (file_image) => expect(defaultImageSource({ type: 1, file_image }, api)).toBeUndefined(),
  )

  it.each([
    ['https://cdn.example.com/gift.png', 'https://cdn.example.com/gift.png'],
    ['/pictures/gift.png', 'https://api.example.com/pictures/gift.png'],
    ['gift.png', 'https://api.example.com/gift.png'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,<script>', undefined],
    ['http://insecure.example.com/gift.png', undefined],
  ])('is found by its file name %s', (file_image, expected) => {
    expect(defaultImageSource({ type: 2, file_image }, api)).toBe(expected)
  })

  it('is on the origin of the app where the customer API is too', () => {
    expect(defaultImageSource({ type: 2, file_image: '/gift.png' }, '')).toBe(`${location.origin}/gift.png`)
  })
})

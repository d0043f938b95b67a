import { describe, expect, it } from 'vitest'
import { pictureType } from './picture-type'

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

describe('the type of a picture', () => {
  it.each([
    ['a JPEG', '\xff\xd8\xff\xe1\x00\x18Exif\x00\x00', 'image/jpeg'],
    ['a PNG', '\x89PNG\r\n\x1a\n\x00\x00\x00\x0d', 'image/png'],
    ['an old GIF', 'GIF87a\x01\x00\x01\x00\x80\x00', 'image/gif'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00\x80\x00', 'image/gif'],
    ['a WebP', 'RIFF\x24\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ["an iPhone's HEIC", '\x00\x00\x00\x18ftypheic\x00\x00', 'image/heic'],
    ['a HEIF', '\x00\x00\x00\x18ftypmif1\x00\x00', 'image/heic'],
  ])('is read from the first bytes of %s', (_name, bytes, type) => {
    expect(pictureType(bytesOf(bytes))).toBe(type)
  })

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a sound, which is RIFF too', 'RIFF\x24\x00\x00\x00WAVEfmt '],
    ['a film, which is ISO media too', '\x00\x00\x00\x18ftypisom\x00\x00'],
    ['three bytes', '\x89PN'],
    ['nothing', ''],
  ])('is undefined for %s', (_name, bytes) => {
    expect(pictureType(bytesOf(bytes))).toBeUndefined()
  })
})

import { drawings, pictures } from '#tests/support/typed-inputs.ts'
import { describe, expect, it, vi } from 'vitest'
import { fitWithin, pictureType, shrinkPicture } from './shrink-picture'

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const MEGABYTE = 1024 * 1024

/** The first bytes of a PNG, in a blob that claims to be this large. */
const png = (size = 64) => {
  const bytes = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  return Object.defineProperty(new Blob([bytes], { type: 'image/png' }), 'size', { value: size })
}

/** Stubs a browser that decodes and draws; returns the mock of `drawImage`. */
function stubCanvas(width: number, height: number) {
  const drawImage = vi.fn()
  const context = { fillRect: vi.fn(), drawImage } as unknown as CanvasRenderingContext2D // the methods that are used
  vi.spyOn(HTMLImageElement.prototype, 'width', 'get').mockReturnValue(width)
  vi.spyOn(HTMLImageElement.prototype, 'height', 'get').mockReturnValue(height)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type) =>
    give(new Blob([new Uint8Array(4)], { type })),
  )
  return drawImage
}

describe('a chosen picture', () => {
  it('becomes a JPEG of at most 1024 px a side', async () => {
    const drawImage = stubCanvas(4000, 3000)
    const outcome = await shrinkPicture(png())
    expect(outcome).toEqual({ picture: expect.any(File) })
    expect('picture' in outcome && outcome.picture.type).toBe('image/jpeg')
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 1024, 768)
  })

  it.each(pictures)('is taken where the browser can decode %s', async (_what, bytes) => {
    stubCanvas(10, 10)
    const seen = vi.spyOn(URL, 'createObjectURL')
    expect(await shrinkPicture(new Blob([bytesOf(bytes)]))).toHaveProperty('picture')
    // The browser is never asked to decode a drawing.
    expect(seen.mock.lastCall?.[0]).toHaveProperty('type', expect.stringMatching(/^image\/(?!svg)/))
  })

  it.each(drawings)(
    'is refused where its bytes are a drawing, whatever its name and type: %s',
    async (_what, bytes) => {
      stubCanvas(10, 10)
      const drawing = new Blob([bytesOf(bytes)], { type: 'image/png' })
      expect(await shrinkPicture(drawing)).toEqual({ error: 'notPicture' })
    },
  )

  it('may be as large as a photo of a phone, and is refused over 30 MB', async () => {
    stubCanvas(4000, 3000)
    expect(await shrinkPicture(png(8 * MEGABYTE))).toHaveProperty('picture')
    expect(await shrinkPicture(png(30 * MEGABYTE))).toHaveProperty('picture')
    expect(await shrinkPicture(png(30 * MEGABYTE + 1))).toEqual({ error: 'tooLarge' })
  })

  it('is refused where its file cannot be read: deleted meanwhile, or in a cloud out of reach', async () => {
    stubCanvas(10, 10)
    const gone = { slice: () => gone, arrayBuffer: () => Promise.reject(new DOMException('gone')) }
    expect(await shrinkPicture(Object.assign(png(), gone))).toEqual({ error: 'notPicture' })
  })

  it('is refused where its file has not been read after half a minute', async () => {
    vi.useFakeTimers()
    try {
      stubCanvas(10, 10)
      const silent = { slice: () => silent, arrayBuffer: () => new Promise<ArrayBuffer>(() => {}) }
      const outcome = vi.fn()
      void shrinkPicture(Object.assign(png(), silent)).then(outcome)
      await vi.advanceTimersByTimeAsync(29_000)
      expect(outcome).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(2000)
      expect(outcome).toHaveBeenCalledWith({ error: 'notPicture' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('is refused where the browser cannot decode it', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('broken'))
    expect(await shrinkPicture(png())).toEqual({ error: 'notPicture' })
  })
})

it.each([
  [4000, 3000, 1024, 768],
  [3000, 4000, 768, 1024],
  [800, 600, 800, 600],
  [5000, 1, 1024, 1],
])('%i × %i fits as %i × %i', (width, height, fittedWidth, fittedHeight) => {
  expect(fitWithin(width, height)).toEqual({ width: fittedWidth, height: fittedHeight })
})

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

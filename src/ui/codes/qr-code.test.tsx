import { renderUi, setScreenWidth } from '#tests/support/render-ui.tsx'
import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { QrCode } from './qr-code'

const PX_PER_MODULE = 4

/** Paints the rendered modules, black on white, and decodes the pixels as a camera app would. */
function read(code: string) {
  const svg = renderUi(<QrCode code={code} />).container.querySelector('svg')
  const modules = Number(svg?.getAttribute('viewBox')?.split(' ')[2])
  const [paper, ink] = svg?.querySelectorAll('path') ?? []
  const width = modules * PX_PER_MODULE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  const runs = [...(ink?.getAttribute('d') ?? '').matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1/g)].map((run) =>
    run.map(Number),
  )
  for (const [, left = 0, top = 0, length = 0] of runs) {
    for (let y = top * PX_PER_MODULE; y < (top + 1) * PX_PER_MODULE; y += 1) {
      for (let x = left * PX_PER_MODULE; x < (left + length) * PX_PER_MODULE; x += 1)
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return {
    text: jsQR(pixels, width, width)?.data,
    quietZone: Math.min(...runs.map(([, left = 0]) => left), ...runs.map(([, , top = 0]) => top)),
    colours: [paper?.getAttribute('fill'), ink?.getAttribute('fill')],
  }
}

it.each(['DS100185', '0812345678', 'A-1/2 b#?', 'สมาชิก 99', 'x'.repeat(120)])('decodes to %j', (code) => {
  expect(read(code).text).toBe(code)
})

it('is black on white with a quiet zone of four modules', () => {
  const { quietZone, colours } = read('DS100185')
  expect(quietZone).toBe(4)
  expect(colours).toEqual(['#fff', '#000'])
})

it.each([
  [767, 'DS100185', '261px'],
  [1919, 'DS100185', '261px'],
  [1920, 'DS100185', '377px'],
  [767, 'x'.repeat(26), '264px'],
  [767, 'x'.repeat(120), '265px'],
])(
  'is on a screen of %s px as near to the specification’s 192 and 281 as whole px to a module are: %s',
  (width, code, across) => {
    setScreenWidth(width)
    const { container } = renderUi(<QrCode code={code} />)
    expect(getComputedStyle(container.querySelector('svg') ?? container).width).toBe(across)
  },
)

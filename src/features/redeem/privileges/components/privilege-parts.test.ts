import { expect, it } from 'vitest'
import { defaultImageSource } from './privilege-parts'

const api = 'https://api.example.com/customer'

it.each([
  ['base64', 1, 'iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  [
    'base64 with a prefix and line breaks, never as an SVG',
    1,
    'data:image/svg+xml;base64,iVBOR\nw0KGgo=',
    'data:image/png;base64,iVBORw0KGgo=',
  ],
  ['an address', 2, 'https://cdn.example.com/gift.png', 'https://cdn.example.com/gift.png'],
  ['a path', 2, '/pictures/gift.png', 'https://api.example.com/pictures/gift.png'],
  ['a file name', 2, 'gift.png', 'https://api.example.com/gift.png'],
  ['a script', 2, 'javascript:alert(1)', undefined],
  ['a document', 2, 'data:text/html,<script>', undefined],
  ['an address without TLS', 2, 'http://insecure.example.com/gift.png', undefined],
  ['nothing', 1, ' ', undefined],
])('the default picture of privileges from %s', (_, type, file_image, expected) => {
  expect(defaultImageSource({ type, file_image }, api)).toBe(expected)
})

it('is on the origin of the app where the customer API is too', () => {
  expect(defaultImageSource({ type: 2, file_image: '/gift.png' }, '')).toBe(`${location.origin}/gift.png`)
})

import { expect, test } from 'vitest'
import {
  carouselFrame,
  firstSlides,
  swipeRatio,
  toSwiperOptions,
  visibleBullets,
  type CarouselOptions,
} from './carousel-options'

test('a carousel without options has the defaults of the specification', () => {
  expect(swipeRatio(undefined, 400)).toBe(0.1)
  expect(toSwiperOptions({}, 5)).toEqual({
    direction: 'horizontal',
    initialSlide: 0,
    speed: 500,
    resistanceRatio: 0.2,
    centeredSlides: false,
    loop: false,
    rewind: false,
    autoHeight: false,
    spaceBetween: 0,
    slidesPerView: 1,
    longSwipesMs: 0,
    autoplay: { enabled: false, delay: 2000, reverseDirection: false },
  })
})

test.each([
  [{ vertical: true }, { direction: 'vertical' }],
  [{ whitespace: 12 }, { spaceBetween: 12 }],
  [{ align: 'center' }, { centeredSlides: true, loop: false }],
  [{ adaptive: true }, { autoHeight: true }],
  [{ defaultIndex: 2 }, { initialSlide: 2 }],
  [{ loop: true }, { loop: true, centeredSlides: false }],
  [{ duration: 300 }, { speed: 300 }],
  [{ bounce: 0.5 }, { resistanceRatio: 0.5 }],
  [{ autoplay: true }, { loop: true, centeredSlides: true }],
  [
    { navigation: true, align: 'prev', loop: false },
    { loop: true, centeredSlides: true },
  ],
  [{ pagination: true }, { loop: true, centeredSlides: true }],
  [
    { autoplay: true, autoplayDuration: 3000 },
    { autoplay: { enabled: false, delay: 3000, reverseDirection: false } },
  ],
  [
    { autoplay: true, autoplayDuration: 3000, autoplayOption: { duration: 900, direction: 'prev' } },
    { autoplay: { enabled: false, delay: 900, reverseDirection: true } },
  ],
  [{ style: { kind: 'fade' } }, { effect: 'fade', fadeEffect: { crossFade: true } }],
  [{ style: { kind: 'parallax' } }, { parallax: { enabled: true } }],
  [
    { style: { kind: 'perspective', rotate: 5 } },
    { effect: 'coverflow', coverflowEffect: { rotate: 5, scale: 1, depth: 100, slideShadows: false } },
  ],
] satisfies [CarouselOptions, object][])('the options %j mean %j', (options, expected) => {
  expect(toSwiperOptions(options, 5)).toMatchObject(expected)
})

test.each([
  [1, 1, false],
  [2, 1, true],
  [4, 3, false],
  [5, 3, true],
  [2, 'auto', false],
  [3, 'auto', true],
] as const)('%i slides with %s in view loop: %s', (count, panelsPerView, canLoop) => {
  const { loop, rewind } = toSwiperOptions({ pagination: true, panelsPerView }, count)
  expect({ loop, rewind }).toEqual({ loop: canLoop, rewind: !canLoop })
})

test.each([
  [{}, 0, 0, 0],
  [{ navigation: true }, 0, 0, 0],
  [{ pagination: true }, 50, 0, 0],
  [{ pagination: true, paginationOption: { isInside: true } }, 0, 0, 0],
  [{ pagination: true, navigation: true }, 50, 50, -50],
])('%j keeps %i px below, %i above and moves up by %i', (options, paddingBottom, paddingTop, marginTop) => {
  expect(carouselFrame(options).frame).toEqual({ paddingBottom, paddingTop, marginTop })
})

test('the height is that of the options, or at least 100 px', () => {
  expect(carouselFrame({ height: 240 }).viewport).toEqual({ height: 240 })
  expect(carouselFrame({}).viewport).toEqual({ minHeight: 100 })
})

test.each([
  [{}, 5, [0]],
  [{ pagination: true, panelsPerView: 3 }, 6, [5, 0, 1]],
  [{ panelsPerView: 3 }, 6, [0, 1, 2]],
  [{ panelsPerView: 3 }, 2, [0, 1]],
  [{ defaultIndex: 4 }, 5, [4]],
  [{ panelsPerView: 'auto' }, 3, [0, 1, 2]],
] satisfies [CarouselOptions, number, number[]][])(
  'before it has loaded, %j of %i shows %j',
  (options, count, slides) => {
    expect(firstSlides(options, count)).toEqual(slides)
  },
)

test.each([
  [0, 3, [0, 1, 2]],
  [4, 9, [2, 3, 4, 5, 6]],
  [8, 9, [4, 5, 6, 7, 8]],
])('at slide %i of %i the bullets are %j', (active, count, bullets) => {
  expect(visibleBullets(active, count)).toEqual(bullets)
})

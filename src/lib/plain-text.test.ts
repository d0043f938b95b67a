import { expect, it } from 'vitest'
import { plainText } from './plain-text'
import { isHtml } from './sanitise'

it.each([
  ['<p>Free <b>cu</b>p</p>\n<ul><li>hot</li><li>iced</li></ul>', 'Free cup hot iced', true],
  ['one<br/>two<!-- <p>no</p> --><style>p{}</style>', 'one two', true],
  ['only <size M> and <buy-1-get-1>, 1 < 2 > 0', 'only <size M> and <buy-1-get-1>, 1 < 2 > 0', false],
  ['Tom &amp; Jerry&#39;s &#x2013; &amp;lt;b&amp;gt;&hellip; &eh;', "Tom & Jerry's – &lt;b&gt;… &eh;", false],
])('of %s a card says %s', (text, words, isMarkedUp) => {
  expect(plainText(text).replaceAll(/\s+/g, ' ').trim()).toBe(words)
  expect(isHtml(text)).toBe(isMarkedUp)
})

const MOST = 20_000

it.each([
  ['tags that never end', '<a '],
  ['comments that never end', '<!--'],
  ['styles that never end', '<style '],
  ['quotes that never end', '<a title="'],
  ['closing tags that never end', '</p '],
  ['words that look like tags', '<size M '],
  ['names without an end', '<a'],
  ['entities without an end', '&amp'],
])('200 kB of %s are read as far as a card may need them', (_what, part) => {
  const text = part.repeat(200_000 / part.length)
  expect(plainText(text).length).toBeLessThanOrEqual(MOST)
  expect(isHtml(`${' '.repeat(MOST)}<b>late</b>`)).toBe(false)
})

it.each([
  ['a tag ends before the next one begins', 'one <a href <b>two</b>', 'one <a href two'],
  ['a comment without an end hides what follows, as in a browser', 'one<!-- two <p>three</p>', 'one '],
  ['so does a style', 'one<style>p{} <p>three</p>', 'one '],
  ['a word that begins like a style does not', 'one <styles and more>', 'one <styles and more>'],
])('%s', (_what, text, words) => expect(plainText(text)).toBe(words))

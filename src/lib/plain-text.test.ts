import { expect, it } from 'vitest'
import { isHtml, plainText, withWordsKept } from './plain-text'

it.each([
  ['<p>Free <b>cu</b>p</p>\n<ul><li>hot</li><li>iced</li></ul>', 'Free cup hot iced', true],
  ['one<br/>two<!-- <p>no</p> --><style>p{}</style>', 'one two', true],
  ['only <size M> and <buy-1-get-1>, 1 < 2 > 0', 'only <size M> and <buy-1-get-1>, 1 < 2 > 0', false],
  ['Tom &amp; Jerry&#39;s &#x2013; &amp;lt;b&amp;gt;&hellip; &eh;', "Tom & Jerry's – &lt;b&gt;… &eh;", false],
])('of %s a card says %s', (text, words, isMarkedUp) => {
  expect(plainText(text).replaceAll(/\s+/g, ' ').trim()).toBe(words)
  expect(isHtml(text)).toBe(isMarkedUp)
})

it('HTML keeps the words that only look like a tag', () => {
  expect(withWordsKept('<p>only <size M></p>')).toBe('<p>only &lt;size M></p>')
})

import { expect, it } from 'vitest'
import { readableOf } from './readable'

it('the text of HTML has a line for each block', async () => {
  const html = `<h2>One  &amp;
    two</h2><p>A <b>bold</b> word<br>next</p><ul><li>first</li><li>second</li></ul>
    <table><tr><td>left</td><td>right</td></tr></table>`
  const { text } = await readableOf(html)
  expect(text).toBe('One & two\nA bold word\nnext\nfirst\nsecond\nleft right')
})

const long = 'word '.repeat(30).trim()

it.each([
  ['<p>Lead</p><h2>The title</h2>', 'Lead'],
  [`<p>${long}</p><h2> The  <i>title</i></h2>`, 'The title'],
  [`<p>${long}</p><p>more</p>`, `${long.slice(0, 89)}…`],
  [`<p>${long}</p><h2> </h2><h2>The title</h2>`, 'The title'],
  ['<p> </p><p>no heading</p><p>more</p>', 'no heading'],
  [`<p>${'ก'.repeat(87)}ที่นี่</p>`, `${'ก'.repeat(87)}…`],
  ['<p> </p>', ''],
])('the title of %s is "%s"', async (html, title) => {
  expect((await readableOf(html)).title).toBe(title)
})

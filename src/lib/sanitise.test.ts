import { expect, it } from 'vitest'
import { sanitise, wellNested } from './sanitise'

const SIZE = 200_000
const WORDS = 'word '.repeat(40)

/** How many elements lie around each one, summed. */
function depthsOf(fragment: DocumentFragment): number {
  let sum = 0
  const walk = document.createTreeWalker(fragment, NodeFilter.SHOW_ELEMENT)
  for (let node: Node | null = walk.nextNode(); node; node = walk.nextNode())
    for (let at = node.parentNode; at; at = at.parentNode) sum += 1
  return sum
}

const repeated = (part: string) => part.repeat(SIZE / part.length)
const nested = (name: string) => {
  const count = SIZE / `<${name}></${name}>`.length
  return `<${name}>`.repeat(count) + 'within' + `</${name}>`.repeat(count)
}

it.each([
  ...['b', 'div', 'p', 'a', 'table', 'svg'].map((name) => [name, nested(name)]),
  ['b without an end', repeated('<b>')],
  ['b with words', repeated(`<b>${WORDS}`)],
  ['b and div without an end', repeated(`<b><div>${WORDS}`)],
  ['b behind an end of another', repeated(`<b>${WORDS}</p>`)],
  ['b in a cell that it ends', repeated('<b><table><td></b></td></table>')],
  ['b whose end is in a comment', repeated('<b><!--</b>-->')],
  ['b whose end is in quotes', repeated('<b title="></b>">')],
  ['b to begin again in each paragraph', `<p>${'<b>'.repeat(300)}${repeated(`<p>${WORDS}`)}`],
])('200 kB of %s make no tree that grows with their square', async (_what, html) => {
  expect(depthsOf(await sanitise(html))).toBeLessThan(SIZE)
})

it.each([
  ['words that only look like a tag', '<p>only <size M> 1 < 2</p>', '<p>only &lt;size M> 1 &lt; 2</p>'],
  ['what a link and a cell need', '<a class=x href="/a?b&c">y</a>', '<a href="/a?b&c">y</a>'],
  ['paragraphs without ends', '<p>one<p>two<br/>three', '<p>one</p><p>two<br>three'],
  ['the elements around one that ends first', '<p><b>one</p></b>', '<p><b>one</b></p>'],
  ['the words of an office', '<o:p>one</o:p><!-- <b> --><![if x]>', 'one'],
])('a text of HTML keeps %s', (_what, html, kept) => expect(wellNested(html)).toBe(kept))

it('a text with more around its tags than any text needs keeps its words, line by line', async () => {
  const lines = Array.from({ length: 1000 }, (_, index) => `line ${index}`)
  const fragment = await sanitise(lines.map((line) => `<div><i>${line}\n`).join(''))
  expect(fragment.textContent.trim().split('\n')).toEqual(lines)
  expect(fragment.lastElementChild?.nodeName).toBe('BR')
  expect(fragment.lastChild?.textContent).toBe('line 999\n')
})

it('a legal text of 200 kB keeps all its elements', () => {
  const part = `<div><h2>Part</h2><p>${WORDS}<b>bold</b></p><ul><li>one</li></ul></div>`
  const text = `<div>${repeated(part)}</div>`
  expect(wellNested(text) === text).toBe(true)
})

import { expect, it } from 'vitest'
import { isHtml, plainText } from './plain-text'

it.each([
  ['<p>ลด <b>50</b>%</p><p>ทุกสาขา</p>', 'ลด 50% ทุกสาขา'],
  ['วันนี้<br>เท่านั้น', 'วันนี้ เท่านั้น'],
  ['<style>p { color: red }</style><p>ลาเต้</p><script>alert(1)</script>', 'ลาเต้'],
  ['เสื้อ <size M> 2 < 3 & มากกว่า', 'เสื้อ <size M> 2 < 3 & มากกว่า'],
  ['Fish &amp; chips', 'Fish & chips'],
  ['<p>&amp;lt;b&amp;gt;</p>', '&lt;b&gt;'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['แถวแรก\nแถวสอง', 'แถวแรก\nแถวสอง'],
])('a text of the brand, %j, reads as %j', (text, read) => expect(plainText(text)).toBe(read))

it.each([
  ['<p>ลาเต้</p>', true],
  ['ลาเต้<BR/>ร้อน', true],
  ['เสื้อ <size M>', false],
  ['ลาเต้', false],
])('a text of the brand, %j, is HTML: %s', (text, is) => expect(isHtml(text)).toBe(is))

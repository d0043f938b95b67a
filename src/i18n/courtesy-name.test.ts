import { describe, expect, it } from 'vitest'
import { courtesyName } from './courtesy-name'

describe('a member is greeted in Thai', () => {
  it.each([
    ['สมชาย', 'คุณสมชาย'],
    ['เกศินี', 'คุณเกศินี'],
    ['John', 'คุณ\u00a0John'],
    ['Élodie', 'คุณ\u00a0Élodie'],
    ['小明', 'คุณ\u00a0小明'],
  ])('%s as %s', (name, greeted) => expect(courtesyName(name, 'th')).toBe(greeted))

  it.each([
    'ดร.สมชาย',
    'ดร. สมชาย',
    'ดร สมชาย',
    'ผศ.ดร.สมชาย',
    'น.ส.กัญญา',
    'ด.ญ.กัญญา',
    'พล.อ.สมชาย',
    'พ.ต.ท.สมชาย',
    'พลเอกสมชาย',
    'ว่าที่ ร.ต.สมชาย',
    'ม.ล.สมชาย',
    'หม่อมหลวงสมชาย',
    'พระสมชาย',
    'คุณสมชาย',
    'คุณหญิงกัญญา',
    'นายสมชาย',
    'นางกัญญา',
    'นางสาวกัญญา',
    'เด็กชายสมชาย',
    'Dr. John',
    'Miss Anna',
  ])('%s by the title in the name', (name) => expect(courtesyName(name, 'th')).toBe(name))

  it.each([
    ['คุณากร', 'คุณคุณากร'],
    ['คุณัญญา', 'คุณคุณัญญา'],
    ['นายิกา', 'คุณนายิกา'],
    ['ดรุณี', 'คุณดรุณี'],
    ['ศศิธร', 'คุณศศิธร'],
    ['Drew', 'คุณ\u00a0Drew'],
    ['Missy', 'คุณ\u00a0Missy'],
  ])('%s as %s, because the name only begins like a title', (name, greeted) =>
    expect(courtesyName(name, 'th')).toBe(greeted),
  )
})

it('a member is greeted in English by the name alone', () => {
  expect(courtesyName('สมชาย', 'en')).toBe('สมชาย')
  expect(courtesyName('John', 'en')).toBe('John')
})

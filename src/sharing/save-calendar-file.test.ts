import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveCalendarFile, type CalendarEntry } from './save-calendar-file'

const entry: CalendarEntry = {
  kind: 'privilege',
  item: 'ลาเต้เย็น 1 แก้ว',
  day: '2026-12-31',
  title: 'ใช้ได้ถึงวันนี้: ลาเต้เย็น 1 แก้ว · กาแฟดอยใส',
  about: 'เปิดดูในแอป',
  path: '/profile/privilege-history?sort=asc',
}

const saved: { name: string; blob: Blob }[] = []

beforeEach(() => {
  let made: Blob | undefined
  URL.createObjectURL = (blob) => {
    made = blob as Blob
    return 'blob:made'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (made) saved.push({ name: this.download, blob: made })
  })
})
afterEach(() => {
  saved.length = 0
  vi.restoreAllMocks()
})

/** The file's lines, whole. */
async function linesOf(changes: Partial<CalendarEntry> = {}): Promise<string[]> {
  saveCalendarFile({ ...entry, ...changes }, 'doisai')
  const text = (await saved.at(-1)?.blob.text()) ?? ''
  return text.replaceAll('\r\n ', '').split('\r\n')
}

it('is named for its kind and day, and leads to the page at this brand', async () => {
  const lines = await linesOf()
  const url = `${location.origin}/profile/privilege-history?sort=asc&brandRef=doisai`
  expect(saved.map(({ name }) => name)).toEqual(['privilege-2026-12-31.ics'])
  expect(lines).toContain(`URL:${url}`)
  expect(lines).toContain(`DESCRIPTION:เปิดดูในแอป: ${url}`)
  expect(lines).toContain('SUMMARY:ใช้ได้ถึงวันนี้: ลาเต้เย็น 1 แก้ว · กาแฟดอยใส')
})

it('is the same entry when it is saved again in other words, and another for another item or day', async () => {
  const uidOf = async (changes: Partial<CalendarEntry>) =>
    (await linesOf(changes)).find((line) => line.startsWith('UID:'))
  const uid = await uidOf({})
  expect(uid).toMatch(/^UID:privilege-2026-12-31-doisai-/)
  expect(await uidOf({ title: 'Last day: Iced latte · Doi Sai Coffee' })).toBe(uid)
  expect(await uidOf({ item: 'Americano' })).not.toBe(uid)
  expect(await uidOf({ day: '2027-01-01' })).not.toBe(uid)
})

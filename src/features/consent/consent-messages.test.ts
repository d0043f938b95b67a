import { expect, it } from 'vitest'
import english from '@/i18n/messages/features/consent.en.json'
import thai from '@/i18n/messages/features/consent.th.json'
import titles from '@/i18n/messages/th/titles.json'

const ADVANTAGES =
  /แต้ม|คะแนน|ของขวัญ|ของแถม|รางวัล|คูปอง|ส่วนลด|สิทธิพิเศษ|ฟรี|\b(points?|gifts?|rewards?|coupons?|discounts?|privileges?|bonus|free)\b/i

/** That the points stay, whatever the answer, promises nothing for it. */
const POINTS_STAY = /แต้มยังอยู่(ครบ)?|\bYour points (are safe|stay)\b/

/** The titles of the consent's pages are in the catalogue of all pages' titles. */
const ofConsent = Object.entries(titles).filter(([id]) => /pdpa|consent|condition/i.test(id))

it.each([
  ['Thai', Object.entries(thai)],
  ['English', Object.entries(english)],
  ['Thai titles', ofConsent],
])(
  'no screen that asks for consent promises anything for it, or names what could be lost: %s',
  (_name, messages) => {
    expect(messages.length).toBeGreaterThan(2)
    const rest = messages.map(
      ([id, message]) => [id, JSON.stringify(message).replace(POINTS_STAY, '')] as const,
    )
    expect(rest.filter(([, message]) => ADVANTAGES.test(message))).toEqual([])
  },
)

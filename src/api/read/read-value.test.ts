import { describe, expect, it } from 'vitest'
import { readValue, type Reading } from './read-value'

const noted: string[] = []
const reading: Reading = {
  apiOrigin: 'https://api.example.com',
  note: (path, what) => void noted.push(`${path}: ${what}`),
}
function read(code: string, value: unknown) {
  noted.length = 0
  return readValue(code, value, reading)
}

const card = {
  privilege_id: 'P-1',
  name_th: 'กาแฟ',
  point_ref: 100,
  is_issuable: true,
  point_need: 0,
  is_forever: false,
}

describe('a number', () => {
  it.each([
    ['1250', 1250],
    ['1250.00', 1250],
    ['1,250', 1250],
    ['12,345,678.50', 12345678.5],
    [' -120 ', -120],
    ['+5', 5],
    [0, 0],
  ])('is read of %o', (value, number) => expect(read('n', value)).toBe(number))

  it.each(['', '12,50', '1e3', '0x10', 'Infinity', '๑๒', true, {}, Infinity])('is not read of %o', (value) =>
    expect(read('n', value)).toBeUndefined(),
  )
})

describe('a text', () => {
  it.each([
    [1650000000, '1650000000'],
    [0.5, '0.5'],
    [2 ** 53 - 1, '9007199254740991'],
    ['  ', '  '],
  ])('is read of %o', (value, text) => expect(read('s', value)).toBe(text))

  it.each(['', true, {}, ['a'], 2 ** 53, -(2 ** 53), Infinity])('is not read of %o', (value) =>
    expect(read('s', value)).toBeUndefined(),
  )
})

describe('a flag', () => {
  it.each([true, 1, '1', 'true', 'TRUE', 'True', 'Y', 'y', ' yes '])('is on where it is %o', (value) =>
    expect(read('f', value)).toBe(true),
  )
  it.each([false, 0, '0', 'false', 'False', 'N', 'no'])('is off where it is %o', (value) =>
    expect(read('f', value)).toBe(false),
  )
  it.each([2, 'maybe', 'constructor', {}, [], [true], null])('is not read of %o', (value) =>
    expect(read('f', value)).toBeUndefined(),
  )
})

it('a date is its day in Bangkok, and a moment has an offset', () => {
  expect([read('d', '1990-04-12T17:00:00Z'), read('d', '0001-01-01T00:00:00')]).toEqual([
    '1990-04-13',
    '0001-01-01',
  ])
  expect(read('m', '2026-11-02 10:15')).toBe('2026-11-02T10:15:00+07:00')
  for (const none of ['tomorrow', 20270226, true])
    expect([read('d', none), read('m', none)]).toEqual([undefined, undefined])
})

describe('a choice', () => {
  it.each([
    ['vertical-two', 'vertical-two'],
    ['Vertical_Two', 'vertical-two'],
    ['VerticalTwo', 'vertical-two'],
  ])('is read of %s', (value, word) => expect(read('s(vertical-two|vertical-three)', value)).toBe(word))
  it('is read of a number written as text', () => expect(read('n(1|2)', '2.0')).toBe(2))
  it.each(['vertical', 3, null, {}])('is none of %o', (value) =>
    expect(read('s(vertical-two|vertical-three)', value)).toBeUndefined(),
  )

  it.each([
    [
      { display_type: 2, card_layout_type: '1', banner_layout_type: 1 },
      ['Banner', 'vertical-two', 'full width'],
    ],
    [
      { display_type: '1', card_layout_type: 2, banner_layout_type: 2.0 },
      ['Card', 'vertical-three', 'content width'],
    ],
    [{ display_type: 0, card_layout_type: 3, banner_layout_type: '12' }, [undefined, undefined, undefined]],
  ])('that the specification numbers is read of its number, as %o', (sent, choices) => {
    const item = read('HomeContentItem', { key: 'banner', ...sent }) as Record<string, unknown> // by its shape
    expect([item.display_type, item.card_layout_type, item.banner_layout_type]).toEqual(choices)
  })

  it('that is a number is read of the word that the specification has for it', () => {
    expect(read('SectionSetting', { layoutType: 'VerticalThree' })).toEqual({ layoutType: 2 })
    expect(read('CoverPageSetting', { displayType: 'full_width' })).toEqual({ displayType: 1 })
    expect(read('CoverPageSetting', { displayType: 'ContentWidth' })).toEqual({ displayType: 2 })
    expect(read('SectionSetting', { layoutType: 'Vertical' })).toEqual({})
  })

  it('without numbers in the specification has none', () => {
    expect(read('CustomerInfo', { gender: 1 })).toEqual({})
  })
})

describe('a picture', () => {
  it.each([
    ['https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
    ['/pictures/a.png', 'https://api.example.com/pictures/a.png'],
    ['a.png', 'https://api.example.com/a.png'],
    ['http://localhost:5173/a.png', 'http://localhost:5173/a.png'],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ])('of %s has an address', (value, address) => expect(read('p', value)).toBe(address))
  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,<script>',
    'http://insecure.example.com/a.png',
    'https://',
    7,
    {},
  ])('is not read of %o', (value) => expect(read('p', value)).toBeUndefined())
})

describe('an answer of a form', () => {
  it.each([
    [true, 'true'],
    [5, '5'],
    [['tea', 'coffee'], 'tea,coffee'],
    [[1, true], '1,true'],
  ])('of %o is %s', (value, text) => expect(read('v', value)).toBe(text))
  it.each([[[]], [[{}]], [{}]])('is none of %o', (value) => expect(read('v', value)).toBeUndefined())
})

describe('an object', () => {
  it('that lacks a required field is left out, whatever else it has', () => {
    const { point_ref: _, ...broken } = card
    expect(read('PrivilegeCard', broken)).toBeUndefined()
    expect(noted).toEqual(['point_ref: missing'])
  })

  it('that is broken costs a list its own row alone', () => {
    const payload = [card, { ...card, name_th: null }, { ...card, privilege_id: 2, point_ref: '50' }]
    expect(read('PrivilegeList', { payload })).toEqual({
      payload: [card, { ...card, privilege_id: '2', point_ref: 50 }],
    })
    expect(noted).toEqual([
      'payload[1].name_th: missing',
      'payload[1]: row left out',
      'payload[2].privilege_id: number for a text',
      'payload[2].point_ref: text for a number',
    ])
  })

  it('that is broken is left out of the object around it, which stays', () => {
    const criteria = {
      criteria_id: 'C-1',
      next_tier: 'gold',
      next_tier_id: 'T-3',
      next_tier_name_th: 'โกลด์',
      next_tier_name_en: 'Gold',
      priority: 1,
      spending_criteria: { flag: 2 },
      visit_criteria: 'none',
    }
    const { spending_criteria: _, visit_criteria: __, ...rest } = criteria
    expect(read('Criteria', criteria)).toEqual(rest)
  })

  it('has the default of a field that is absent or unreadable', () => {
    expect(read('CardDisplay', { points: 'maybe', valid_date: 'False' })).toEqual({
      privilege_name: true,
      description: true,
      points: true,
      valid_date: false,
      redeem_status: true,
      overall_limit: true,
    })
    expect(read('Otp', { otp_ref: 'AB12' })).toEqual({ otp_ref: 'AB12', expires_in: 300, resend_in: 60 })
  })

  it.each([
    ...['0001-01-01', '0001-01-01T00:00:00', '0001-01-01T00:00:00Z'],
    ...['0001-01-01T06:42:04+06:42', '0000-12-31T17:00:00.000Z'],
  ])('has no date that is %s, which is how a server writes none', (none) => {
    expect(read('CustomerInfo', { first_name: 'ปิติ', birthdate: none })).toEqual({ first_name: 'ปิติ' })
    expect(read('IssueCode', { issue_code: 'A', expires_at: none })).toEqual({ issue_code: 'A' })
    expect(noted).toEqual([])
  })

  it.each([{ tier_info: null }, { tier_info: '', is_last_tier: false }, {}])(
    'that may be none is absent where the answer is %o',
    (sent) => expect(read('Tier', sent)).toEqual({ is_last_tier: false }),
  )

  it('that may be none is broken all the same where it lacks a required field', () => {
    expect(read('Tier', { tier_info: { tier_id: 'T-2' } })).toBeUndefined()
    expect(read('Tier', { tier_info: 7 })).toBeUndefined()
  })

  it('has a needed number of 0 where there is none, and no other where it is broken', () => {
    expect(read('WelcomeResult', { point_earn: null })).toEqual({ point_earn: 0 })
    expect(noted).toEqual([])
    expect(read('WelcomeResult', {})).toEqual({ point_earn: 0 })
    expect(noted).toEqual(['point_earn: missing'])
    expect(read('WelcomeResult', { point_earn: 'many' })).toBeUndefined()
  })

  it('is noted where an expected field is missing, and not where an optional field is', () => {
    expect(read('Profile', { point: 1, first_name: '', email: null })).toEqual({
      point: 1,
      is_connect_line: false,
    })
    expect(noted).toEqual([
      'last_name: missing',
      'mobile_no: missing',
      'is_consent_pdpa: missing',
      'is_connect_line: missing',
      'customer_info: missing',
    ])
  })

  it('may be JSON text where the contract says so; broken text costs the field', () => {
    const config = { Theme_Field: { '--primary': 'red', '--odd': 7 }, Setting_Field: { isDark: 'True' } }
    const expected = { Theme_Field: { '--primary': 'red' }, Setting_Field: { isDark: true } }
    expect(read('Theme', { json_config: JSON.stringify(config), groupimagelist: [] })).toEqual({
      json_config: expected,
      groupimagelist: [],
    })
    expect(read('Theme', { json_config: '{broken', groupimagelist: [] })).toEqual({ groupimagelist: [] })
  })

  it('keeps a theme whose picture groups are broken, and notes one that has none', () => {
    const groupimagelist = [
      { imagegrouptype: 9, imagelist: [] },
      { imagegrouptype: '2', imagelist: [{ imageid: 1 }] },
    ]
    expect(read('Theme', { groupimagelist })).toEqual({
      groupimagelist: [{ imagegrouptype: 2, imagelist: [] }],
    })
    expect(read('Theme', { groupimagelist: null })).toEqual({})
    expect(noted).toEqual(['groupimagelist: missing'])
  })
})

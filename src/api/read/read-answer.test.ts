import { describe, expect, it } from 'vitest'
import { readAnswer } from './read-answer'

const call = { requestId: 'id', hasMemberBearer: true, apiOrigin: 'https://api.example.com', now: 0 }
const readText = (text: string, operation = 'getMembershipSystem') =>
  readAnswer({ status: 200, text }, { ...call, operation })
const read = (body: unknown, operation?: string) => readText(JSON.stringify(body), operation)

const system = { is_opensystem: true }
const success = { data: system, deviations: [] }

describe('an answer', () => {
  it.each<[string, object]>([
    ['in an envelope', { data: system }],
    ['in an envelope beside other fields', { status: 200, success: true, message: 'ok', data: system }],
    ['in two envelopes', { status: '200', data: { data: system } }],
    ['beside an empty envelope', { ...system, data: null, message: null }],
    ['beside fields that the contract does not know', { ...system, something_else: { any: [1] } }],
    ['beside no error', { ...system, error: null }],
    ['beside an empty error', { ...system, error: {} }],
    ['beside an error of a good status', { ...system, error: { http_status: 200 } }],
    ['beside a word for no error', { ...system, error: 'none' }],
  ])('means the same %s', (_how, body) => {
    expect(read(body)).toMatchObject(success)
  })

  it.each(['<html></html>', '{"is_opensystem":', 'OK'])('that is no JSON is malformed: %s', (text) => {
    const malformed = { kind: 'malformed', requestId: 'id' }
    expect(readText(text)).toEqual({ error: malformed, deviations: [{ path: '', what: 'no JSON' }] })
  })
})

describe('the answer of a list', () => {
  const row = { package_id: '1', name_th: 'กาแฟ' }
  const rowsOf = (text: string) => readText(text, 'listPackages')

  it.each(['[ROW]', '{"data":[ROW],"message":"ok"}', '{"payload":[null,ROW,"broken",7]}'])(
    'has the rows that can be shown, and no other: %s',
    (text) => {
      expect(rowsOf(text.replace('ROW', JSON.stringify(row)))).toMatchObject({ data: { payload: [row] } })
    },
  )

  it.each(['', ' ', 'null', '{}', '{"data":null}', '{"payload":null}', '{"payload":[]}'])(
    'has no rows where it is %j',
    (text) => {
      expect(rowsOf(text)).toMatchObject({ data: { payload: [] } })
    },
  )

  it('is malformed, and no empty list, where every row is broken', () => {
    expect(rowsOf('{"payload":["broken",null]}')).toMatchObject({ error: { kind: 'malformed' } })
  })
})

describe('a call whose answer is not used', () => {
  it.each(['', '{}', 'null', '{"success":true,"data":null}'])('is done with the body %j', (text) => {
    expect(readText(text, 'updatePdpa')).toEqual({ data: {}, deviations: [] })
  })

  it('is not done where the answer is an HTML page', () => {
    expect(readText('<html>maintenance</html>', 'logout')).toMatchObject({ error: { kind: 'malformed' } })
  })
})

describe.each(['getMembershipSystem', 'updatePdpa'])(
  'a success of %s with an error in its body',
  (operation) => {
    const words = { title: 'ไม่สำเร็จ', message: 'กรุณาลองอีกครั้ง' }

    it.each<[object, object]>([
      [
        { error: { http_status: 422, locale: { th: words } }, message: 'invalid pin' },
        { kind: 'invalid', message: 'invalid pin', texts: { th: words } },
      ],
      [{ error: { http_status: '404' } }, { kind: 'notFound' }],
      [{ error: { http_status: 500 } }, { kind: 'server' }],
      [{ error: { http_status: 400 } }, { kind: 'rejected' }],
      [{ error: { http_status: 401 } }, { kind: 'sessionExpired' }],
      [{ error: { locale: { 'th-th': words } } }, { kind: 'rejected' }],
    ])('is that error, in an envelope or beside one too: %o', (body, error) => {
      for (const sent of [body, { data: body }, { ...body, data: null }])
        expect(read(sent, operation)).toMatchObject({ error: { ...error, requestId: 'id' } })
    })
  },
)

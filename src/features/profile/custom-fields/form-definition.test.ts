import { joinedAnswers, numbers } from '#tests/support/typed-inputs.ts'
import { describe, expect, it } from 'vitest'
import { checkValues } from '@/ui/forms/field-rules'
import { fieldTexts } from '@/ui/forms/use-submission'
import type { CustomField, CustomForm, DefinedValue } from './field-types'
import { defineForm, toManagement } from './form-definition'

const options = [
  { Value: 'a', Label_Th: 'เอ', Label_En: 'A' },
  { Value: 'b', Label_Th: 'บี' },
]

const field = (more: Partial<CustomField> = {}): CustomField => ({
  Column_Name: 'column',
  Label_Th: 'คำถาม',
  Type: 'text',
  Is_Required: false,
  ...more,
})

const form = (fields: CustomField[], name = 'about'): CustomForm => ({
  Form_Name: name,
  Form_Label_Th: 'แบบฟอร์ม',
  Primary_Key: 'customer_id',
  Primary_Key_Value: 'm1',
  Fields: fields,
})

/** Defines a form with one field, and returns the result. */
function define(more: Partial<CustomField>) {
  const definition = defineForm([form([field(more)])])
  const [defined] = definition.fields
  if (!defined) throw new Error('no field')
  const check = (value: DefinedValue) => checkValues(definition.schema, { [defined.name]: value })
  const send = (value: DefinedValue) =>
    toManagement(definition, { [defined.name]: value })[0]?.Insert_Data[0]?.Column_Value
  return { ...defined, check, send }
}

describe('a field that a brand has defined', () => {
  it.each<[CustomField['Type'], string | undefined, DefinedValue]>([
    ['text', 'นุ', 'นุ'],
    ['text', undefined, ''],
    ['textarea', 'a\nb', 'a\nb'],
    ['number', '12.5', '12.5'],
    ['date', '1990-12-31', '1990-12-31'],
    ['date', '1990-12-31T00:00:00', '1990-12-31'],
    ['date', '1990-12-30T17:00:00Z', '1990-12-31'],
    ['date', 'soon', ''],
    ['date', '0001-01-01T00:00:00', ''],
    ['select', 'b', 'b'],
    ['select', 'gone', 'gone'],
    ['radio', 'a', 'a'],
    ['radio', undefined, ''],
    ['checkbox', 'true', true],
    ['checkbox', 'True', true],
    ['checkbox', '1', true],
    ['checkbox', 'false', false],
    ['checkbox', undefined, false],
  ])('of type %s begins with the answer %j as %j', (Type, Column_Value, value) => {
    expect(define({ Type, Column_Value, Options: options }).initial).toEqual(value)
  })

  it.each<[CustomField['Type'], DefinedValue, string]>([
    ['text', 'นุ', 'นุ'],
    ['number', '', ''],
    ['checkbox', true, 'true'],
    ['checkbox', false, 'false'],
    ['multiselect', ['a', 'b'], 'a,b'],
    ['multiselect', [], ''],
  ])('of type %s sends %j as %j', (Type, value, answer) => {
    expect(define({ Type, Options: options }).send(value)).toBe(answer)
  })

  it.each<[CustomField['Type'], string]>([
    ['text', ' นุ '],
    ['text', 'ยาวกว่าที่รับได้ '],
    ['textarea', 'ยาวกว่า\nที่รับได้'],
    ['number', '1,250'],
    ['number', ' 3 คน '],
    ['date', '1990-12-30T17:00:00Z'],
    ['date', '1899-12-30'],
    ['date', '1899-12-30T00:00:00'],
    ['date', '0001-01-01T00:00:00'],
    ['select', 'gone'],
    ['radio', 'gone'],
    ['checkbox', 'Y'],
    ['multiselect', 'gone, b'],
  ])('of type %s that was not touched is sent as it came: %j', (Type, Column_Value) => {
    const question = field({ Type, Column_Value, Options: options, Max_Length: 3 })
    const { schema, ...definition } = defineForm([form([question])])
    const { output } = checkValues(schema, definition.initialValues)
    const [sent] = toManagement({ schema, ...definition }, output ?? {})
    expect(sent?.Insert_Data).toEqual([{ Column_Name: 'column', Column_Value }])
  })

  it.each(numbers)('of type number sends what is typed as %j as %j', (text, sent) => {
    const number = define({ Type: 'number' })
    const { output } = number.check(text)
    expect(output && number.send(output[number.name] ?? '')).toBe(sent)
  })

  it.each(joinedAnswers)(
    'with the options %j has of the answer %j ticked %j, and sends them again',
    (values, answer, ticked) => {
      const Options = values.map((Value) => ({ Value }))
      const several = define({ Type: 'multiselect', Options, Column_Value: answer })
      expect(several.initial).toEqual(ticked)
      const sent = several.send(ticked) ?? ''
      expect(sent).toBe(answer)
      expect(define({ Type: 'multiselect', Options, Column_Value: ticked.join(',') }).initial).toEqual(ticked)
    },
  )

  const answers: Record<CustomField['Type'], [empty: DefinedValue, full: DefinedValue]> = {
    text: ['  ', 'x'],
    textarea: ['', 'x'],
    number: ['', '0'],
    date: ['', '2026-11-20'],
    select: ['', 'a'],
    radio: ['', 'b'],
    checkbox: [false, true],
    multiselect: [[], ['a']],
  }
  it.each(
    Object.entries(answers).map(([Type, values]) => [Type as CustomField['Type'], ...values] as const), // the keys of the record
  )('of type %s is unanswered with %j where it is required, and answered with %j', (Type, empty, full) => {
    const required = define({ Type, Is_Required: true, Options: options })
    expect(Object.keys(required.check(empty).fieldErrors ?? {})).toEqual([required.name])
    expect(required.check(full).fieldErrors).toBeUndefined()
    expect(define({ Type, Options: options }).check(empty).fieldErrors).toBeUndefined()
  })

  it.each<[string, Partial<CustomField>, DefinedValue]>([
    ['a number with letters', { Type: 'number' }, '12a'],
    ['a date that does not exist', { Type: 'date' }, '31/02/2026'],
    ['an old date other than the stored one', { Type: 'date', Column_Value: '1899-12-30' }, '1899-12-31'],
    ['a text other than the stored one', { Type: 'number', Column_Value: '3 คน' }, '4 คน'],
    ['a text that is too long', { Max_Length: 3 }, 'กขคง'],
    ['a long text that is too long', { Type: 'textarea', Max_Length: 3 }, 'กขคง'],
    ['a text as long as the stored one', { Max_Length: 3, Column_Value: 'กขคง' }, 'กขคจ'],
  ])('refuses %s', (_what, more, value) => {
    expect(define(more).check(value).fieldErrors).toBeDefined()
  })

  it.each([0, -1, Number.NaN, undefined])('has no limit where its maximal length is %s', (Max_Length) => {
    expect(define({ Max_Length }).maxLength).toBeUndefined()
  })

  it.each<[string, Partial<CustomField>]>([
    ['a select without options', { Type: 'select', Options: undefined }],
    ['a radio group without options', { Type: 'radio' }],
    ['a multiselect without options', { Type: 'multiselect', Options: [] }],
  ])('that is %s becomes a text field', (_what, more) => {
    const text = define({ ...more, Column_Value: 'kept' })
    expect([text.type, text.initial, text.send('kept')]).toEqual(['text', 'kept', 'kept'])
  })

  it('offers each choice once, and one that the brand has retired to whom has chosen it', () => {
    const Options = [...options, { Value: 'a', Label_Th: 'อีก' }]
    const offered = (more: Partial<CustomField>) =>
      define({ Options, ...more }).options.map(({ value }) => value)
    expect(offered({ Type: 'select' })).toEqual(['a', 'b'])
    expect(offered({ Type: 'radio', Column_Value: 'gone' })).toEqual(['a', 'b', 'gone'])
    expect(offered({ Type: 'multiselect', Column_Value: 'gone, b' })).toEqual(['a', 'b', 'gone'])
  })
})

describe("a brand's forms", () => {
  const both = defineForm([
    form([field({ Column_Value: 'one' })], 'first'),
    form([field({ Column_Value: 'two' }), field({ Label_Th: 'again' })], 'second'),
  ])

  it('keep their answers apart where they share a column', () => {
    expect(Object.values(both.initialValues)).toEqual(['one', 'two'])
    expect(toManagement(both, both.initialValues)).toEqual([
      {
        Form_Name: 'first',
        Primary_Key: 'customer_id',
        Primary_Key_Value: 'm1',
        Insert_Data: [{ Column_Name: 'column', Column_Value: 'one' }],
      },
      {
        Form_Name: 'second',
        Primary_Key: 'customer_id',
        Primary_Key_Value: 'm1',
        Insert_Data: [{ Column_Name: 'column', Column_Value: 'two' }],
      },
    ])
  })

  it('have fields, and so drafts, of their own by their keys, in whatever order they come', () => {
    const [first, second] = ['c1', 'c2'].map((key) => ({ ...form([field()]), Primary_Key_Value: key }))
    const names = (...forms: (CustomForm | undefined)[]) =>
      defineForm(forms.flatMap((one) => one ?? [])).fields.map(({ name }) => name)
    expect(names(first, second)).toEqual(names(second, first).toReversed())
    expect(new Set(names(first, second))).toHaveLength(2)
  })

  it('show the error of a column at every field of that column', () => {
    const error = { kind: 'invalid' as const, fields: { column: { th: 'ผิด', en: 'Wrong' } } }
    const names = both.fields.map(({ name }) => name)
    expect(Object.keys(fieldTexts(error, both.fieldNames))).toEqual(names)
  })

  it.each(['a.b', 'a[0]', '__proto__', 'constructor', 'ชื่อ เล่น', '', '<b>', 'a~b'])(
    'may have a column named %j',
    (Column_Name) => {
      const definition = defineForm([form([field({ Column_Name, Column_Value: 'kept' }), field()])])
      const [name = ''] = Object.keys(definition.initialValues)
      expect(name).not.toMatch(/[.[\]]/)
      expect(Object.keys(definition.initialValues)).toHaveLength(2)
      expect(toManagement(definition, definition.initialValues)[0]?.Insert_Data[0]).toEqual({
        Column_Name,
        Column_Value: 'kept',
      })
    },
  )
})

import { th } from '#tests/names.ts'
import { renderForm } from '#tests/support/render-form.tsx'
import { numbers, texts } from '#tests/support/typed-inputs.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { defineMessage } from 'react-intl'
import { describe, expect, test, vi } from 'vitest'
import { array, boolean, object, string, type Schema } from 'yup'
import { CheckboxField, MultiselectField } from './checkbox-field'
import { numberText, say, shortText, trimmedText } from './field-rules'
import { Form, SubmitButton } from './form'
import { RadioField } from './radio-field'
import { SelectField } from './select-field'
import { NumberField, TextareaField, TextField } from './text-field'

function renderFields<Output>(schema: Schema<Output>, initialValues: object, children: ReactNode) {
  const onSubmit = vi.fn(async (_values: Output) => undefined)
  renderForm(
    <Form schema={schema} initialValues={initialValues} onSubmit={onSubmit}>
      {children}
      <SubmitButton>save</SubmitButton>
    </Form>,
  )
  return onSubmit
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'save' }))

const tooFew = defineMessage({ id: 'error.notFound', defaultMessage: 'Data Not Found' })

const genders = [
  { value: 'female', label: th.female },
  { value: 'male', label: th.male },
]

test('radio buttons are a group with a name; the group has the error and the first button gets the focus', async () => {
  const schema = object({ gender: string().required() })
  const onSubmit = renderFields(
    schema,
    { gender: '' },
    <RadioField name="gender" label={th.gender} options={genders} />,
  )
  const group = screen.getByRole('radiogroup', { name: th.gender })
  expect(group).toBeRequired()
  await save()
  expect(group).toHaveAccessibleDescription(th.required)
  expect(group).toBeInvalid()
  await waitFor(() => expect(screen.getByRole('radio', { name: th.female })).toHaveFocus())
  await userEvent.click(screen.getByText(th.male))
  expect(screen.getByRole('radio', { name: th.male })).toBeChecked()
  await save()
  expect(onSubmit).toHaveBeenCalledWith({ gender: 'male' })
})

test('a choice that is refused has the focus itself, not the first of its group', async () => {
  const schema = object({ gender: string().oneOf(['female']) })
  renderFields(schema, { gender: 'male' }, <RadioField name="gender" label={th.gender} options={genders} />)
  await save()
  await waitFor(() => expect(screen.getByRole('radio', { name: th.male })).toHaveFocus())
})

test('a short list is a native select', async () => {
  const schema = object({ gender: string().required() })
  const onSubmit = renderFields(
    schema,
    { gender: '' },
    <SelectField name="gender" label={th.gender} options={genders} />,
  )
  const list = screen.getByRole('combobox', { name: th.gender })
  expect(list).toHaveDisplayValue('เลือก')
  await save()
  await waitFor(() => expect(list).toHaveFocus())
  expect(list).toHaveAccessibleDescription(th.required)
  await userEvent.selectOptions(list, th.female)
  await save()
  expect(onSubmit).toHaveBeenCalledWith({ gender: 'female' })
})

test('a checkbox is named by its label', async () => {
  const schema = object({ isNews: boolean() })
  const onSubmit = renderFields(schema, { isNews: false }, <CheckboxField name="isNews" label="รับข่าวสาร" />)
  expect(screen.getByRole('checkbox')).not.toHaveAttribute('aria-describedby')
  await userEvent.click(screen.getByRole('checkbox', { name: 'รับข่าวสาร' }))
  await save()
  expect(onSubmit).toHaveBeenCalledWith({ isNews: true })
})

test('no field can be changed while the form is being sent', async () => {
  renderForm(
    <Form
      schema={object({ isNews: boolean() })}
      initialValues={{ isNews: false }}
      onSubmit={() => new Promise(() => undefined)}
    >
      <CheckboxField name="isNews" label="รับข่าวสาร" />
      <SubmitButton>save</SubmitButton>
    </Form>,
  )
  await save()
  await userEvent.click(screen.getByRole('checkbox'))
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})

test('several choices are sent in the order of the options', async () => {
  const schema = object({ likes: array().of(string().required()).min(2, say(tooFew)) })
  const options = ['ชา', 'กาแฟ', 'น้ำผลไม้'].map((label) => ({ value: label, label }))
  const onSubmit = renderFields(
    schema,
    { likes: [] },
    <MultiselectField name="likes" label="เครื่องดื่ม" options={options} />,
  )
  const group = screen.getByRole('group', { name: 'เครื่องดื่ม' })
  await userEvent.tab()
  await userEvent.tab()
  expect(group).not.toHaveAccessibleDescription()
  await userEvent.click(document.body)
  expect(group).toHaveAccessibleDescription(th.notFound)
  await userEvent.click(within(group).getByRole('checkbox', { name: 'กาแฟ' }))
  await save()
  expect(group).toHaveAccessibleDescription(th.notFound)
  await waitFor(() => expect(within(group).getByRole('checkbox', { name: 'ชา' })).toHaveFocus())
  await userEvent.click(within(group).getByRole('checkbox', { name: 'ชา' }))
  await save()
  expect(onSubmit).toHaveBeenCalledWith({ likes: ['ชา', 'กาแฟ'] })
})

test('a number is typed in Thai digits too, on a number pad', async () => {
  const schema = object({ children: numberText().required() })
  const onSubmit = renderFields(schema, { children: '' }, <NumberField name="children" label="จำนวนบุตร" />)
  const field = screen.getByRole('textbox', { name: 'จำนวนบุตร' })
  expect(field).toHaveAttribute('inputmode', 'decimal')
  await userEvent.type(field, 'สอง')
  await save()
  expect(field).toHaveAccessibleDescription('กรอกเป็นตัวเลข')
  await userEvent.clear(field)
  await userEvent.type(field, '๑๒')
  expect(field).toHaveValue('๑๒')
  await save()
  expect(onSubmit).toHaveBeenCalledWith({ children: '12' })
})

/** Ways in which a text comes to stand in the field. */
const ways: Record<string, (text: string) => Promise<unknown>> = {
  'typed key by key': (text) => userEvent.type(screen.getByRole('textbox'), text),
  pasted: async (text) => {
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.paste(text)
  },
}

describe.each(Object.entries(ways))('a number that is %s', (_way, enter) => {
  test.each(numbers)('as %j is sent as %j', async (text, sent) => {
    const schema = object({ children: numberText().required() })
    const onSubmit = renderFields(schema, { children: '' }, <NumberField name="children" label="จำนวนบุตร" />)
    await enter(text)
    expect(screen.getByRole('textbox')).toHaveValue(text)
    await save()
    expect(onSubmit.mock.calls).toEqual(sent === undefined ? [] : [[{ children: sent }]])
    if (sent === undefined) expect(screen.getByRole('textbox')).toBeInvalid()
  })
})

describe.each(Object.entries(ways))('a text that is %s', (_way, enter) => {
  test.each(texts)('as %j is sent as %j', async (text, sent) => {
    const onSubmit = renderFields(
      object({ firstName: trimmedText() }),
      { firstName: '' },
      <TextField name="firstName" label={th.firstName} />,
    )
    await enter(text)
    expect(screen.getByRole('textbox')).toHaveValue(text)
    await save()
    expect(onSubmit.mock.calls).toEqual([[{ firstName: sent }]])
  })
})

test.each([
  ['one line', TextField],
  ['several lines', TextareaField],
])('a text of %s is not cut as it is pasted: it is said to be too long', async (_what, Field) => {
  const onSubmit = renderFields(
    object({ address: shortText(5) }),
    { address: '' },
    <Field name="address" label={th.address} />,
  )
  const field = screen.getByRole('textbox', { name: th.address })
  await userEvent.click(field)
  await userEvent.paste('  99/1 ')
  await save()
  expect(onSubmit.mock.calls).toEqual([[{ address: '99/1' }]])
  await userEvent.clear(field)
  await userEvent.paste('99/123')
  await save()
  expect(field).toHaveValue('99/123')
  expect(field).toHaveAccessibleDescription('ไม่เกิน 5\u00a0ตัวอักษร')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a long text counts its characters, and says of how many', async () => {
  const address = <TextareaField name="address" label={th.address} />
  renderFields(object({ address: shortText(10) }), { address: '' }, address)
  await userEvent.type(screen.getByRole('textbox', { name: th.address }), 'ก้\u200b ')
  expect(screen.getByText('2 / 10')).toBeInTheDocument()
})

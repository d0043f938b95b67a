import { en, th } from '#tests/names.ts'
import { renderForm } from '#tests/support/render-form.tsx'
import { choices as options, typedChoices } from '#tests/support/typed-inputs.ts'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { object } from 'yup'
import { choice } from './field-rules'
import { Form, SubmitButton } from './form'
import { SearchSelectField, type SearchSelectFieldProps } from './search-select-field'

interface Options extends Partial<SearchSelectFieldProps> {
  province?: string
  locale?: 'th' | 'en'
}

function renderField({ province = '', locale, isRequired = true, ...props }: Options = {}) {
  const onSubmit = vi.fn(async (_values: object) => undefined)
  renderForm(
    <Form
      schema={object({ province: isRequired ? choice().required() : choice() })}
      initialValues={{ province }}
      onSubmit={onSubmit}
    >
      <SearchSelectField
        name="province"
        label={th.province}
        options={options}
        state="ready"
        isDisabled={false}
        onRetry={() => {}}
        onChoose={() => {}}
        {...props}
      />
      <SubmitButton>save</SubmitButton>
    </Form>,
    { locale },
  )
  return onSubmit
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: th.province })
const choices = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test.each(['ใหม่', 'chiang m', 'MAI chiang', 'เชี่ยงใหม่', 'ให\u200bม่'])(
  'typing %s finds the province',
  async (text) => {
    const onSubmit = renderField()
    await userEvent.type(field(), text)
    expect(choices()).toEqual(['เชียงใหม่'])
    await userEvent.click(screen.getByRole('option'))
    expect(field()).toHaveValue('เชียงใหม่')
    expect(choices()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'save' }))
    expect(onSubmit).toHaveBeenCalledWith({ province: '50' })
  },
)

const save = () => userEvent.click(screen.getByRole('button', { name: 'save' }))

const replace = (text: string) =>
  userEvent.type(field(), text, { initialSelectionStart: 0, initialSelectionEnd: 99 })

/** Ways in which a text comes to stand in the field before the form is saved. */
const ways: Record<string, (text: string) => Promise<unknown>> = {
  'typed, and saved at once': replace,
  'typed, and left by the keyboard': (text) => replace(`${text}{Tab}`),
  'pasted or dictated, and left': async (text) => {
    await userEvent.click(field())
    await userEvent.paste(text)
    await userEvent.tab()
  },
  'filled in by the browser, which enters no field': async (text) =>
    fireEvent.change(field(), { target: { value: text } }),
}
const inShort = new Set(['เชียงใหม่', 'ใหม่', 'เมือง', 'เชียง', 'xyz'])

describe.each(Object.entries(ways))('a text in place of a choice, %s', (way, enter) => {
  const isPasted = way.startsWith('pasted')
  test.each(typedChoices.filter(([text]) => isPasted || inShort.has(text)))(
    '%j means the choice %j',
    async (text, value) => {
      const onSubmit = renderField({ province: '10', isRequired: false })
      await enter(text)
      await save()
      expect(onSubmit.mock.calls).toEqual(value === undefined ? [] : [[{ province: value }]])
      const label = options.find((option) => option.value === value)?.label
      expect(field()).toHaveValue(label ?? text)
      expect(choices()).toEqual([])
      if (value === undefined) expect(field()).toHaveAccessibleDescription('เลือกจากรายการ')
    },
  )
})

test('a tap shows all choices', async () => {
  renderField({ province: '50' })
  await userEvent.click(field())
  expect(choices()).toHaveLength(options.length)
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('เชียงใหม่')
})

test('the keyboard chooses: Enter picks the highlighted option and does not send the form', async () => {
  const onChoose = vi.fn()
  const onSubmit = renderField({ onChoose })
  await userEvent.type(field(), 'เชียง{ArrowDown}{Enter}')
  expect(field()).toHaveValue('เชียงราย')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('57')
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each([
  ['th', th.noChoice],
  ['en', en.noChoice],
] as const)(
  'a text that matches no option says so in %s, and what depends on the choice before stays until it is cleared',
  async (locale, words) => {
    const onChoose = vi.fn()
    renderField({ province: '50', onChoose, locale })
    await userEvent.type(field(), 'xyz', { initialSelectionStart: 0, initialSelectionEnd: 99 })
    expect(await screen.findByText(words)).toBeInTheDocument()
    await userEvent.tab()
    expect(field()).toHaveValue('xyz')
    expect(onChoose).not.toHaveBeenCalled()
    await userEvent.click(
      screen.getByRole('button', { name: locale === 'th' ? th.clearChoice : en.clearChoice }),
    )
    expect(field()).toHaveValue('')
    expect(onChoose.mock.calls).toEqual([['']])
  },
)

test.each(['x', 'เชียงราย', '{Backspace}'])(
  'what depends on a choice stays while %s is typed in its place, and Escape puts the choice back',
  async (keys) => {
    const onChoose = vi.fn()
    const onSubmit = renderField({ province: '50', onChoose })
    await replace(keys)
    expect(field()).not.toHaveValue('เชียงใหม่')
    await userEvent.keyboard('{Escape}')
    expect(field()).toHaveValue('เชียงใหม่')
    expect(choices()).toEqual([])
    expect(onChoose).not.toHaveBeenCalled()
    await save()
    expect(onSubmit).toHaveBeenCalledWith({ province: '50' })
  },
)

test('Enter beside a list that a tap has closed sends what is typed', async () => {
  const onSubmit = renderField()
  await userEvent.type(field(), 'เชียงใหม่')
  await userEvent.click(field())
  expect(choices()).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledWith({ province: '50' })
})

test('Escape puts the choice back after the field was left with a text that means none', async () => {
  renderField({ province: '50' })
  await replace('xyz{Tab}')
  await userEvent.type(field(), 'z{Escape}')
  expect(field()).toHaveValue('เชียงใหม่')
  expect(field()).toBeValid()
})

test.each([
  ['เชียงราย', '57', 'เชียงราย'],
  ['{Backspace}', '', ''],
])('another choice, typed as %s, is told as the field is left', async (keys, value, label) => {
  const onChoose = vi.fn()
  renderField({ province: '50', onChoose })
  await replace(keys)
  expect(onChoose).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onChoose.mock.calls).toEqual([[value]])
  expect(field()).toHaveValue(label)
})

test('Enter picks the option that the text names, though others hold the name', async () => {
  renderField()
  await userEvent.type(field(), 'เมือง{Enter}')
  expect(field()).toHaveValue('เมือง')
})

test('leaving the field as it was keeps the choice', async () => {
  const onChoose = vi.fn()
  renderField({ province: '50', onChoose })
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await userEvent.tab()
  expect(field()).toHaveValue('เชียงใหม่')
  expect(onChoose).not.toHaveBeenCalled()
})

test('the field can be cleared', async () => {
  const onChoose = vi.fn()
  const onSubmit = renderField({ province: '50', onChoose })
  await userEvent.click(screen.getByRole('button', { name: th.clearChoice }))
  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('')
  await userEvent.click(screen.getByRole('button', { name: 'save' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(field()).toHaveAccessibleDescription(th.required)
})

test('the field is disabled, with the reason, until the field that it depends on has a choice', async () => {
  renderField({ isDisabled: true, hint: 'กรุณาเลือกประเทศก่อน' })
  expect(field()).toBeDisabled()
  expect(field()).toHaveAccessibleDescription('กรุณาเลือกประเทศก่อน')
})

test('a list that is loading is announced in the placeholder', async () => {
  renderField({ options: [], state: 'loading' })
  expect(field()).toHaveAttribute('placeholder', 'กำลังโหลดตัวเลือก')
})

test('a list that failed to load is disabled, and can be requested again', async () => {
  const onRetry = vi.fn()
  renderField({ options: [], state: 'error', onRetry })
  expect(field()).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: th.tryAgain }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

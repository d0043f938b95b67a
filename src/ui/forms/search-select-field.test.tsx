import { en, th } from '#tests/names.ts'
import { renderForm } from '#tests/support/render-form.tsx'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { object, string } from 'yup'
import { Form, SubmitButton } from './form'
import { SearchSelectField, type SearchSelectFieldProps } from './search-select-field'

const options = [
  { value: '10', label: 'กรุงเทพมหานคร', keywords: 'Bangkok' },
  { value: '50', label: 'เชียงใหม่', keywords: 'Chiang Mai' },
  { value: '57', label: 'เชียงราย', keywords: 'Chiang Rai' },
]

interface Options extends Partial<SearchSelectFieldProps> {
  province?: string
  locale?: 'th' | 'en'
}

function renderField({ province = '', locale, ...props }: Options = {}) {
  const onSubmit = vi.fn(async (_values: object) => undefined)
  renderForm(
    <Form schema={object({ province: string().required() })} initialValues={{ province }} onSubmit={onSubmit}>
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

test('a tap shows all choices', async () => {
  renderField({ province: '50' })
  await userEvent.click(field())
  expect(choices()).toHaveLength(3)
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
  'a text that matches no option shows a message in %s, and is undone when the field is left',
  async (locale, words) => {
    const onChoose = vi.fn()
    renderField({ province: '50', onChoose, locale })
    const input = field()
    await userEvent.clear(input)
    await userEvent.type(input, 'xyz')
    expect(await screen.findByText(words)).toBeInTheDocument()
    await userEvent.tab()
    expect(input).toHaveValue('')
    expect(onChoose.mock.calls).toEqual([['']])
  },
)

test('leaving the field without a choice keeps the choice before', async () => {
  const onChoose = vi.fn()
  renderField({ province: '50', onChoose })
  const input = field()
  await userEvent.type(input, 'ร', { initialSelectionStart: 0, initialSelectionEnd: 99 })
  await userEvent.tab()
  expect(input).toHaveValue('เชียงใหม่')
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

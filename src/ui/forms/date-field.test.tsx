import { en, th } from '#tests/names.ts'
import { renderForm } from '#tests/support/render-form.tsx'
import { dates } from '#tests/support/typed-inputs.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { object } from 'yup'
import { formatTypedDate } from '@/lib/calendar-date'
import { DateField, type DateFieldProps } from './date-field'
import { isoDate } from './field-rules'
import { Form, SubmitButton } from './form'

interface Options extends Partial<DateFieldProps> {
  birthdate?: string
  locale?: 'en'
}

function renderField({ birthdate = '', locale, ...props }: Options = {}) {
  const onSubmit = vi.fn(async (_values: object) => undefined)
  const schema = object({ birthdate: isoDate() })
  renderForm(
    <Form schema={schema} initialValues={{ birthdate }} onSubmit={onSubmit}>
      <DateField name="birthdate" label={th.birthDate} max="2026-11-20" {...props} />
      <SubmitButton>save</SubmitButton>
    </Form>,
    { locale },
  )
  const sent = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'save' }))
    return onSubmit.mock.calls
  }
  return { sent }
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: th.birthDate })

async function openCalendar(name = th.chooseDate) {
  await userEvent.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

const ways: Record<string, (text: string) => Promise<void>> = {
  'typed key by key': (text) => userEvent.type(field(), text),
  'pasted or filled in': async (text) => {
    await userEvent.click(field())
    await userEvent.paste(text)
  },
}

describe.each(Object.entries(ways))('a date that is %s', (_way, enter) => {
  test.each(dates)('as %j is sent as %j', async (text, day) => {
    const { sent } = renderField()
    await enter(text)
    await userEvent.tab()
    const isTaken = day !== undefined && day !== 'early'
    expect(await sent()).toEqual(isTaken ? [[{ birthdate: day }]] : [])
    if (isTaken) {
      expect(field()).toHaveValue(formatTypedDate(day, 'th'))
      return
    }
    const reason = day === 'early' ? 'ปีต้องเป็น พ.ศ.\u00a02443 ขึ้นไป' : 'กรอกวันที่'
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(reason))
  })
})

describe('a date that is typed', () => {
  test('gets its slashes, which a number pad lacks, and the slashes can be deleted', async () => {
    renderField()
    await userEvent.type(field(), '3112')
    expect(field().value).toBe('31/12/')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    expect(field().value).toBe('31')
  })

  test('with the year first can be left and typed on', async () => {
    const { sent } = renderField()
    await userEvent.type(field(), '2012120')
    await userEvent.tab()
    await userEvent.type(field(), '5')
    expect(await sent()).toEqual([[{ birthdate: '2012-12-05' }]])
  })

  test('follows the language', async () => {
    renderField({ birthdate: '1990-12-31' })
    expect(field().value).toBe('31/12/2533')
    await userEvent.click(screen.getByText('switch'))
    expect(field().value).toBe('31/12/1990')
  })

  test('and does not exist shows an error, and stays to be corrected', async () => {
    const { sent } = renderField()
    await userEvent.type(field(), '31/02/2533')
    expect(await sent()).toEqual([])
    expect(field().value).toBe('31/02/2533')
    expect(field()).toHaveAccessibleDescription(
      'กรอกวันที่ เช่น 31/12/2533 วัน/เดือน/ปี พ.ศ. เช่น 31/12/2533',
    )
    await userEvent.clear(field())
    expect(await sent()).toEqual([[{ birthdate: '' }]])
  })
})

test('the earliest day is the first of 1900, and its error is in English too', async () => {
  const { sent } = renderField({ locale: 'en' })
  await userEvent.type(field(), '31/12/1899')
  expect(await sent()).toEqual([])
  expect(field()).toHaveAccessibleDescription(expect.stringContaining('Enter a year from 1900 on.'))
  await userEvent.clear(field())
  await userEvent.type(field(), '01/01/1900')
  expect(await sent()).toEqual([[{ birthdate: '1900-01-01' }]])
})

describe('the calendar', () => {
  test('opens at the date, and sets the chosen date with Apply', async () => {
    const { sent } = renderField({ birthdate: '1990-12-31' })
    const calendar = await openCalendar()
    expect(calendar.getByRole('grid', { name: 'ธันวาคม 2533' })).toBeInTheDocument()
    expect(calendar.getByRole('gridcell', { selected: true })).toHaveTextContent('31')
    await userEvent.click(calendar.getByLabelText('วันอังคารที่ 25 ธันวาคม 2533'))
    expect(field().value).toBe('31/12/2533')
    await userEvent.click(calendar.getByRole('button', { name: th.takeDate }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field().value).toBe('25/12/2533')
    expect(await sent()).toEqual([[{ birthdate: '1990-12-25' }]])
  })

  test('leaves the date as it was with Cancel, and opens at that date again', async () => {
    renderField({ birthdate: '1990-12-31' })
    const calendar = await openCalendar()
    await userEvent.click(calendar.getByLabelText(/^วันอังคารที่ 25 /))
    await userEvent.click(calendar.getByRole('button', { name: th.previousMonth }))
    await userEvent.click(calendar.getByRole('button', { name: th.cancel }))
    expect(field().value).toBe('31/12/2533')
    const again = await openCalendar()
    expect(again.getByRole('grid', { name: 'ธันวาคม 2533' })).toBeInTheDocument()
    expect(again.getByRole('gridcell', { selected: true })).toHaveTextContent('31')
  })

  test('has a list of months and a list of years from 1927 on, Buddhist years in Thai', async () => {
    renderField()
    const calendar = await openCalendar()
    const years = calendar.getByRole<HTMLSelectElement>('combobox', { name: 'ปี' })
    const names = within(years)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect([names.length, names[0], names.at(-1)]).toEqual([100, '2569', '2470'])
    await userEvent.selectOptions(years, '2533')
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'เดือน' }), 'กุมภาพันธ์')
    expect(calendar.getByRole('grid', { name: 'กุมภาพันธ์ 2533' })).toBeInTheDocument()
    expect(calendar.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('อา.')
  })

  test('opens at the last month of its range', async () => {
    renderField({ max: '2020-05-10' })
    const calendar = await openCalendar()
    expect(calendar.getByRole('grid', { name: 'พฤษภาคม 2563' })).toBeInTheDocument()
    expect(calendar.getByRole('button', { name: /^วันอาทิตย์ที่ 10 / })).toBeEnabled()
    expect(calendar.getByRole('button', { name: /^วันจันทร์ที่ 11 / })).toBeDisabled()
    expect(calendar.getByRole('button', { name: th.takeDate })).toBeDisabled()
  })

  test('opens in the year of the hint for a day of birth that is not known', async () => {
    renderField({ max: '2020-05-10', opensAt: '1990-01-01' })
    const calendar = await openCalendar()
    expect(calendar.getByRole('grid', { name: 'มกราคม 2533' })).toBeInTheDocument()
  })

  test('has Common Era years in English', async () => {
    renderField({ birthdate: '1990-12-31', locale: 'en' })
    const calendar = await openCalendar('Choose date')
    expect(calendar.getByRole('grid', { name: 'December 1990' })).toBeInTheDocument()
    await userEvent.click(calendar.getByRole('button', { name: 'Tuesday 25 December 1990' }))
    await userEvent.click(calendar.getByRole('button', { name: en.takeDate }))
    expect(field().value).toBe('25/12/1990')
  })
})

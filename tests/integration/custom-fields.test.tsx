import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import RegisterCustomFieldsPage from '@/features/profile/custom-fields/pages/register-custom-fields-page'
import { memberOf } from './visits'
import { answers, callsTo, openPage, sandbox, shownAddress } from './open-app'

const at = '/authentication/register-custom-fields?process=3'

async function open() {
  const page = await openPage(RegisterCustomFieldsPage, at, { persona: 'forms' })
  await screen.findByRole('button', { name: th.save })
  return page
}

const save = () => userEvent.click(screen.getByRole('button', { name: th.save }))
const nickname = () => screen.getByRole('textbox', { name: 'ชื่อเล่น' })
const saved = () => memberOf('forms').forms

async function answer(name = 'นุ') {
  await userEvent.type(nickname(), name)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'มักแวะมาช่วงไหน' }), 'ช่วงเย็น')
  await userEvent.click(screen.getByRole('radio', { name: 'ไม่มี' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'ชา' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'กาแฟ' }))
}

describe('the custom forms that are due', () => {
  it('are shown under their headings, one after the other, with one button', async () => {
    await open()
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'ให้กาแฟดอยใสรู้จักคุณมากขึ้น',
      'ความชอบของคุณ',
    ])
    const tastes = within(screen.getByRole('region', { name: 'ความชอบของคุณ' }))
    expect(tastes.getByRole('radiogroup', { name: 'คุณมีสัตว์เลี้ยงไหม' })).toBeVisible()
    expect(tastes.getByText('0 / 300')).toBeVisible()
    expect(nickname()).toBeRequired()
    expect(screen.getByRole('textbox', { name: 'จำนวนคนในบ้าน' })).not.toBeRequired()
  })

  it('are saved as the contract has it, and lead home', async () => {
    await open()
    await answer()
    await userEvent.type(screen.getByRole('textbox', { name: 'วันสำคัญของคุณ' }), '31/12/2533')
    await save()
    expect(await shownAddress()).toBe('/home')
    expect(saved()).toEqual({
      doisai_about_you: {
        nickname: 'นุ',
        visit_time: 'evening',
        household: '',
        anniversary: '1990-12-31',
      },
      doisai_tastes: { has_pet: 'no', likes: 'coffee,tea', wants_news: 'false', suggestion: '' },
    })
    expect(storedOf().drafts).toBeUndefined()
  })

  it('show at its field a value that the server rejects, and keep what was entered', async () => {
    await open()
    await answer('422')
    await save()
    await waitFor(() => expect(nickname()).toBeInvalid())
    expect(nickname()).toHaveValue('422')
    expect(saved()).toEqual({})
  })

  it('lead home though the server still reports them as due', async () => {
    await open()
    await answer()
    Object.defineProperty(memberOf('forms'), 'hasFormsDue', { get: () => true, set: vi.fn() })
    await save()
    expect(await shownAddress()).toBe('/home')
  })

  it('can be skipped: nothing is sent, and the page first requested opens', async () => {
    given({ target: '/package' })
    await open()
    await userEvent.click(screen.getByRole('button', { name: th.skip }))
    expect(await shownAddress()).toBe('/package')
    expect(callsTo('customercustomfields/management')).toHaveLength(0)
  })

  it('do not take a member back who skipped while they were being sent', async () => {
    given({ target: '/package' })
    sandbox.faults.add({ operation: 'saveCustomForms', kind: 'delay' })
    await open()
    await answer()
    await save()
    await userEvent.click(screen.getByRole('button', { name: th.skip }))
    sandbox.faults.clear()
    await waitFor(() => expect(saved()).toHaveProperty('doisai_tastes'))
    expect(await shownAddress()).toBe('/package')
  })
})

describe('the page of the custom forms', () => {
  it('goes on where nothing is due, and shows no form', async () => {
    const empty = { Form_Name: 'f', Primary_Key: 'k', Primary_Key_Value: '', Fields: [] }
    answers.set('customercustomfields/check-info', { list_form: [empty] })
    given({ target: '/profile' })
    await openPage(RegisterCustomFieldsPage, '/authentication/register-cs-fields', { persona: 'gold' })
    expect(await shownAddress()).toBe('/profile')
    expect(callsTo('customercustomfields/check-info').map(({ query }) => query)).toEqual(['?process=3'])
  })

  it('can be skipped where the forms fail to load', async () => {
    sandbox.faults.add({ operation: 'checkCustomForms', kind: 403 })
    await openPage(RegisterCustomFieldsPage, at, { persona: 'forms' })
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: th.close }),
    )
    await userEvent.click(screen.getByRole('button', { name: th.skip }))
    expect(await shownAddress()).toBe('/home')
  })

  it('shows the forms without a draft where the profile fails to load', async () => {
    sandbox.faults.add({ operation: 'getProfile', kind: 403 })
    await open()
    await userEvent.type(nickname(), 'นุ')
    await userEvent.click(screen.getByRole('button', { name: th.skip }))
    await shownAddress()
    expect(storedOf().drafts).toBeUndefined()
  })
})

it.each(['', null])(
  'a member without a record yet (key %j) is asked all the same, and the key goes back empty',
  async (key) => {
    const form = {
      Form_Name: 'f',
      Form_Label_Th: 'เกี่ยวกับคุณ',
      Primary_Key: 'customer_id',
      Primary_Key_Value: key,
    }
    const fields = [{ Column_Name: 'c', Label_Th: 'ชื่อเล่น', Type: 'text', Is_Required: false }]
    answers.set('customercustomfields/check-info', { list_form: [{ ...form, Fields: fields }] })
    answers.set('customercustomfields/management', {})
    await open()
    await userEvent.type(nickname(), 'นุ')
    await save()
    await waitFor(() => expect(callsTo('customercustomfields/management')).toHaveLength(1))
    expect(callsTo('customercustomfields/management')[0]?.body).toEqual({
      management: [
        {
          Form_Name: 'f',
          Primary_Key: 'customer_id',
          Primary_Key_Value: '',
          Insert_Data: [{ Column_Name: 'c', Column_Value: 'นุ' }],
        },
      ],
    })
  },
)

import { describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { memberIdOf, sessionFor } from '../personas.ts'
import { ask, type AskedOperation } from './ask-sandbox.ts'

const token = sessionFor('forms', 'doisai')

const ABOUT = { nickname: 'นุ', visit_time: 'morning' }
const TASTES = { has_pet: 'no', likes: 'coffee,tea', wants_news: 'true' }

type Values = Record<string, string>

const formOf = (name: string, values: Values) => ({
  Form_Name: `doisai_${name}`,
  Primary_Key: 'customer_id',
  Primary_Key_Value: memberIdOf('forms', 'doisai'),
  Insert_Data: Object.entries(values).map(([Column_Name, Column_Value]) => ({ Column_Name, Column_Value })),
})

const save = (sandbox: Sandbox, ...management: object[]) =>
  ask(sandbox, 'saveCustomForms', 'customercustomfields/management', { token, json: { management } })

const saveBoth = (sandbox: Sandbox, about: Values = {}, tastes: Values = {}) =>
  save(sandbox, formOf('about_you', { ...ABOUT, ...about }), formOf('tastes', { ...TASTES, ...tastes }))

interface Form {
  Fields: { Column_Name: string; Column_Value?: string; Is_Required: unknown }[]
}

async function forms(
  sandbox: Sandbox,
  operation: AskedOperation,
  path: string,
  bearer = token,
): Promise<Form[]> {
  const { body } = await ask(sandbox, operation, `customercustomfields/${path}`, { token: bearer })
  return body.list_form as Form[] // the contract's check has passed
}

const due = (sandbox: Sandbox) => forms(sandbox, 'checkCustomForms', 'check-info?process=3')
const all = (sandbox: Sandbox) => forms(sandbox, 'listCustomForms', 'list')

describe('custom forms', () => {
  it('are not due any more once they are saved, and return the answers', async () => {
    const sandbox = createSandbox()
    expect(await due(sandbox)).toHaveLength(2)
    expect((await saveBoth(sandbox)).status).toBe(200)
    expect(await due(sandbox)).toEqual([])
    const values = (await all(sandbox)).flatMap(({ Fields }) => Fields)
    expect(values).toContainEqual(expect.objectContaining({ Column_Name: 'nickname', Column_Value: 'นุ' }))
    expect(values).toContainEqual(
      expect.objectContaining({ Column_Name: 'likes', Column_Value: 'coffee,tea' }),
    )
  })

  it('stay due while one of them lacks an answer', async () => {
    const sandbox = createSandbox()
    await save(sandbox, formOf('about_you', ABOUT))
    expect(await due(sandbox)).toHaveLength(2)
    await save(sandbox, formOf('tastes', TASTES))
    expect(await due(sandbox)).toEqual([])
  })

  it.each([
    ['a missing answer', { nickname: ' ' }, {}, ['nickname']],
    ['an answer that is too long', { nickname: 'ก'.repeat(31) }, {}, ['nickname']],
    [
      'an option that is not offered',
      { visit_time: 'night' },
      { likes: 'coffee,beer' },
      ['visit_time', 'likes'],
    ],
    [
      'an answer that is no number, date or boolean',
      { household: 'x', anniversary: '1/2/2020' },
      { wants_news: 'yes' },
      ['household', 'anniversary', 'wants_news'],
    ],
    ['the answer 422', { nickname: '422' }, {}, ['nickname']],
  ])('are refused by field for %s, and nothing is saved', async (_, about, tastes, fields) => {
    const sandbox = createSandbox()
    const { status, body } = await saveBoth(sandbox, about, tastes)
    expect(status).toBe(422)
    expect(Object.keys(body.fields ?? {})).toEqual(fields)
    expect(sandbox.context.state.members[memberIdOf('forms', 'doisai')]?.forms).toEqual({})
  })

  it('fail on purpose where a text answer is 500', async () => {
    expect((await saveBoth(createSandbox(), {}, { suggestion: '500' })).status).toBe(500)
  })

  it('of another member or brand are refused', async () => {
    const sandbox = createSandbox()
    const other = { ...formOf('about_you', ABOUT), Primary_Key_Value: memberIdOf('gold', 'doisai') }
    expect((await save(sandbox, other)).status).toBe(400)
    const foreign = { ...formOf('about_you', ABOUT), Form_Name: 'sabaimart_about_you' }
    expect((await save(sandbox, foreign)).status).toBe(400)
  })

  it('have their flags as words where the brand writes them so', async () => {
    const bearer = sessionFor('forms', 'sabaimart')
    const [form] = await forms(createSandbox(), 'listCustomForms', 'list', bearer)
    expect(form?.Fields[0]).toMatchObject({ Is_Required: 'True' })
  })
})

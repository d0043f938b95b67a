import { sessionFor } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, greeting, storageOf } from '../support/on-screen.ts'

test('a member who logs in anew sees home, and the other tab stays on its page, as the new member', async ({
  page,
  context,
  app,
  open,
  memberIs,
  watch,
  calls,
}) => {
  watch.addMember(sessionFor('platinum', 'doisai'))
  watch.allowAddress(app.origin)
  await memberIs('gold')
  const other = await context.newPage()
  await other.goto(`${app.origin}/home?from=other`)
  await expectHomeOf(other, 'gold')
  await calls.quiet()
  calls.clear()

  await open(`/home?token=${sessionFor('platinum', 'doisai')}&brandRef=doisai`)
  await expectHomeOf(page, 'platinum')
  await expectHomeOf(other, 'platinum')
  await calls.quiet()
  expect(calls.timeline).not.toContain('page /authentication/line-login')
  for (const tab of [page, other]) await expect(greeting(tab, 'platinum')).toBeVisible()
  expect(new URL(page.url()).searchParams.has('from')).toBe(false)
  expect(new URL(other.url()).searchParams.get('from')).toBe('other')
  // Home is persisted a moment after its answers arrive.
  const persisted = expect.poll(async () => (await storageOf(page, 'localStorage')).homeSnapshot ?? '')
  await persisted.toContain('ธนกฤต')
  expect((await storageOf(page, 'localStorage')).homeSnapshot).not.toContain('กัญญารัตน์')
})

import { en } from '#tests/names.ts'
import { renderUi } from '#tests/support/render-ui.tsx'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Tabs } from './tabs'

const tabs = [en.codeTab, en.barcodeTab, en.qrTab].map((label, index) => ({
  id: `${index}`,
  label,
  content: `${label} panel`,
}))

const renderTabs = () => renderUi(<Tabs label="Kind of code" tabs={tabs} />)
const selected = () => screen.getByRole('tab', { selected: true }).textContent

test('a tap shows the panel of that tab alone', async () => {
  renderTabs()
  expect(screen.getByRole('tabpanel', { name: en.codeTab }).textContent).toBe(`${en.codeTab} panel`)
  await userEvent.click(screen.getByRole('tab', { name: en.qrTab }))
  expect(screen.getByRole('tabpanel', { name: en.qrTab }).textContent).toBe(`${en.qrTab} panel`)
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
})

test.each([
  ['{ArrowRight}', en.barcodeTab],
  ['{ArrowLeft}', en.qrTab],
  ['{End}{ArrowRight}', en.codeTab],
  ['{End}{Home}', en.codeTab],
])('from the first tab, %s leads to %s', async (keys, label) => {
  renderTabs()
  await userEvent.tab()
  await userEvent.keyboard(keys)
  expect(selected()).toBe(label)
  expect(document.activeElement?.textContent).toBe(label)
})

test('the focus comes back to the tab that is chosen', async () => {
  renderTabs()
  await userEvent.click(screen.getByRole('tab', { name: en.qrTab }))
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  expect(screen.getByRole('tab', { name: en.qrTab })).toHaveFocus()
})

test('one press of Tab moves the focus from the tabs to the panel', async () => {
  renderTabs()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})

import { expect } from '../fixtures.ts'
import { button, type Screen } from './stage.ts'
import { say } from './words.ts'

/** Sharing, without LINE; with it, and the official account's card: in the journeys of LINE. */
export const sharingScreens: Screen[] = [
  {
    name: 'the sheet that shares a privilege',
    persona: 'gold',
    show: async (stage) => {
      const { page, open, locale } = stage
      await page.route('**/config.json', async (route) => {
        const answer = await route.fetch()
        const config = (await answer.json()) as object // the fixture's own
        await route.fulfill({ response: answer, json: { ...config, liffIds: {} } })
      })
      await open('/privilege/detail?privilegeId=DSP001')
      await button(stage, 'ui.share').click()
      const sheet = page.getByRole('dialog', { name: say('ui.share', {}, locale), exact: true })
      await expect(sheet.getByRole('button', { name: say('ui.copyButton.copy', {}, locale) })).toBeVisible()
    },
  },
]

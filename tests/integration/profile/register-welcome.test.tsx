import { th } from '#tests/names.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { paths } from '@/addresses/paths'
import RegisterWelcomePage from '@/features/authentication/pages/register-welcome-page'
import { setInfoDue } from '@/session/info-due'
import { openPage, shownAddress } from '../open-app'

it('A new member who skips the info comes to the custom forms that are due', async () => {
  setInfoDue(true)
  await openPage(RegisterWelcomePage, paths.registerWelcome, { persona: 'forms' })
  await userEvent.click(screen.getByRole('button', { name: th.skip }))
  expect(await shownAddress()).toBe('/authentication/register-custom-fields?process=3')
})

import { th } from '#tests/names.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { sessionFor } from '@/sandbox/personas'
import { openEarlyHome } from './open-app'

const OF_LINE = '/home?liff.state=%2Fhome'

const modal = () => screen.queryByRole('dialog', { name: th.collect })

async function openPointsEarly() {
  const home = await openEarlyHome(OF_LINE, { persona: 'gold' })
  await userEvent.click(await screen.findByRole('button', { name: th.collect }))
  await waitFor(() => expect(modal()).toBeVisible())
  expect(location.search).toBe('?liff.state=%2Fhome')
  return home
}

it('the member’s code stays open when LINE gives the address back', async () => {
  const { settle } = await openPointsEarly()
  settle('/home')
  await waitFor(() => expect(location.search).toBe('?brandRef=doisai'))
  expect(modal()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: th.close }))
  await waitFor(() => expect(modal()).toBeNull())
})

it('another page in the address that LINE gives back closes the code, and the links still lead on', async () => {
  const { settle } = await openPointsEarly()
  settle('/profile')
  expect(await screen.findByRole('heading', { level: 1, name: th.profile })).toBeInTheDocument()
  await waitFor(() => expect(modal()).toBeNull())
  await userEvent.click(screen.getByRole('link', { name: th.home }))
  await waitFor(() => expect(location.pathname).toBe('/home'))
})

it('another member whom the address hands over is shown at once, and nothing of the member before', async () => {
  const handover = `/home?token=${sessionFor('platinum', 'doisai')}&liff.state=%2Fhome`
  const { settle } = await openEarlyHome(handover, { persona: 'gold' })
  expect(screen.queryByText(/กัญญารัตน์/)).toBeNull()
  settle(`/home?token=${sessionFor('platinum', 'doisai')}`)
  expect(await screen.findByText(/สวัสดี/)).not.toHaveTextContent('กัญญารัตน์')
  await waitFor(() => expect(screen.getByText(/สวัสดี/)).toHaveTextContent(/คุณ\S/))
  expect(screen.queryByText(/กัญญารัตน์/)).toBeNull()
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { paths } from '@/addresses/paths'
import { goTo, openApp } from '../open-app'
import { saveButton } from './open-register-info'

type Options = Parameters<typeof openApp>[1]

/** Opens the profile's form by its address, by default as gold, whose data are complete. */
export async function openEditProfile(options: Options = {}) {
  const view = await openApp(paths.editProfile, { persona: 'gold', ...options })
  await saveButton()
  return view
}

/** The key of the current entry of the browser's history. */
export const entry = () => (history.state as { key?: string } | null)?.key

/** Opens it from the profile, which is then the entry before it in the browser's history; gives that entry. */
export async function openProfileThenEdit() {
  await openApp(paths.profile, { persona: 'gold' })
  const before = entry()
  goTo(paths.editProfile)
  await saveButton()
  return before
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const combobox = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name })
export const expectProfile = () => waitFor(() => expect(location.pathname).toBe('/profile'))

/** Replaces a field's text by a paste. */
export async function enter(name: string, text: string) {
  await userEvent.clear(field(name))
  if (text) await userEvent.paste(text)
}

export const save = async () => userEvent.click(await saveButton())

/** What a save of gold's unchanged profile sends. */
export const ofGold = {
  First_Name: 'กัญญารัตน์',
  Last_Name: 'ตั้งจิตเจริญ',
  Birthdate: '1992-04-09',
  Gender: 'female',
  Email: 'gold@example.com',
  Country_Id: '1',
  Province_Id: '10',
  District_Id: '1039',
  Sub_District_Id: '103902',
  Postal_Code: '10110',
  Address_Detail: '99/1 ซอยสุขุมวิท 39',
}

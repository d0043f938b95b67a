import { th } from '#tests/names.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from './open-app'

it.each(['login-pin', 'first-login', 'first-login?page=confirm'])(
  '%s without a number begins at the number',
  async (path) => {
    await openApp(`/authentication/${path}`, { brand: 'doisai' })
    expect(await screen.findByRole('textbox', { name: th.phoneNumber }, { timeout: 15_000 })).toBeVisible()
    expect(location.pathname).toBe('/authentication/login')
  },
)

import { expect, it } from 'vitest'
import { defaultTheme } from './default-theme'

it('the default theme has the colours of the specification', () => {
  expect(defaultTheme).toEqual({
    '--primary': 'rgb(0, 127, 255)',
    '--button': 'rgb(0, 127, 255)',
    '--button-detail': 'white',
    '--background': 'white',
    '--text': 'black',
    '--navbar-background': 'rgba(239, 239, 239)',
    '--navbar-active-background': 'rgb(0, 127, 255)',
    '--navbar-active-detail': 'white',
    '--navbar-inactive': 'rgba(0, 0, 0, 0.6)',
  })
})

/** A brand's theme fields with their defaults. */
export const defaultTheme = {
  '--primary': 'rgb(0, 127, 255)',
  '--button': 'rgb(0, 127, 255)',
  '--button-detail': 'white',
  '--background': 'white',
  '--text': 'black',
  '--navbar-background': 'rgba(239, 239, 239)',
  '--navbar-active-background': 'rgb(0, 127, 255)',
  '--navbar-active-detail': 'white',
  '--navbar-inactive': 'rgba(0, 0, 0, 0.6)',
} as const

/** A field that the app's colours are derived from; others are passed on unchanged. */
export type ThemeField = keyof typeof defaultTheme

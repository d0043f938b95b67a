/** The theme fields a brand may set, with the default of each missing or invalid field. */
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

/** A theme field that the app's colours are derived from; other fields are passed on unchanged. */
export type ThemeField = keyof typeof defaultTheme

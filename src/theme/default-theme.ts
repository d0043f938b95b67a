/** The theme fields a brand may set; whatever it leaves out or gets wrong is taken from here. */
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

/** A theme field with a meaning of its own; any other is passed on. */
export type ThemeField = keyof typeof defaultTheme

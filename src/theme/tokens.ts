/**
 * Design tokens for components. Colours are CSS variables that apply-brand.ts sets on :root, so that another brand or mode
 * repaints without a re-render.
 */
export const tokens = {
  color: {
    /** The brand's accent, for fills. */
    primary: 'var(--color-primary)',
    /** 4.5:1 on `primary`. */
    onPrimary: 'var(--color-on-primary)',
    /** The accent as text: 4.5:1 on surface and surfaceRaised. */
    primaryText: 'var(--color-primary-text)',
    /** A tint of the accent, for selected rows and chips. */
    primarySoft: 'var(--color-primary-soft)',
    button: 'var(--color-button)',
    buttonHover: 'var(--color-button-hover)',
    buttonPressed: 'var(--color-button-pressed)',
    /** 4.5:1 on `button`, or 3:1 where `font.button` makes it large text. */
    onButton: 'var(--color-on-button)',
    surface: 'var(--color-surface)',
    surfaceRaised: 'var(--color-surface-raised)',
    /** Fields, skeletons, quiet chips. */
    surfaceSunken: 'var(--color-surface-sunken)',
    text: 'var(--color-text)',
    /** 4.5:1 on every surface. */
    textMuted: 'var(--color-text-muted)',
    /** Decorative lines. */
    outline: 'var(--color-outline)',
    /** 3:1 on surface: borders that show where a control is. */
    outlineStrong: 'var(--color-outline-strong)',
    navbar: 'var(--color-navbar)',
    navbarActive: 'var(--color-navbar-active)',
    onNavbarActive: 'var(--color-on-navbar-active)',
    /** The active item's text on `navbar`. */
    navbarActiveText: 'var(--color-navbar-active-text)',
    navbarInactive: 'var(--color-navbar-inactive)',
    /** The ends of the tier card's gradient, and readable text on both. */
    tierFrom: 'var(--color-tier-from)',
    tierTo: 'var(--color-tier-to)',
    onTier: 'var(--color-on-tier)',
    success: 'var(--color-success)',
    successSoft: 'var(--color-success-soft)',
    onSuccess: 'var(--color-on-success)',
    warning: 'var(--color-warning)',
    warningSoft: 'var(--color-warning-soft)',
    onWarning: 'var(--color-on-warning)',
    danger: 'var(--color-danger)',
    dangerSoft: 'var(--color-danger-soft)',
    onDanger: 'var(--color-on-danger)',
    /** Grey buttons. */
    neutral: 'var(--color-neutral)',
    onNeutral: 'var(--color-on-neutral)',
    focus: 'var(--color-focus)',
    scrim: 'var(--color-scrim)',
    /** Behind the brand's logo in dark mode: its light page colour, for which the logo was made. */
    logoPlate: 'var(--color-logo-plate)',
    /** Codes are black on white in every theme, because scanners need the contrast. */
    codePaper: '#fff',
    codeInk: '#000',
  },
  font: {
    family:
      '"Noto Sans Thai", "Sukhumvit Set", Thonburi, "Leelawadee UI", system-ui, -apple-system, "Noto Sans", sans-serif',
    size: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.5rem', xxl: '2rem' },
    /** On the brand's button: its size follows from the label's contrast (derive-tokens.ts). */
    button: '700 var(--button-size)',
    /** Room for Thai tone marks above and below. */
    lineHeight: '1.6',
  },
  /** The 4 px grid. */
  space: (steps: number) => `${steps * 4}px`,
  /** A percentage of the screen's height without the browser's bars, if the browser knows it (global-css.ts). */
  screenHeight: (percent: number) => `calc(var(--dvh) * ${percent})`,
  radius: { card: '16px', control: '12px', pill: '999px' },
  shadow: 'var(--shadow-raised)',
  tap: '44px',
  gutter: 'var(--gutter)',
  measure: '1120px',
  /** LINE for Android draws under the gesture bar, and sets its height as a property where the WebView's `env()` is 0. */
  safe: {
    top: 'env(safe-area-inset-top, 0px)',
    bottom: 'max(env(safe-area-inset-bottom, 0px), var(--android-safe-area-inset-bottom, 0px))',
    left: 'env(safe-area-inset-left, 0px)',
    right: 'env(safe-area-inset-right, 0px)',
  },
  /** How far the visible area is below the one that fixed bars are placed by (bars-in-view.ts). */
  barsShift: 'var(--bars-shift, 0px)',
  motion: { fast: '200ms ease-out', slow: '280ms ease-out' },
  layer: { bar: 10, toast: 40 },
} as const

/** Screen size classes (spec 2): mobile to 767, tablet to 1199, mini desktop to 1919, big desktop from 1920. */
export const media = {
  tabletUp: '@media (min-width: 768px)',
  desktopUp: '@media (min-width: 1200px)',
  bigDesktopUp: '@media (min-width: 1920px)',
  /** A small phone's screen as left by LINE. */
  short: '@media (max-width: 767px) and (max-height: 700px)',
  /** Any phone's screen as left by LINE. */
  low: '@media (max-width: 767px) and (max-height: 760px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const

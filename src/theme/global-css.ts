import { media, tokens } from './tokens.ts'

const gutter = (width: string) => `:root{--gutter:max(${width},${tokens.safe.left},${tokens.safe.right})}`

/**
 * The page gutter, shared by the inlined skeleton and the app: 16 px, from tablet up 24 px, and never less than a phone held
 * sideways has at its rounded ends.
 */
const GUTTER_CSS = `${gutter('16px')}${media.tabletUp}{${gutter('24px')}}`

const NO_MOTION = `
  animation-delay: 0s !important;
  /* Not none, since code that waits for the end of an animation would wait forever. */
  animation-duration: 0.01ms !important;
  animation-iteration-count: 1 !important;
  scroll-behavior: auto !important;
  /* None: the shortest one would still show each new size and place of every element a frame late. */
  transition: none !important;
`

/**
 * The reset and page-wide rules, inlined into index.html at build time, so that they apply before any script runs.
 * The fallback theme, inlined beside these rules, and apply-brand.ts set the variables. The color-scheme is important, because
 * LINE's SDK sets `light` on the root element itself as it starts.
 */
const GLOBAL_CSS = `
  ${GUTTER_CSS}

  /* The one place of this unit: Chrome has it from 108, and drops a whole declaration with a unit that it does not know. */
  :root {
    --dvh: 1vh;
  }

  @supports (height: 1dvh) {
    :root {
      --dvh: 1dvh;
    }
  }

  :root[data-mode='light'] {
    /* Only: no browser darkens what its brand has light. */
    color-scheme: only light !important;
  }

  :root[data-mode='dark'] {
    color-scheme: dark !important;
  }

  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  html {
    overscroll-behavior: contain;
    /* Scrolls a focused element clear of the bars. */
    scroll-padding-block: calc(${tokens.safe.top} + 72px) calc(${tokens.safe.bottom} + 112px);
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
  }

  /* The member's own sizes, beyond the browser's. */
  html[data-text='large'] {
    font-size: 112.5%;
  }

  html[data-text='xlarge'] {
    font-size: 125%;
  }

  /* What the member has covered: for the eye, and for who hears the phone. */
  html[data-figures] [data-figure] {
    position: relative;
    display: inline-block;
    /* The same for every figure: its own width would tell how many digits it has. */
    width: 1.75em;
    white-space: nowrap;
    visibility: hidden;
    &::after {
      content: '••••';
      content: '••••' / '';
      position: absolute;
      inset-inline-start: 0;
      visibility: visible;
    }
  }

  body {
    margin: 0;
    min-height: ${tokens.screenHeight(100)};
    background: ${tokens.color.surface};
    color: ${tokens.color.text};
    font-family: ${tokens.font.family};
    font-size: ${tokens.font.size.md};
    font-variant-numeric: tabular-nums;
    line-height: ${tokens.font.lineHeight};
    overflow-wrap: anywhere;
    text-wrap: pretty;
    overscroll-behavior: contain;
    touch-action: manipulation;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin: 0;
    font-size: inherit;
    text-wrap: balance;
  }

  p,
  figure,
  blockquote,
  dl,
  dd,
  fieldset {
    margin: 0;
  }

  fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }

  /* Only lists with a class: the brand's rich text has no classes, and its lists need bullets. */
  ul[class],
  ol[class] {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  img,
  video,
  canvas {
    display: block;
    max-width: 100%;
    height: auto;
  }

  svg {
    flex-shrink: 0;
    vertical-align: middle;
  }

  button,
  input,
  select,
  textarea {
    margin: 0;
    color: inherit;
    font: inherit;
  }

  button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  button:disabled {
    cursor: default;
  }

  a {
    color: ${tokens.color.primaryText};
  }

  ::placeholder {
    color: ${tokens.color.textMuted};
    opacity: 1;
  }

  ::selection {
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
  }

  ::backdrop {
    background: ${tokens.color.scrim};
  }

  dialog {
    color: inherit;
  }

  [hidden] {
    display: none !important;
  }

  :focus-visible {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 2px;
  }

  /* A script focuses these for screen readers; a ring would look like a control's. */
  main[tabindex='-1']:focus-visible,
  h1[tabindex='-1']:focus-visible {
    outline: none;
  }

  ${media.reducedMotion} {
    *,
    ::before,
    ::after,
    ::backdrop {
      ${NO_MOTION}
    }
  }

  :root[data-saver] *,
  :root[data-saver] ::before,
  :root[data-saver] ::after,
  :root[data-saver] ::backdrop {
    ${NO_MOTION}
  }

  /* Forced colours remove fills, so buttons need a border. */
  @media (forced-colors: active) {
    button {
      border: 1px solid ButtonText;
    }

    :focus-visible {
      outline-color: Highlight;
    }
  }
`

/** The page-wide rules without comments and indentation. */
export function globalCss(): string {
  return GLOBAL_CSS.replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*\n\s*/g, '')
    .trim()
}

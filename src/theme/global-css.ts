import { media, tokens } from './tokens.ts'

const gutter = (width: string) => `:root{--gutter:max(${width},${tokens.safe.left},${tokens.safe.right})}`

/** The page gutter: 16 px, from tablets up 24 px, and at least the safe area of a phone held sideways. */
const GUTTER_CSS = `${gutter('16px')}${media.tabletUp}{${gutter('24px')}}`

const NO_MOTION = `
  animation-delay: 0s !important;
  /* Not zero, because code waits for the end of animations. */
  animation-duration: 0.01ms !important;
  animation-iteration-count: 1 !important;
  scroll-behavior: auto !important;
  /* None at all: even the shortest would show each change a frame late. */
  transition: none !important;
`

/**
 * Reset and page-wide rules, inlined into index.html so that they apply before any script. Variables come from the fallback
 * theme, inlined beside them, and from apply-brand.ts. color-scheme is important, because LINE's SDK sets `light` on the root.
 */
const GLOBAL_CSS = `
  ${GUTTER_CSS}

  /* Chrome knows this unit from 108, and drops a declaration with an unknown unit; so it is used only here. */
  :root {
    --dvh: 1vh;
  }

  @supports (height: 1dvh) {
    :root {
      --dvh: 1dvh;
    }
  }

  :root[data-mode='light'] {
    /* "only" keeps browsers from darkening light brands. */
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
    /* Keeps focused elements clear of the bars. */
    scroll-padding-block: calc(${tokens.safe.top} + 72px) calc(${tokens.safe.bottom} + 112px);
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
  }

  /* On top of the browser's own text size. */
  html[data-text='large'] {
    font-size: 112.5%;
  }

  html[data-text='xlarge'] {
    font-size: 125%;
  }

  /* Hidden figures, for eyes and screen readers. */
  html[data-figures] [data-figure] {
    position: relative;
    display: inline-block;
    /* Equally wide, or the width would show the number of digits. */
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

  /* Only lists with a class: the brand's rich text has none, and needs its bullets. */
  ul[class],
  ol[class] {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  img,
  video {
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

  [hidden] {
    display: none !important;
  }

  :focus-visible {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 2px;
  }

  /* Scripts focus these for screen readers; a ring would look like a control's. */
  main[tabindex='-1']:focus-visible,
  h1[tabindex='-1']:focus-visible {
    outline: none;
  }

  ${media.reducedMotion} {
    *,
    ::before,
    ::after {
      ${NO_MOTION}
    }
  }

  :root[data-saver] *,
  :root[data-saver] ::before,
  :root[data-saver] ::after {
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

/** The rules without comments and indentation. */
export const globalCss = (): string => onOneLine(GLOBAL_CSS)

/** A style sheet for the document: without comments and line breaks. */
export const onOneLine = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*\n\s*/g, '')
    .trim()

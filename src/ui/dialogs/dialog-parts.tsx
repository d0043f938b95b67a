import styled, { keyframes } from 'styled-components'
import { media, tokens } from '@/theme/tokens'

const { color, motion, radius, safe, space } = tokens

const fadeIn = keyframes`from { opacity: 0; }`
const moveIn = keyframes`from { opacity: var(--away-opacity, 1); transform: var(--away); }`

export const DialogPanel = styled.div`
  position: relative;
  overflow: auto;
  overscroll-behavior: contain;
  background: ${color.surfaceRaised};
  box-shadow: ${tokens.shadow};
  /* A code's white panel has no edge on it. */
  [data-mode='light'] &:has([data-code-panel]) {
    --color-surface-raised: ${color.codePaper};
  }
`

/** Fills the screen as its own scrim; the panel inside is the visible dialog. */
export const DialogRoot = styled.dialog`
  --away: translateY(100%);
  /* The panel keeps clear of the phone's rounded corners. */
  --gutter: ${space(4)};
  ${media.tabletUp} {
    --gutter: ${space(6)};
  }
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  overflow: hidden;
  /* What is hidden still scrolls, to the focus in the panel that is away, so that it would not slide in. */
  overflow: clip;
  border: 0;
  background: ${color.scrim};
  color: ${color.text};
  font: 400 ${tokens.font.size.md} / ${tokens.font.lineHeight} ${tokens.font.family};
  opacity: 0;
  transition:
    opacity ${motion.fast},
    overlay ${motion.fast} allow-discrete,
    display ${motion.fast} allow-discrete;
  pointer-events: none;
  &:focus {
    outline: none;
  }
  &::backdrop {
    background: none;
  }
  &[open] {
    display: grid;
  }
  &[open]:not([data-leaving]) {
    opacity: 1;
    pointer-events: auto;
    animation: ${fadeIn} ${motion.fast};
  }
  > ${DialogPanel} {
    transform: var(--away);
    transition: transform ${motion.fast};
  }
  &[open]:not([data-leaving]) > ${DialogPanel} {
    transform: translateY(var(--drag, 0));
    animation: ${moveIn} ${motion.slow};
  }
  &[open] > ${DialogPanel}[data-dragging] {
    transition: none;
  }
`

/** Centred, as high as its content. */
export const CenterDialog = styled(DialogRoot)`
  --away: scale(0.94);
  --away-opacity: 0;
  place-items: center;
  padding: calc(${safe.top} + ${space(4)}) max(${space(4)}, ${safe.right}) calc(${safe.bottom} + ${space(4)})
    max(${space(4)}, ${safe.left});
  > ${DialogPanel} {
    width: min(100%, 420px);
    max-height: 100%;
    border-radius: ${radius.card};
  }
`

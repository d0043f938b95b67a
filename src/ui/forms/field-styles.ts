import styled, { css } from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Muted } from '../muted'

const { color, font, radius, space } = tokens

/** A ring in place of the border. */
export const focusedControl = css`
  outline: 2px solid ${color.focus};
  outline-offset: -1px;
`

/** Inputs, text areas and selects. 16 px, because iOS zooms in on smaller ones. */
export const controlStyle = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: 48px;
  /* The letters, not their line, are centred, as by ui/label.ts, which a control cannot use. */
  padding: 10px ${space(3)} 5px;
  border: 1px solid ${color.outlineStrong};
  border-radius: ${radius.control};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font: 400 ${font.size.md} / ${font.lineHeight} ${font.family};
  transition: border-color ${tokens.motion.fast};
  /* The ring takes the border's place: two rings of two colours would be one too many at a mistake. */
  &:focus-visible {
    ${focusedControl}
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    outline-color: ${color.danger};
  }
  &:disabled {
    border-color: ${color.outline};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    opacity: 1;
    cursor: not-allowed;
  }
`

export const Input = styled.input`
  ${controlStyle}
`

export const Textarea = styled.textarea`
  ${controlStyle}
  min-height: 112px;
  resize: vertical;
`

/** A control with an icon or a button over its end. */
export const Around = styled.div`
  position: relative;
  > input {
    padding-inline-end: ${space(13)};
  }
  > svg {
    position: absolute;
    inset-block-start: calc(50% - 12px);
    inset-inline-end: ${space(3)};
    color: ${color.textMuted};
    pointer-events: none;
  }
  > * + button {
    position: absolute;
    inset-block-start: calc(50% - ${tokens.tap} / 2);
    inset-inline-end: 2px;
    color: ${color.primaryText};
  }
`

export const LabelLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: baseline;
  margin-bottom: ${space(1)};
  padding: 0;
  font-size: ${font.size.sm};
  label,
  span:first-child {
    font-weight: 600;
  }
  /* What is drawn in the icon ends where the cells do. */
  button {
    margin-inline: auto -12px;
    color: ${color.textMuted};
  }
`

export const Hint = styled(Muted)`
  margin-top: ${space(2)};
`

export const FieldErrorLine = styled.p`
  display: flex;
  gap: ${space(1)};
  margin-top: ${space(2)};
  color: ${color.danger};
  font-size: ${font.size.sm};
  /* At the height of the first line's letters. */
  svg {
    margin-top: 0.1rem;
  }
`

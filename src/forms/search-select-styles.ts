import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

const { color, screenHeight, space } = tokens

export const Around = styled.div`
  position: relative;
  > input {
    padding-inline-end: ${space(11)};
    text-overflow: ellipsis;
  }
  &[data-clearable] > input {
    padding-inline-end: ${space(22)};
  }
  > svg {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-end: ${space(3)};
    color: ${color.textMuted};
    pointer-events: none;
  }
  > button {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: ${space(10)};
    color: ${color.textMuted};
  }
`

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  position: absolute;
  inset-block-start: calc(100% + ${space(1)});
  inset-inline: 0;
  z-index: 2;
  display: none;
  max-height: min(320px, ${screenHeight(45)});
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.outline};
  border-radius: ${tokens.radius.control};
  background: ${color.surfaceRaised};
  box-shadow: ${tokens.shadow};
  &[data-open] {
    display: block;
  }
`

export const Option = styled.li`
  min-height: ${tokens.tap};
  padding: ${space(2)} ${space(3)};
  cursor: pointer;
  &[data-highlighted] {
    background: ${color.primarySoft};
  }
  &[aria-selected='true'] {
    color: ${color.primaryText};
    font-weight: 600;
  }
`

export const Nothing = styled.div`
  color: ${color.textMuted};
  &:not(:empty) {
    margin-top: ${space(1)};
  }
`

import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { VisuallyHidden } from './visually-hidden'

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

const Legend = styled.legend`
  padding: 0 0 ${tokens.space(2)};
  font-weight: 600;
`

/** One scrolling row, or as many rows as the chips need with `data-wrap`. */
const Row = styled.div`
  display: flex;
  gap: ${tokens.space(2)};
  margin-inline: calc(-1 * ${tokens.gutter});
  /* Room for the focus ring, which the scroll container would clip. */
  padding: ${tokens.space(1)} ${tokens.gutter};
  overflow-x: auto;
  scroll-padding-inline: ${tokens.gutter};
  scrollbar-width: none;
  &[data-wrap] {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
  }
`

export const chipStyles = `
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space(1)};
  min-height: ${tokens.tap};
  padding: 0 ${tokens.space(4)};
  border: 1px solid ${tokens.color.outlineStrong};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  font: 400 ${tokens.font.size.sm} / ${tokens.font.lineHeight} ${tokens.font.family};
  white-space: nowrap;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
`

const Chip = styled.label`
  ${chipStyles}
  position: relative;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:checked) {
    border-color: ${tokens.color.primaryText};
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primaryText};
    font-weight: 700;
    box-shadow: inset 0 0 0 1px ${tokens.color.primaryText};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 1px;
  }
`

export interface Choice<Value extends string> {
  value: Value
  label: ReactNode
}

interface ChoiceChipsProps<Value extends string> {
  /** The group's name. */
  label: ReactNode
  isLabelHidden?: boolean
  choices: Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  isWrapping?: boolean
}

/** A choice of one, as a row of chips: a radio group. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, isLabelHidden, choices, value, onChange, isWrapping } = props
  const name = useId()
  return (
    <Group>
      {isLabelHidden ? <VisuallyHidden as="legend">{label}</VisuallyHidden> : <Legend>{label}</Legend>}
      <Row data-wrap={isWrapping}>
        {choices.map((choice) => (
          <Chip key={choice.value}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </Chip>
        ))}
      </Row>
    </Group>
  )
}

import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Label as Words } from './label'
import { VisuallyHidden } from './visually-hidden'

const { color, font, space } = tokens

const Label = styled.p`
  padding-bottom: ${space(2)};
  font-weight: 600;
`

/** Choices side by side, on as many lines as they need. */
export const ChoiceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

const Chip = styled.label`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  min-height: ${tokens.tap};
  padding: 0 ${space(3)};
  border: 1px solid ${color.outlineStrong};
  border-radius: ${tokens.radius.pill};
  background: ${color.surfaceRaised};
  font-size: ${font.size.sm};
  @media (max-width: 359px) {
    padding-inline: ${space(2)};
  }
  /* Not bold when checked, because wider words could move chips to other lines. The border shows a bright accent on white. */
  &:has(:checked) {
    border-color: ${color.primaryText};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &:has(:disabled) {
    opacity: 0.45;
  }
`

/** Covers its chip, for tap area and focus ring. */
const Radio = styled.input`
  position: absolute;
  inset: -1px;
  border-radius: inherit;
  appearance: none;
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
  }
  &:focus-visible {
    outline-offset: 1px;
  }
`

interface Choice<Value extends string> {
  value: Value
  label: ReactNode
  isDisabled?: boolean
}

interface ChoiceChipsProps<Value extends string> {
  label: ReactNode
  isLabelHidden?: boolean
  choices: Choice<Value>[]
  /** Undefined: none is chosen. */
  value: Value | undefined
  onChange: (value: Value) => void
}

export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, isLabelHidden = false, choices, value, onChange } = props
  const name = useId()
  const labelId = `${name}label`
  const Name = isLabelHidden ? VisuallyHidden : Label
  return (
    <div role="radiogroup" aria-labelledby={labelId}>
      <Name id={labelId}>{label}</Name>
      <ChoiceRow>
        {choices.map((choice) => (
          <Chip key={choice.value}>
            <Radio
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              onChange={() => onChange(choice.value)}
            />
            <Words>{choice.label}</Words>
          </Chip>
        ))}
      </ChoiceRow>
    </div>
  )
}

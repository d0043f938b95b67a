import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { VisuallyHidden } from './visually-hidden'

const { color, font, space } = tokens

const Label = styled.p`
  padding-bottom: ${space(2)};
  font-weight: 600;
`

/** One scrolling row, or as many rows as the chips need with `data-wrap`. */
const Row = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-inline: calc(-1 * ${tokens.gutter});
  /* Room for the focus ring, which the scroll container would clip. */
  padding: ${space(1)} ${tokens.gutter};
  overflow-x: auto;
  scroll-padding-inline: ${tokens.gutter};
  scrollbar-width: none;
  &[data-wrap] {
    flex-wrap: wrap;
    margin-inline: 0;
    padding: 0;
    overflow: visible;
  }
  &[data-in-rail] {
    display: contents;
  }
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
  /* Not bold when checked, since wider words could move the chips to other lines. The border is what shows a bright accent on white. */
  &:has(:checked) {
    border-color: ${color.primaryText};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &:has(:disabled) {
    opacity: 0.45;
  }
`

/** Covers its chip, so that the whole chip is the radio's tap area and focus ring. */
const Radio = styled.input`
  position: absolute;
  inset: -1px;
  margin: 0;
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
  /** The group's name. */
  label: ReactNode
  isLabelHidden?: boolean
  choices: Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** In as many rows as needed, instead of one that scrolls. */
  isWrapping?: boolean
  /** Beside other chips, in a row that scrolls already. */
  isInRail?: boolean
}

/** A choice of one, as chips: a radio group. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, isLabelHidden = false, choices, value, onChange, isWrapping, isInRail } = props
  const name = useId()
  const labelId = `${name}label`
  return (
    <div role="radiogroup" aria-labelledby={labelId}>
      {isLabelHidden ? (
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      ) : (
        <Label id={labelId}>{label}</Label>
      )}
      <Row data-wrap={isWrapping} data-in-rail={isInRail}>
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
            {choice.label}
          </Chip>
        ))}
      </Row>
    </div>
  )
}

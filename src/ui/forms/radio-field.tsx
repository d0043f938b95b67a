import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { ChoiceRow } from '../choice-chips'
import { Label } from '../label'
import { GroupFrame } from './field-frame'
import { focusedControl } from './field-styles'
import { useFormField, type FieldProps } from './use-form-field'

export interface FieldOption {
  value: string
  label: ReactNode
}

const { color, space } = tokens

/** Three in one row, equal, or one below the other: where the row is not wide enough for the longest three times. */
const Options = styled(ChoiceRow)`
  --row: 20rem;
  &:lang(en) {
    --row: 27.5rem;
  }
  > :first-child:nth-last-child(3),
  > :first-child:nth-last-child(3) ~ * {
    flex: 1 0 calc((var(--row) - 100%) * 999);
    min-width: fit-content;
    max-width: 100%;
  }
`

const Option = styled.label`
  display: inline-flex;
  flex: 1 1 auto;
  gap: ${space(2)};
  align-items: center;
  min-width: min(112px, 100%);
  min-height: 48px;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.outlineStrong};
  border-radius: ${tokens.radius.control};
  background: ${color.surfaceRaised};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${color.primaryText};
    background: ${color.primarySoft};
  }
  [aria-invalid='true'] & {
    border-color: ${color.danger};
  }
  &:has(:focus-visible) {
    ${focusedControl}
  }
`

const Dot = styled.input`
  flex: none;
  width: 20px;
  height: 20px;
  accent-color: ${color.primaryText};
  &:focus-visible {
    outline: none;
  }
`

/** A few choices, all visible; the value is the chosen option's, or empty. */
export function RadioField({ options, ...props }: FieldProps & { options: readonly FieldOption[] }) {
  const field = useFormField<string>(props)
  const focusable = options.some(({ value }) => value === field.value) ? field.value : options[0]?.value
  return (
    <GroupFrame field={field} role="radiogroup">
      <Options>
        {options.map((option) => (
          <Option key={option.value}>
            <Dot
              type="radio"
              name={field.ids.control}
              value={option.value}
              checked={option.value === field.value}
              data-field={option.value === focusable ? props.name : undefined}
              onBlur={field.control.onBlur}
              onChange={() => field.setValue(option.value)}
            />
            <Label>{option.label}</Label>
          </Option>
        ))}
      </Options>
    </GroupFrame>
  )
}

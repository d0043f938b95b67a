import { useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { PartError } from '../part-error'
import { FieldFrame } from './field-frame'
import { Input } from './field-styles'
import type { SearchOption } from './search-select-combobox'
import { useFormField, type FieldProps } from './use-form-field'

const messages = defineMessages({
  placeholder: {
    id: 'forms.search.placeholder',
    defaultMessage: 'Type to search',
    description: 'In a searchable list of choices, before one is chosen',
  },
  loading: {
    id: 'forms.search.loading',
    defaultMessage: 'Loading choices',
    description: 'In a list of choices that is being fetched',
  },
})

const loadCombobox = () => import('./search-select-combobox')

export interface SearchSelectFieldProps extends FieldProps {
  options: readonly SearchOption[]
  /** In the error state a button calls `onRetry`. */
  state?: 'ready' | 'loading' | 'error'
  onRetry?: () => void
  /** Called with the chosen value, or '' when cleared; clear dependent fields here. */
  onChoose?: (value: string) => void
  isDisabled?: boolean
}

/** Many choices, found by typing; the value is the chosen option's, or empty. */
export function SearchSelectField(props: SearchSelectFieldProps) {
  const { options, state = 'ready', onRetry, onChoose, isDisabled = false } = props
  const intl = useIntl()
  const field = useFormField<string>(props)
  const [hasFailed, setHasFailed] = useState(false)
  const Combobox = useLazyComponent(loadCombobox, !hasFailed, () => setHasFailed(true))
  const isFailed = state === 'error' || hasFailed
  const isLoading = state === 'loading' || Combobox === undefined
  const handleChoose = (value: string) => {
    if (field.isBusy) return
    field.setValue(value)
    onChoose?.(value)
  }
  const retry = () => {
    setHasFailed(false)
    if (state === 'error') onRetry?.()
  }
  const chosen = options.find(({ value }) => value === field.value)
  const hintMessage = isLoading && !isFailed && !isDisabled ? messages.loading : messages.placeholder
  const placeholder = intl.formatMessage(hintMessage)
  const isOff = isDisabled || isFailed
  return (
    <FieldFrame field={field}>
      {Combobox ? (
        <Combobox {...{ field, options, chosen, placeholder, isLoading, isOff }} onChoose={handleChoose} />
      ) : (
        <Input
          {...field.control}
          readOnly
          disabled={isOff}
          value={chosen?.label ?? ''}
          placeholder={placeholder}
        />
      )}
      {isFailed && <PartError onRetry={retry} />}
    </FieldFrame>
  )
}

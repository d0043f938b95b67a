import { ValidationError, type Schema } from 'yup'
import type { FieldMessage } from './field-message'
import { messageOfRule } from './rule-messages'

/** The first error of each field, by the field's name. */
export type FieldErrors = Record<string, FieldMessage>

/**
 * Validates a form's values: returns the schema's output (trimmed, normalised) or the errors. Schemas are synchronous: errors
 * that only the server knows arrive with its response.
 */
export function checkValues<Output>(
  schema: Schema<Output>,
  values: unknown,
): { output: Output; fieldErrors?: undefined } | { output?: undefined; fieldErrors: FieldErrors } {
  try {
    return { output: schema.validateSync(values, { abortEarly: false }) }
  } catch (error) {
    if (!ValidationError.isError(error)) throw error
    const ruleErrors = error.inner.length > 0 ? error.inner : [error]
    const fieldErrors: FieldErrors = {}
    for (const ruleError of ruleErrors) fieldErrors[ruleError.path ?? ''] ??= messageOfRule(ruleError)
    return { fieldErrors }
  }
}

/** Whether a schema requires the field of that name, whatever the other fields hold. */
export function isRequiredBy(schema: Schema<unknown>, name: string): boolean {
  const fields = 'fields' in schema ? (schema.fields as Record<string, unknown>) : {} // an object schema has `fields`
  const field = fields[name]
  if (typeof field !== 'object' || field === null || !('spec' in field)) return false
  const spec = field.spec as { optional?: boolean; nullable?: boolean } // yup's description of the schema
  return spec.optional === false && spec.nullable === false
}

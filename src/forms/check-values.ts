import { ValidationError, type Schema } from 'yup'
import type { FieldMessage } from './field-message'
import { wordsOfRule } from './rule-words'

/** What is wrong, by the name of the field: the first fault of each. */
export type FieldFaults = Record<string, FieldMessage>

/**
 * What a schema makes of a form's values (trimmed, normalised), or the faults that it finds. Schemas are synchronous: what
 * only the server knows comes back with its answer.
 */
export function checkValues<Output>(
  schema: Schema<Output>,
  values: unknown,
): { output: Output; faults?: undefined } | { output?: undefined; faults: FieldFaults } {
  try {
    return { output: schema.validateSync(values, { abortEarly: false }) }
  } catch (error) {
    if (!ValidationError.isError(error)) throw error
    const findings = error.inner.length > 0 ? error.inner : [error]
    const faults: FieldFaults = {}
    for (const finding of findings) faults[finding.path ?? ''] ??= wordsOfRule(finding)
    return { faults }
  }
}

/** Whether a schema asks for the field of that name, whatever else is entered. */
export function isRequiredBy(schema: Schema<unknown>, name: string): boolean {
  const fields = 'fields' in schema ? (schema.fields as Record<string, unknown>) : {} // an object's schema
  const field = fields[name]
  if (typeof field !== 'object' || field === null || !('spec' in field)) return false
  const spec = field.spec as { optional?: boolean; nullable?: boolean } // a schema's own record
  return spec.optional === false && spec.nullable === false
}

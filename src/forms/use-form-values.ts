import { useFormikContext } from 'formik'

/** The values of the surrounding form, for fields that depend on another field: `setValue('district', '')` when the province changes. */
export function useFormValues<Values extends object>() {
  const { values, setFieldValue } = useFormikContext<Values>()
  return {
    values,
    setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) =>
      void setFieldValue(name, value),
  }
}

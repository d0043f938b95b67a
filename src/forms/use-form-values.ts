import { useFormikContext } from 'formik'

/** The surrounding form's values, for dependent fields: `setValue('district', '')` when the province changes. */
export function useFormValues<Values extends object>() {
  const { values, setFieldValue } = useFormikContext<Values>()
  return {
    values,
    setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) =>
      void setFieldValue(name, value),
  }
}

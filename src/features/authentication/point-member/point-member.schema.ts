import { object } from 'yup'
import { thaiPhone } from '@/forms/field-schemas'

/** Whom a scanned code gives its points to. */
export const pointMemberSchema = object({ mobileNo: thaiPhone().required() })

import { object } from 'yup'
import { thaiPhone } from '@/forms/field-schemas'

/** The rule for the mobile number that receives a scanned code's points. */
export const pointMemberSchema = object({ mobileNo: thaiPhone().required() })

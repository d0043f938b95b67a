/** Business constants (spec 9); milliseconds unless the name says otherwise. */
export const LANDING_DELAY_MS = 2000
export const PDPA_GROUP_KEY = 'crm_customer_pdpa'
/** The process whose custom forms are requested after a login (spec 2, Landing). */
export const CUSTOM_FORMS_PROCESS = 3
/** The version that the profile shows; a test compares it with the package's. */
export const APP_VERSION = '4.10.2'

/** Business constants (spec 9), in ms unless named otherwise. */
export const LANDING_DELAY_MS = 2000
export const PDPA_GROUP_KEY = 'crm_customer_pdpa'
/** The process of the custom forms due after a login (spec 2, Landing). */
export const CUSTOM_FORMS_PROCESS = 3
/** Shown in the profile; a test compares it with the package's. */
export const APP_VERSION = '4.10.2'

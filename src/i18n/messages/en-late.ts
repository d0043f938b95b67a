import type { Messages } from '../load-messages'
import extracted from './en/late.json'

/** English texts, extracted from the code by `npm run i18n:extract`. */
const messages: Messages = extracted
export default messages

import type { Catalogue } from '../load-messages'
import extracted from './en/late.json'

/** English texts, extracted from the code by `npm run i18n:extract`. */
const messages: Catalogue = extracted
export default messages

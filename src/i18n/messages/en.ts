import type { Catalogue } from '../load-messages'
import extracted from './en.json'

/** The English texts, which are extracted from the code. */
const messages: Catalogue = extracted
export default messages

import type { Catalogue } from '../locale'
import extracted from './en.json'

/** The English texts, which are extracted from the code. */
const messages: Catalogue = extracted
export default messages

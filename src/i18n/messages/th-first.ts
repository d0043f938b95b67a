import type { Catalogue } from '../load-messages'
import first from './th/first.json'

/** The Thai texts of the first paint. */
const messages: Catalogue = first
export default messages

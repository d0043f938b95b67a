import type { Messages } from '../load-messages'
import first from './th/first.json'

/** The Thai texts of the first paint. */
const messages: Messages = first
export default messages

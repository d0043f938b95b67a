import type { Catalogue } from '../locale'
import extracted from './en.json'

/** Extracted from the code. */
const messages: Catalogue = extracted
export default messages

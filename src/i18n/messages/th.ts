import type { Catalogue } from '../locale'

const areas = import.meta.glob<Catalogue>('./th/*.json', { eager: true, import: 'default' })

/** The Thai texts, kept by people in one file an area. */
const messages: Catalogue = Object.assign({}, ...Object.values(areas))
export default messages

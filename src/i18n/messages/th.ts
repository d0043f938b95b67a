import type { Catalogue } from '../locale'

const areas = import.meta.glob<Catalogue>('./th/*.json', { eager: true, import: 'default' })

/** Written by hand, one file per area. */
const messages: Catalogue = Object.assign({}, ...Object.values(areas))
export default messages

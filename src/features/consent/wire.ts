import type { api } from '@/api/api'

/** One consent article of the brand, in the contract's format. */
export type PdpaItem = (typeof api.endpoints)['listPdpa']['Types']['ResultType']['pdpa_list'][number]

import { uuid } from '@/lib/uuid'

/** Makes the id of one intent of the member's, a UUID v4 (spec 7; contract, Headers): each further try of it carries the same. */
export const newRequestId = (): string => uuid()

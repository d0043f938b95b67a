/**
 * The headers of the last success of each query whose answer is the same for all, by the query's cache key. Apart from what reads
 * them (fresh-until.ts), which the entry does without.
 */
export const sharedAnswers = new Map<string | undefined, Headers | undefined>()

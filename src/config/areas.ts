/** Areas of calls that a brand's API may lack (docs/api.md, What a brand has not). A file of their own, which the entry has not. */
export const AREAS = ['package', 'consent', 'forms', 'foryou', 'scan'] as const
export type Area = (typeof AREAS)[number]

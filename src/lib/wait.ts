/** Resolves to undefined after this time (ms). */
export const pause = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, ms, undefined))

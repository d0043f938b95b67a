/** A stream of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b9)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A number of the bell curve around 0, of deviation 1. */
export const normal = (chance: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())

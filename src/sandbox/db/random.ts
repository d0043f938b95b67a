/** A small seeded generator, so that the same day always seeds the same history. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One item of a list that is never empty. */
export const pick = <Item>(items: readonly Item[], random: () => number): Item =>
  // a seeded list is never empty
  items[Math.floor(random() * items.length)] as Item

/** A time at which the shops are open, with Thailand's offset. */
export function clockTime(random: () => number): string {
  const minutes = 8 * 60 + Math.floor(random() * 12 * 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00+07:00`
}

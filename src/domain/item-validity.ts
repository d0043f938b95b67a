/** Until when something can be used: a last day as `yyyy-MM-dd`, for ever, or not known. */
export type ItemValidity = { kind: 'date'; date: string } | { kind: 'forever' } | { kind: 'unknown' }

/** Until when something can be used (spec 4, Privilege card display): the last day as `yyyy-MM-dd`, where there is one. */
export function validityOf(isForever: boolean, lastDay: string | undefined): ItemValidity {
  if (isForever || isNoEnd(lastDay)) return { kind: 'forever' }
  if (!lastDay) return { kind: 'unknown' }
  return { kind: 'date', date: lastDay }
}

/** Whether the last day is past; `today` is `yyyy-MM-dd`. */
export function hasEnded(validity: ItemValidity, today: string): boolean {
  return validity.kind === 'date' && validity.date < today
}

/** Whether a day is how servers write "no end": one of the last year that a date can have. */
export function isNoEnd(day: string | undefined): boolean {
  return day?.startsWith('9999-') === true
}

/** Every field marks the element that takes its focus with this, and its own name. */
export const FIELD_MARK = 'data-field'

/** And this marks what is around the controls of one field. */
export const GROUP_MARK = 'data-group'

/** The names of the fields that a form shows. */
export function shownFields(form: HTMLElement | null): Set<string> {
  return new Set(elementsOf(form).map(nameOf))
}

/** Puts the focus on the first field, in reading order, that has a fault. */
export function focusFirst(form: HTMLElement | null, hasFault: (name: string) => boolean): void {
  const first = elementsOf(form).find((element) => hasFault(nameOf(element)))
  first?.focus()
}

function elementsOf(form: HTMLElement | null): HTMLElement[] {
  return [...(form?.querySelectorAll<HTMLElement>(`[${FIELD_MARK}]`) ?? [])]
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute(FIELD_MARK) ?? ''
}

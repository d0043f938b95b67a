/** The attribute, with the field's name as its value, on the element that takes the field's focus. */
export const FIELD_MARK = 'data-field'

/** The attribute on the element around the controls of one field. */
export const GROUP_MARK = 'data-group'

/** The names of the fields that a form renders. */
export function shownFields(form: HTMLElement | null): Set<string> {
  return new Set(elementsOf(form).map(nameOf))
}

/** Focuses the first wanted field, in reading order, of a form or of a part of it. */
export function focusFirst(form: HTMLElement | null, isWanted: (name: string) => boolean = () => true): void {
  const first = elementsOf(form).find((element) => isWanted(nameOf(element)))
  first?.focus()
}

function elementsOf(form: HTMLElement | null): HTMLElement[] {
  return [...(form?.querySelectorAll<HTMLElement>(`[${FIELD_MARK}]`) ?? [])]
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute(FIELD_MARK) ?? ''
}

/** Set to the field's name on the element that takes its focus. */
export const FIELD_MARK = 'data-field'

/** Set on the element around a field's controls. */
export const GROUP_MARK = 'data-group'

/** The names of the fields on screen. */
export function shownFields(form: HTMLElement | null): Set<string> {
  return new Set(elementsOf(form).map(nameOf))
}

/** Focuses the first wanted field of a form, or part of one, in reading order. */
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

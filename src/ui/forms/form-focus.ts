/** The elements that take the focus of a form's fields; `data-field` is the field's name. */
function elementsOf(form: HTMLElement | null): HTMLElement[] {
  return [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
}

/** The names of the fields on screen. */
export function shownFields(form: HTMLElement | null): Set<string | undefined> {
  return new Set(elementsOf(form).map(({ dataset }) => dataset.field))
}

/** Focuses the first wanted field of a form, or part of one, in reading order. */
export function focusFirst(form: HTMLElement | null, isWanted: (name: string) => boolean = () => true): void {
  const first = elementsOf(form).find(({ dataset }) => isWanted(dataset.field ?? ''))
  first?.focus()
}

/** A ref for an element that replaces the focused element, so that a screen reader continues there. */
export const focusOnce = (node: HTMLElement | null) => node?.focus({ preventScroll: true })

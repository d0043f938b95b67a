/** A ref that focuses an element which replaces the focused one, for screen readers to continue there. */
export const focusOnce = (node: HTMLElement | null) => node?.focus({ preventScroll: true })

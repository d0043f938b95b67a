/** A ref for what has taken the place of what had the focus: a screen reader goes on there. */
export const focusOnce = (node: HTMLElement | null) => node?.focus({ preventScroll: true })

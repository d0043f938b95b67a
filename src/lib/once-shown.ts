declare global {
  interface Document {
    /** Safari and Firefox prerender nothing. */
    prerendering?: boolean
  }
}

/** Calls back once the page is shown: at once, unless the browser is prerendering it. */
export function onceShown(act: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}

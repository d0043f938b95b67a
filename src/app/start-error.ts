/**
 * When the configuration, the texts, the brand or the app's own code are missing: what happened and a way on, from the
 * templates that index.html carries (document/start-error-html.ts), with nothing else loaded.
 */
export function showStartError(): void {
  const { lang } = document.documentElement
  const template = document.querySelector<HTMLTemplateElement>(`template.start-error[lang="${lang}"]`)
  const root = document.getElementById('root')
  if (!template || !root) return
  root.replaceChildren(template.content.cloneNode(true))
  document.title = root.querySelector('h1')?.textContent ?? ''
  root.querySelector('button')?.addEventListener('click', () => location.reload())
}

import { ConfigError } from '@/config/load-config'

/**
 * Shows the start error with its retry button when the configuration, the texts, the brand or the app's code did not load.
 * The templates are in index.html (document/start-error-html.ts), so that nothing else has to load. What is wrong with the
 * configuration stands below, for the engineer who is putting the app on a host.
 */
export function showStartError(error: unknown): void {
  const { lang } = document.documentElement
  const template = document.querySelector<HTMLTemplateElement>(`template.start-error[lang="${lang}"]`)
  const root = document.getElementById('root')
  if (!template || !root) return
  // What the document has drawn swallows taps until the app has taken it over.
  window.__drawn?.end()
  root.replaceChildren(template.content.cloneNode(true))
  document.title = root.querySelector('h1')?.textContent ?? ''
  root.querySelector('button')?.addEventListener('click', () => location.reload())
  if (error instanceof ConfigError)
    void import('./show-config-errors').then(({ showConfigErrors }) => showConfigErrors(error, root))
}

import { configErrorLines } from '@/config/config-errors'
import type { ConfigError } from '@/config/load-config'

/** Shows the errors in config.json below the start error and in the console, for the engineer who sets up the host. */
export function showConfigErrors({ message, raw }: ConfigError): void {
  const lines = [message, ...(raw === undefined ? [] : configErrorLines(raw))]
  console.error(lines.join('\n'))
  const list = document.createElement('ul')
  list.lang = 'en'
  list.append(
    ...lines.map((line) => {
      const item = document.createElement('li')
      item.textContent = line
      return item
    }),
  )
  document.querySelector('.start-error')?.append(list)
}

import { useState } from 'react'
import type { PolicyText } from '../policy-content'

/** Whether a text can be read on screen, which its panel tells by `onShown`: nothing is accepted unseen. */
export function useShownText(text: PolicyText | undefined) {
  const [shownHtml, setShownHtml] = useState<string>()
  return { isShown: text !== undefined && text.html === shownHtml, onShown: setShownHtml }
}

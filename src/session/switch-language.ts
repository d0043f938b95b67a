import { loadMessages } from '@/i18n/load-messages'
import type { Locale } from '@/i18n/locale'
import { localeChanged } from '@/store/preferences.slice'
import type { AppDispatch } from '@/store/store'

let turn = 0

/**
 * Switches the language once all its texts are here, so that texts, formats and calls are of one language at any time. Where
 * they do not come it has failed, and the one on screen stays; a later switch overtakes one that is still on its way.
 */
export function switchLanguage(locale: Locale) {
  return async (dispatch: AppDispatch): Promise<'done' | 'failed' | 'overtaken'> => {
    const own = ++turn
    const hasCome = await loadMessages(locale).then(
      () => true,
      () => false,
    )
    if (own !== turn) return 'overtaken'
    if (!hasCome) return 'failed'
    dispatch(localeChanged(locale))
    return 'done'
  }
}

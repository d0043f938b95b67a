import { useCallback } from 'react'
import { writeText } from '@/config/storage'
import { loadMessages } from '@/i18n/load-messages'
import type { Locale } from '@/i18n/locale'
import { useAppDispatch } from './hooks'
import { localeChanged } from './preferences.slice'
import type { AppDispatch } from './store'

/** `overtaken`: another choice was made meanwhile. */
export type SwitchOutcome = 'done' | 'failed' | 'overtaken'

let turn = 0

/**
 * Switches the language once all its texts are here, so that texts, formats and calls are of one language at any time. Where
 * they do not come it has failed, and the one on screen stays; a later switch overtakes one that is still on its way.
 */
export function switchLanguage(locale: Locale) {
  return async (dispatch: AppDispatch): Promise<SwitchOutcome> => {
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

/** Switches to the language that a member has chosen, and keeps the choice for the next visit. */
export function useSwitchLanguage(): (locale: Locale) => Promise<SwitchOutcome> {
  const dispatch = useAppDispatch()
  return useCallback(
    async (locale) => {
      const outcome = await dispatch(switchLanguage(locale))
      if (outcome === 'done') writeText('language', locale)
      return outcome
    },
    [dispatch],
  )
}

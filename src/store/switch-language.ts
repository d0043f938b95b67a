import { useCallback } from 'react'
import { readStored, watchOtherTabs, writeText } from '@/storage/storage'
import { loadMessages } from '@/i18n/load-messages'
import { storedLocale, type Locale } from '@/i18n/locale'
import { useAppDispatch } from './hooks'
import { localeChanged } from './preferences.slice'
import type { AppDispatch, RootState } from './store'

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

/** Switches to the language that a member has chosen, which is the next visit's too, unless its texts do not come. */
export function chooseLanguage(locale: Locale) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<SwitchOutcome> => {
    writeText('language', locale)
    const outcome = await dispatch(switchLanguage(locale))
    if (outcome === 'failed') writeText('language', getState().preferences.locale)
    return outcome
  }
}

/** Switches to the language that is stored, which another tab may have chosen. */
export const followStoredLanguage = () => switchLanguage(storedLocale(readStored('language')))

/** Follows another tab's switch of language; a log-out there leads back to Thai. Returns how to stop. */
export function followLanguage(dispatch: AppDispatch): () => void {
  // What is stored, not what the event says: of two choices made at once, all tabs keep the one that was stored last.
  const follow = () => void dispatch(followStoredLanguage())
  follow()
  return watchOtherTabs('language', follow)
}

/** `chooseLanguage`, as the switch of two languages needs it. */
export function useChooseLanguage(): (locale: Locale) => Promise<SwitchOutcome> {
  const dispatch = useAppDispatch()
  return useCallback((locale) => dispatch(chooseLanguage(locale)), [dispatch])
}

import { useCallback } from 'react'
import { readStored, watchOtherTabs, writeStored } from '@/storage/storage'
import { loadMessages } from '@/i18n/load-messages'
import { storedLocale, type Locale } from '@/i18n/locale'
import { useAppDispatch } from './hooks'
import { localeChanged } from './preferences.slice'
import type { AppDispatch, RootState } from './store'

/** `overtaken`: by another choice meanwhile. */
export type SwitchOutcome = 'done' | 'failed' | 'overtaken'

let turn = 0

/**
 * Switches the language when all its texts have loaded, so that texts, formats and calls always agree. If they fail to load,
 * the current language stays; a later switch overtakes a pending one.
 */
export function switchLanguage(locale: Locale) {
  return async (dispatch: AppDispatch): Promise<SwitchOutcome> => {
    const own = ++turn
    const messages = await loadMessages(locale).catch(() => undefined)
    if (own !== turn) return 'overtaken'
    if (!messages) return 'failed'
    dispatch(localeChanged(locale))
    return 'done'
  }
}

/** Switches to the member's choice and stores it, unless the texts fail to load. */
export function chooseLanguage(locale: Locale) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<SwitchOutcome> => {
    writeStored('language', locale)
    const outcome = await dispatch(switchLanguage(locale))
    if (outcome === 'failed') writeStored('language', getState().preferences.locale)
    return outcome
  }
}

/** Switches to the stored language, perhaps chosen in another tab. */
export const followStoredLanguage = () => switchLanguage(storedLocale(readStored('language')))

/** Follows another tab's switch; a log-out there leads back to Thai. Returns how to stop. */
export function followLanguage(dispatch: AppDispatch): () => void {
  // From storage, not the event: after simultaneous choices all tabs take the one stored last.
  const follow = () => void dispatch(followStoredLanguage())
  follow()
  return watchOtherTabs('language', follow)
}

export function useChooseLanguage(): (locale: Locale) => Promise<SwitchOutcome> {
  const dispatch = useAppDispatch()
  return useCallback((locale) => dispatch(chooseLanguage(locale)), [dispatch])
}

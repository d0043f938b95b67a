import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { readStored } from '@/storage/storage'
import { storedLocale, type Locale } from '@/i18n/locale'

/** The stored language, by default Thai (spec 9). */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: (): { locale: Locale } => ({ locale: storedLocale(readStored('language')) }),
  reducers: {
    localeChanged(state, action: PayloadAction<Locale>) {
      state.locale = action.payload
    },
  },
})

export const { localeChanged } = preferencesSlice.actions

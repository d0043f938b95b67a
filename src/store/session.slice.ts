import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface SessionState {
  brandRef?: string
  /** The query parameter isGlobal, kept on every route as it came. */
  isGlobal?: string
  isLoggedIn: boolean
  /** A call with the member's bearer was answered 401 and the member has not been told yet to the end. */
  isExpired: boolean
}

const initialState: SessionState = { isLoggedIn: false, isExpired: false }

/** Who is here, without any secret: the bearer itself stays in storage. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    brandChosen(state, action: PayloadAction<{ brandRef?: string; isGlobal?: string }>) {
      state.brandRef = action.payload.brandRef
      state.isGlobal = action.payload.isGlobal
    },
    loggedIn(state) {
      state.isLoggedIn = true
      state.isExpired = false
    },
    loggedOut(state) {
      state.isLoggedIn = false
      state.isExpired = false
    },
    expired(state) {
      state.isLoggedIn = false
      state.isExpired = true
    },
  },
})

export const { brandChosen, loggedIn, loggedOut, expired } = sessionSlice.actions

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface SessionState {
  brandRef?: string
  /** The query parameter isGlobal, kept on every route. */
  isGlobal?: string
  isLoggedIn: boolean
  /** Counts this page's sessions. */
  sessions: number
  /** The member's bearer was answered 401, and the modal about it is still open. */
  isExpired: boolean
  /** Counts calls that found the bearer gone, after which the page checks its session. */
  doubts: number
}

const initialState: SessionState = { isLoggedIn: false, sessions: 0, isExpired: false, doubts: 0 }

/** The session without secrets; the bearer stays in storage. */
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
      state.sessions += 1
      state.isExpired = false
    },
    loggedOut(state) {
      state.isLoggedIn = false
      state.isExpired = false
    },
    doubted(state) {
      state.doubts += 1
    },
    expired(state) {
      state.isLoggedIn = false
      state.isExpired = true
    },
  },
})

export const { brandChosen, doubted, loggedIn, loggedOut, expired } = sessionSlice.actions

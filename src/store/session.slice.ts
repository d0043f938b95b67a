import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface SessionState {
  brandRef?: string
  /** The query parameter isGlobal, unchanged on every route. */
  isGlobal?: string
  isLoggedIn: boolean
  /** Counts the sessions of this page: one may take another's place. */
  sessions: number
  /** A call with the member's bearer was answered 401, and the session-expired modal has not been closed yet. */
  isExpired: boolean
  /** Counts the calls that have found no bearer that is this page's: the page looks then whether its session stands. */
  doubts: number
}

const initialState: SessionState = { isLoggedIn: false, sessions: 0, isExpired: false, doubts: 0 }

/** Who is logged in, without any secret: the bearer itself stays in storage. */
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

import { combineReducers, configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit'
import { baseApi, makeStaleReads } from '@/api/base-api'
import type { ApiDependencies } from '@/api/base-query'
import type { Rest } from '@/api/hosts'
import { readApiShape } from '@/config/api-address'
import { configOfBrand, type RuntimeConfig } from '@/config/runtime-config'
import { bearerAt, isOfAnotherBrand, storedBearer } from '@/storage/bearer'
import { makeLifetimes, type Lifetimes } from '@/session/lifetime'
import { doubted, refuseBearer, sessionSlice } from '@/session/session'
import { isCleared } from '@/storage/storage'
import { preferencesSlice } from './preferences.slice'

/** A rest of the API begins, or (undefined) ends. */
export const restChanged = createAction<Rest | undefined>('rest')

const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  session: sessionSlice.reducer,
  preferences: preferencesSlice.reducer,
  service: (state: { rest?: Rest | undefined } = {}, action: UnknownAction) =>
    restChanged.match(action) ? { rest: action.payload } : state,
})

export type RootState = ReturnType<typeof rootReducer>

type StoreConfig = Pick<RuntimeConfig, 'customerApiUrl' | 'crmApiUrl'> &
  Partial<Pick<RuntimeConfig, 'apiShape' | 'off' | 'errorReporting' | 'raw'>>

/**
 * Makes the store for a configuration. The bearer is read from storage for each call, and a 401 for the stored bearer ends the
 * session once, however many calls fail.
 */
export function makeStore(config: StoreConfig) {
  const lifetimes = makeLifetimes(() => store.getState().session.brandRef)
  const ofFile = { apiShape: readApiShape({}), off: [], ...config }
  const extraArgument: ApiDependencies & { lifetimes: Lifetimes } = {
    lifetimes,
    resend: new Map(),
    outcomes: [],
    getApi: () => configOfBrand(ofFile, store.getState().session.brandRef) ?? ofFile,
    onError: config.errorReporting === undefined ? undefined : reportTo(config.errorReporting),
    // Another tab may have logged in as somebody else, or at another brand.
    getToken: () =>
      lifetimes.session.isOver ? undefined : bearerAt(store.getState().session.brandRef)?.token,
    onRest: (rest) => void store.dispatch(restChanged(rest)),
    getSession: () => lifetimes.session,
    getLanguage: () => store.getState().preferences.locale,
    onUnsent: () => {
      store.dispatch(doubted())
      const { brandRef, isLoggedIn } = store.getState().session
      // After a log-out elsewhere, or a login at another brand, the page follows silently (session/reconcile.ts).
      return isLoggedIn && !isCleared() && !isOfAnotherBrand(storedBearer(), brandRef)
    },
    onSessionExpired: (token) => store.dispatch(refuseBearer(token)),
  }
  const store = configureStore({
    reducer: rootReducer,
    // Actions contain PINs.
    devTools: import.meta.env.DEV,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, serializableCheck: false }).concat(
        makeStaleReads(extraArgument.resend),
        baseApi.middleware,
      ),
  })
  lifetimes.beginSession()
  return store
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']

/** If the reporter fails to load, a report would fail too. */
function reportTo(address: string): ApiDependencies['onError'] {
  return (...report) =>
    void import('@/api/report-error').then(
      ({ reportError }) => reportError(address, ...report),
      () => undefined,
    )
}

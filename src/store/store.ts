import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { baseApi } from '@/api/base-api'
import type { ApiDependencies } from '@/api/base-query'
import { readApiShape } from '@/config/api-address'
import { isOfAnotherBrand, storedBearer } from '@/config/bearer'
import { readText, wipe } from '@/config/storage'
import type { RuntimeConfig } from '@/config/runtime-config'
import { preferencesSlice } from './preferences.slice'
import { expired, sessionSlice } from './session.slice'

const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  session: sessionSlice.reducer,
  preferences: preferencesSlice.reducer,
})

export type RootState = ReturnType<typeof rootReducer>

type StoreConfig = Pick<RuntimeConfig, 'customerApiUrl' | 'crmApiUrl'> &
  Partial<Pick<RuntimeConfig, 'apiShape' | 'off' | 'errorReporting'>>

/**
 * The store over one configuration. Its thunk argument is what the transport needs of the app: the bearer is read
 * from storage at each call, and a 401 on the bearer still stored ends the session once, however many calls fail.
 */
export function makeStore(config: StoreConfig) {
  const dependencies: ApiDependencies = {
    customerApiUrl: config.customerApiUrl,
    crmApiUrl: config.crmApiUrl,
    apiShape: config.apiShape ?? readApiShape({}),
    off: config.off ?? [],
    onFailure: config.errorReporting === undefined ? undefined : reportTo(config.errorReporting),
    getToken: () => {
      const bearer = storedBearer()
      // Another tab may have logged in at another brand.
      return isOfAnotherBrand(bearer, store.getState().session.brandRef) ? undefined : bearer?.token
    },
    getLanguage: () => store.getState().preferences.locale,
    onSessionExpired: (token) => {
      if (readText('token') !== token) return
      wipe('expired')
      store.dispatch(expired())
    },
  }
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: dependencies }, serializableCheck: false }).concat(
        baseApi.middleware,
      ),
  })
  return store
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']

/** Where the reporter does not load, a report would not get through either. */
function reportTo(address: string): ApiDependencies['onFailure'] {
  return (...failure) =>
    void import('@/api/report-failure').then(
      ({ reportFailure }) => reportFailure(address, ...failure),
      () => undefined,
    )
}

import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { baseApi } from '@/api/base-api'
import type { ApiDependencies } from '@/api/base-query'
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

/**
 * The store over one configuration. Its thunk argument is what the transport needs of the app: the bearer is read
 * from storage at each call, and a 401 on the bearer still stored ends the session once, however many calls fail.
 */
export function makeStore(config: Pick<RuntimeConfig, 'customerApiUrl' | 'crmApiUrl'>) {
  const dependencies: ApiDependencies = {
    customerApiUrl: config.customerApiUrl,
    crmApiUrl: config.crmApiUrl,
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

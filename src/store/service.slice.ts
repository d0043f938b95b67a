import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { Rest } from '@/api/hosts'

interface ServiceState {
  /** The API has failed, and is left alone for a while; absent while it answers. */
  rest?: Rest | undefined
}

export const restChanged = createAction<Rest | undefined>('rest')

/** How the brand's API is, as far as the transport has noticed. */
export const serviceReducer = (state: ServiceState = {}, action: UnknownAction): ServiceState =>
  restChanged.match(action) ? { rest: action.payload } : state

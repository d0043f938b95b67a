import { useMemo } from 'react'
import { api } from '@/api/api'
import { useBoot } from '@/session/boot-context'
import { defaultImageSource } from '../default-image-source'

/** The picture of privileges that have none; asked for, once, when the first of them is on the screen. */
export function useDefaultImage(isNeeded: boolean): string | undefined {
  const { customerApiUrl } = useBoot().config
  const { data } = api.useGetDefaultImageQuery(undefined, { skip: !isNeeded })
  return useMemo(() => data && defaultImageSource(data, customerApiUrl), [data, customerApiUrl])
}

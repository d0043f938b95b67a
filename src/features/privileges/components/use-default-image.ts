import { useMemo } from 'react'
import { api } from '@/api/api'
import { useBoot } from '@/session/boot-context'
import { defaultImageSource } from '../default-image-source'

/** The default picture of privileges without a picture; requested once, when the first such card renders. */
export function useDefaultImage(isNeeded: boolean): string | undefined {
  const { customerApiUrl } = useBoot().config
  const { data } = api.useGetDefaultImageQuery(undefined, { skip: !isNeeded })
  return useMemo(() => data && defaultImageSource(data, customerApiUrl), [data, customerApiUrl])
}

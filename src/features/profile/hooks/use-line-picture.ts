import { useEffect, useEffectEvent, useState } from 'react'
import { pictureFile } from '@/lib/picture-file'

/** Chooses the picture at LINE's address as long as the member has chosen none; returns it, to be told from the member's own. */
export function useLinePicture(
  address: string | undefined,
  choose: (picture: File) => void,
): File | undefined {
  const [picture, setPicture] = useState<File>()
  const offer = useEffectEvent((file: File) => {
    setPicture(file)
    choose(file)
  })
  useEffect(() => {
    if (!address) return
    let isCurrent = true
    // Without it the form is as it would be without LINE.
    pictureFile(address).then(
      (file) => isCurrent && file && offer(file),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [address])
  return picture
}

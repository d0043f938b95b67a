import { useRef, useState } from 'react'
import type { PictureFault } from '@/lib/shrink-picture'
import { shrinkPicture } from '@/lib/shrink-picture'

/** Turns a picked file into a picture that can be sent, or gives the reason why not; of several picks, the last one wins. */
export function usePickedPicture(onPicture: (picture: File | null) => void) {
  const [isReading, setIsReading] = useState(false)
  const [fault, setFault] = useState<PictureFault>()
  const latestPick = useRef(0)

  const begin = () => {
    setFault(undefined)
    latestPick.current += 1
    return latestPick.current
  }
  const pick = async (file: File) => {
    const thisPick = begin()
    setIsReading(true)
    const outcome = await shrinkPicture(file)
    if (thisPick !== latestPick.current) return
    setIsReading(false)
    if ('fault' in outcome) setFault(outcome.fault)
    else onPicture(outcome.picture)
  }
  const remove = () => {
    begin()
    setIsReading(false)
    onPicture(null)
  }
  return { isReading, fault, pick, remove }
}

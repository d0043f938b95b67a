import { useRef, useState } from 'react'
import type { PictureFault } from '@/lib/shrink-picture'
import { shrinkPicture } from '@/lib/shrink-picture'

/** Makes a picked file a picture that may be sent, or says why it cannot be one; of several in a row the last counts. */
export function usePickedPicture(onPicture: (picture: File | null) => void) {
  const [isReading, setIsReading] = useState(false)
  const [fault, setFault] = useState<PictureFault>()
  const turn = useRef(0)

  const begin = () => {
    setFault(undefined)
    turn.current += 1
    return turn.current
  }
  const pick = async (file: File) => {
    const mine = begin()
    setIsReading(true)
    const outcome = await shrinkPicture(file)
    if (mine !== turn.current) return
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

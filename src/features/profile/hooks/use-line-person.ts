import { useEffect, useState } from 'react'
import { useBoot } from '@/session/boot-context'
import type { LinePerson } from '../line-prefill'

const NOBODY: LinePerson = {}

/** Who is logged in to LINE, where LIFF has run on this page; undefined for a moment, until that is known. */
export function useLinePerson(): LinePerson | undefined {
  const { line } = useBoot()
  const [person, setPerson] = useState<LinePerson>()
  useEffect(() => {
    let isCurrent = true
    void line.person().then((found) => isCurrent && setPerson(found ?? NOBODY))
    return () => {
      isCurrent = false
    }
  }, [line])
  return person
}

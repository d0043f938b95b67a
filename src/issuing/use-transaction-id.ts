import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readText, writeText } from '@/config/storage'

/**
 * The transaction of a history detail: the address's, else the stored one. It is stored while the detail is on screen; the shell
 * clears it on leaving, with the flag of the detail's modal (spec 4, Root behaviour; behaviour, URLs).
 */
export function useTransactionId(): string {
  const [search] = useSearchParams()
  const [stored] = useState(() => readText('transactionId'))
  const id = search.get('transactionId') ?? stored ?? ''
  useEffect(() => {
    writeText('transactionId', id || undefined)
  }, [id])
  return id
}

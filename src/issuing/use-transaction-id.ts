import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readText, writeText } from '@/config/storage'

/**
 * The transaction of a history detail: the address's, else the stored one. It is stored while the detail is on screen, and
 * removed on leaving, with the flag of the detail's modal (spec 4, Root behaviour; behaviour, URLs) and the mark of its issue:
 * the bar's arrow leads to the privileges from there alone.
 */
export function useTransactionId(): string {
  const [search] = useSearchParams()
  const [stored] = useState(() => readText('transactionId'))
  const id = search.get('transactionId') ?? stored ?? ''
  useEffect(() => {
    writeText('transactionId', id || undefined)
  }, [id])
  useEffect(() => forgetTransaction, [])
  return id
}

function forgetTransaction(): void {
  for (const key of ['transactionId', 'hasOpenedModal', 'checkIssueCP'] as const) writeText(key, undefined)
}

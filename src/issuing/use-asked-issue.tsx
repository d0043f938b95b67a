import { useEffect, useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { packageHistoryPath, privilegeHistoryPath } from '@/config/paths'
import { writeText } from '@/config/storage'
import { useOwner } from '@/session/use-owner'
import { useFeedback } from '@/ui/feedback-context'
import { warning } from '@/ui/feedback-presets'
import { useErrorModal } from '@/ui/use-error-modal'
import type { IssueItem, ItemKind } from './issue-intents'
import type { IssueOutcome } from './issue-item'
import { useFindOwner } from './use-find-owner'
import { useIssue, type IssueStatus } from './use-issue'

const Line = styled.span`
  display: block;
`

/** The page of what was issued, by its kind. */
export const transactionPath = {
  privilege: privilegeHistoryPath,
  package: packageHistoryPath,
} satisfies Record<ItemKind, (transactionId: string) => string>

export interface Question {
  title: ReactNode
  /** What issuing takes and leaves, and that it is final. */
  lines: ReactNode[]
}

/** An issue as its page shows it and its button works it. */
export interface AskedIssue {
  kind: ItemKind
  status: IssueStatus
  transactionId: string | undefined
  canIssue: boolean
  /** The member has tapped, and the question waits until the profile says who the member is. */
  isFinding: boolean
  /** Asks the member, and issues once that is confirmed. */
  ask: () => void
  /** Issues without a question, after one that came to nothing. */
  issue: () => void
}

/** Issuing one item: the question before, the sending, and where each outcome leads (behaviour, Privilege). */
export function useAskedIssue(
  item: Omit<IssueItem, 'owner'>,
  canIssue: boolean,
  question: () => Question,
): AskedIssue {
  const { kind } = item
  const navigate = useNavigate()
  const showError = useErrorModal()
  const { show, close, isOpen } = useFeedback()
  const isAsking = useRef(false)
  const follow = (outcome: IssueOutcome) => {
    if (outcome.status === 'refused') return showError(outcome.error)
    if (outcome.status !== 'done') return
    // The flag leads back to the privileges (spec 2, Sub header), where nobody who has taken a package wants to go.
    if (kind === 'privilege') writeText('checkIssueCP', 'true')
    void navigate(transactionPath[kind](outcome.transactionId))
  }
  const owner = useOwner()
  const { status, transactionId, issue } = useIssue(item, owner, follow)

  useEffect(() => {
    // Sold out while the question is open: the page behind it says so, and there is nothing left to confirm.
    if (isAsking.current && isOpen && !canIssue) close()
    if (!isOpen) isAsking.current = false
  }, [isOpen, canIssue, close])

  const askNow = () => {
    isAsking.current = true
    const { title, lines } = question()
    const text = lines.map((line, index) => line && <Line key={index}>{line}</Line>)
    show(warning(title, text, { id: 'redeem', confirmButton: { callback: issue } }))
  }
  const { isFinding, find } = useFindOwner(owner, () => {
    // The profile may have told otherwise: too few points, or an issue that an earlier visit has left open.
    if (canIssue && status === 'idle') askNow()
  })
  const ask = owner === undefined ? find : askNow
  return { kind, status, transactionId, canIssue, isFinding, ask, issue }
}

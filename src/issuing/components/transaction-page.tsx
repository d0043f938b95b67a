import type { ComponentType, ReactNode } from 'react'
import type { Path } from '@/config/paths'
import type { ItemKind } from '../issue-intents'
import { useTransaction } from '../use-transaction'
import { useTransactionId } from '../use-transaction-id'
import { IssueNotice } from './issue-notice'
import { ReadItem } from './read-item'
import { TransactionDetail } from './transaction-detail'

interface TransactionPageProps {
  kind: ItemKind
  /** The member's history of this kind. */
  listPath: Path
  /** The item's picture. */
  Picture: ComponentType<{ src: string | undefined }>
  /** Said once, when the member arrives from issuing it. */
  welcome: { title: ReactNode; text: ReactNode }
}

/** The page of a transaction: the address's, else the one that is stored (spec 2, history-detail). */
export function TransactionPage(props: TransactionPageProps) {
  const transactionId = useTransactionId()
  return <Page key={transactionId} transactionId={transactionId} {...props} />
}

function Page(props: TransactionPageProps & { transactionId: string }) {
  const { kind, listPath, Picture, welcome, transactionId } = props
  const read = useTransaction(kind, transactionId)
  return (
    <ReadItem read={read} listPath={listPath}>
      {(item) => (
        <TransactionDetail
          kind={kind}
          item={item}
          picture={<Picture src={item.image} />}
          onReread={read.retry}
          welcome={<IssueNotice status="done" {...welcome} />}
        />
      )}
    </ReadItem>
  )
}

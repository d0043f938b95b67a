import { Component, useState, type ReactNode } from 'react'
import { restart } from '@/lib/chunks'
import { PartError } from './part-error'
import { useChunkErrorModal } from './dialogs/use-chunk-error-modal'

interface Props {
  children: ReactNode
  /** Shown in place of the error. */
  fallback?: ReactNode
  onError?: () => void
}

interface State {
  error?: unknown
  /** The same in the member's question and in the operator's report. */
  code?: string
}

/** Contains a crash in one page, so that the bars around it go on working. Pass the page's key: a new page resets the error. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? true, code: Math.random().toString(16).slice(2, 10).padEnd(8, '0') }
  }

  /** The document tells the operator of errors (src/document/start-watch.ts), but React keeps those that are caught to itself. */
  override componentDidCatch(error: unknown) {
    const { name = 'Error', stack } = Object(error) as Partial<Error>
    const told = Object.assign(new Error(), { name: `${name} ${this.state.code}`, stack })
    dispatchEvent(new ErrorEvent('error', { error: told }))
    this.props.onError?.()
  }

  override render() {
    const { error, code } = this.state
    if (error === undefined) return this.props.children
    return this.props.fallback === undefined ? <PageError code={code} /> : this.props.fallback
  }
}

/** The page's code or what it has read may be broken: both are loaded anew. */
function PageError({ code }: { code: string | undefined }) {
  const showChunkError = useChunkErrorModal()
  const [isRetrying, setIsRetrying] = useState(false)
  const retry = () => {
    setIsRetrying(true)
    restart().catch(() => {
      setIsRetrying(false)
      showChunkError(retry)
    })
  }
  return <PartError isPage supportCode={code} onRetry={retry} isRetrying={isRetrying} />
}

import { Component, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { restart } from '@/lib/chunks'
import { saysHidden } from '@/lib/phone-says'
import { PartError } from './part-error'
import { useChunkErrorModal } from './dialogs/use-chunk-error-modal'

interface Props {
  children: ReactNode
  fallback?: ReactNode
  onError?: () => void
}

interface State {
  error?: unknown
  /** The same in the support code and in the operator's report. */
  code?: string
}

/** Contains a page's crash, so that the bars keep working. With the page's key, a new page resets it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? true, code: Math.random().toString(16).slice(2, 10).padEnd(8, '0') }
  }

  /** React does not pass caught errors to the window, where the document reports them (src/document/start-watch.ts). */
  override componentDidCatch(error: unknown) {
    const { name = 'Error', stack } = Object(error) as Partial<Error>
    const told = Object.assign(new Error(), { name: `${name} ${this.state.code}`, stack })
    dispatchEvent(new ErrorEvent('error', { error: told }))
    this.props.onError?.()
  }

  override render() {
    const { error, code } = this.state
    if (error === undefined) return this.props.children
    if (this.props.fallback !== undefined) return this.props.fallback
    return <PageError code={code} onReturn={() => this.setState({ error: undefined })} />
  }
}

interface PageErrorProps {
  code: string | undefined
  /** The network or the page is back: a file that has failed is loaded again (behaviour, Nothing is swallowed). */
  onReturn: () => void
}

/** The page's code or data may be broken, so both are loaded again. */
function PageError({ code, onReturn }: PageErrorProps) {
  const showChunkError = useChunkErrorModal()
  const renderAgain = useEffectEvent(onReturn)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const handleReturn = () => !saysHidden() && renderAgain()
    window.addEventListener('online', handleReturn, { signal })
    document.addEventListener('visibilitychange', handleReturn, { signal })
    return () => left.abort()
  }, [])
  const [isRetrying, setIsRetrying] = useState(false)
  const retry = () => {
    setIsRetrying(true)
    restart().catch(() => {
      setIsRetrying(false)
      showChunkError(retry)
    })
  }
  return <PartError isPage supportCode={code} read={{ refetch: retry, isFetching: isRetrying }} />
}

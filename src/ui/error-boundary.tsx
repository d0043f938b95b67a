import { Component, type ReactNode } from 'react'
import { PartError } from './part-error'
import { useChunkErrorModal } from './use-chunk-error-modal'

interface Props {
  children: ReactNode
  /** Shown in place of the error. */
  fallback?: ReactNode
}

interface State {
  error?: unknown
  /** By which the member's question and the operator's report are found together. */
  code?: string
}

/** Contains a crash in one page, so that the bars around it go on working. Pass the page's key: a new page resets the error. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? true, code: Math.random().toString(16).slice(2, 10).padEnd(8, '0') }
  }

  /** The document tells the operator of errors (src/head/start-watch.ts), but React keeps those that are caught to itself. */
  override componentDidCatch(error: unknown) {
    const { name = 'Error', stack } = Object(error) as Partial<Error>
    const told = Object.assign(new Error(), { name: `${name} ${this.state.code}`, stack })
    if (!isChunkError(error)) dispatchEvent(new ErrorEvent('error', { error: told }))
  }

  private readonly handleRetry = () => this.setState({ error: undefined })

  override render() {
    const { error, code } = this.state
    if (error === undefined) return this.props.children
    if (this.props.fallback !== undefined) return this.props.fallback
    if (isChunkError(error)) return <ChunkError />
    return <PartError isPage supportCode={code} onRetry={this.handleRetry} />
  }
}

/** React.lazy remembers a failed chunk, so only a reload requests the chunk again; offline, a reload would lose the app. */
function ChunkError() {
  const showChunkError = useChunkErrorModal()
  const retry = () => (navigator.onLine ? window.location.reload() : showChunkError(retry))
  return <PartError isPage onRetry={retry} />
}

/** Matches the browsers' messages for a chunk that failed to load: offline, or removed by a newer release. */
function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported|importing a module|preload|module script/i.test(error.message)
  )
}

import { Component, type ReactNode } from 'react'
import { PartError } from './part-error'
import { useChunkErrorModal } from './use-chunk-error-modal'

interface Props {
  children: ReactNode
  /** Shown in place of the error. */
  fallback?: ReactNode
}

/** Contains a crash in one page, so that the bars around it go on working. Pass the page's key: a new page resets the error. */
export class ErrorBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? true }
  }

  private readonly handleRetry = () => this.setState({ error: undefined })

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (this.props.fallback !== undefined) return this.props.fallback
    return isChunkError(error) ? <ChunkError /> : <PartError isPage onRetry={this.handleRetry} />
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

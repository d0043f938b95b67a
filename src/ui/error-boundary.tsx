import { Component, type ReactNode } from 'react'
import { PartError } from './part-error'
import { useLoadFailure } from './use-load-failure'

interface Props {
  children: ReactNode
  /** Shown in place of the error. */
  fallback?: ReactNode
}

/** Keeps a crash inside one page, so that the bars around it go on working. Give it the page's key: another page starts afresh. */
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
    return isMissingCode(error) ? <MissingCode /> : <PartError isPage onRetry={this.handleRetry} />
  }
}

/** React remembers that a part's code failed, so only a reload asks again; offline, that would lose the app on screen. */
function MissingCode() {
  const showFailure = useLoadFailure()
  const retry = () => (navigator.onLine ? window.location.reload() : showFailure(retry))
  return <PartError isPage onRetry={retry} />
}

/** The browsers' words for a chunk that did not arrive: offline, or gone with a newer release. */
function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported|importing a module|preload|module script/i.test(error.message)
  )
}

import { Component, type ReactNode } from 'react'
import { PartError } from '@/ui/part-error'

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

  private readonly handleRetry = () => {
    // React remembers that a page's code failed, so only a reload asks again; offline, that would lose the app on screen.
    if (!isMissingCode(this.state.error)) this.setState({ error: undefined })
    else if (navigator.onLine) window.location.reload()
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    if (this.props.fallback !== undefined) return this.props.fallback
    return <PartError isPage onRetry={this.handleRetry} />
  }
}

/** The browsers' words for a chunk that did not arrive: offline, or gone with a newer release. */
function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported|importing a module|preload|module script/i.test(error.message)
  )
}

import { Component, useSyncExternalStore, type ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { ErrorState } from '@/ui/error-state'
import { OfflineIllustration } from '@/ui/illustrations'

const messages = defineMessages({
  lateTitle: { id: 'shell.errorBoundary.lateTitle', defaultMessage: 'This page could not be loaded' },
  lateText: {
    id: 'shell.errorBoundary.lateText',
    defaultMessage: 'Please check your internet connection and try again.',
  },
  offlineTitle: { id: 'shell.errorBoundary.offlineTitle', defaultMessage: 'You are offline' },
  crashText: {
    id: 'shell.errorBoundary.crashText',
    defaultMessage: 'This page has a problem. Please try again, or go to another page.',
  },
})

interface Props {
  children: ReactNode
  /** Shown in place of the error state. */
  fallback?: ReactNode
}

/** Keeps a crash inside one page, so that the bars around it go on working. Give it the page's key: another page starts afresh. */
export class ErrorBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? true }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (this.props.fallback !== undefined) return this.props.fallback
    if (isMissingCode(error)) return <MissingCode />
    return (
      <ErrorState
        text={<FormattedMessage {...messages.crashText} />}
        onRetry={() => this.setState({ error: undefined })}
      />
    )
  }
}

/** The browsers' words for a chunk that did not arrive: offline, or gone with a newer release. */
function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported|importing a module|preload|module script/i.test(error.message)
  )
}

/** React remembers that a page's code failed, so only a reload asks again; offline, that would lose the app on screen. */
function MissingCode() {
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine)
  return (
    <ErrorState
      illustration={<OfflineIllustration />}
      title={<FormattedMessage {...(isOnline ? messages.lateTitle : messages.offlineTitle)} />}
      text={<FormattedMessage {...messages.lateText} />}
      onRetry={() => {
        if (navigator.onLine) window.location.reload()
      }}
    />
  )
}

function watchNetwork(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

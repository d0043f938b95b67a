import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { appPath } from '@/config/base-path'
import { lineLoginPath, paths } from '@/config/paths'
import { errorWords } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { keepTarget } from '@/session/target-page'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loggedOut } from '@/store/session.slice'
import { useFeedback } from '@/ui/feedback-context'
import { danger } from '@/ui/feedback-presets'

/**
 * Shows once, however many calls fail, that the session has ended, and goes to LINE login (spec 8), storing the page to return
 * to. The cache is emptied only on LINE login: emptied here, the page behind the modal would refetch.
 */
export function useSessionExpiry(pathname: string): void {
  const { isExpired, brandRef } = useAppSelector((state) => state.session)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const { show } = useFeedback()

  useEffect(() => {
    if (!isExpired) return
    if (pathname === paths.lineLogin) {
      dispatch(loggedOut())
      dispatch(api.util.resetApiState())
      return
    }
    const leave = () => {
      keepTarget(appPath(location.pathname) + window.location.search)
      void navigate(lineLoginPath(brandRef), { replace: true })
    }
    const { title, message } = errorWords({ kind: 'sessionExpired' }, locale, (words) => formatMessage(words))
    show(danger(title, message, { id: 'session-expired', cancelButton: { callback: leave } }))
  }, [isExpired, pathname, brandRef, dispatch, navigate, formatMessage, locale, show])
}

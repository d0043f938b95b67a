import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { api, profileTags } from '@/api/api'
import { paths } from '@/addresses/paths'
import { keepHome, newerPoints } from '@/api/keep-home'
import { useLocale } from '@/i18n/use-locale'
import { whoseAccount } from '@/i18n/whose-account'
import { isSafeWebUrl } from '@/lib/safe-url'
import { usageAddress } from '@/lib/usage'
import { whenIdle } from '@/lib/when-idle'
import { useBoot } from '@/session/boot-context'
import { isAccountToBeTold } from '@/session/session'
import { memberKeyOf } from '@/session/use-member-key'
import { readStored, watchOtherTabs, writeStored } from '@/storage/storage'
import { useAppSelector, useAppStore } from '@/store/hooks'
import type { AppStore } from '@/store/store'
import { followLanguage } from '@/store/switch-language'
import { followDisplay } from '@/theme/display'
import { useToast } from '@/ui/dialogs/toast-context'
import { keepBarsInView } from './bars-in-view'
import { keepFocus, usePageFocus } from './focus'
import {
  followBalance,
  followReturns,
  useRepeatFailedReadsRegularly,
  useListsBehindDetail,
  useStartReads,
} from './fresh-reads'
import { useReconcile } from './use-reconcile'
import { followTaps, saysHidden } from '@/lib/phone-says'

interface Props {
  pageKey: string
  /** The page at which the app was opened; the member may have left it before this chunk loaded. */
  firstPage: string
}

/** Effects that the first paint does not need. They may start late: other tabs' earlier changes count too. */
export default function BackgroundSync({ pageKey, firstPage }: Props): null {
  const store = useAppStore()
  useEffect(() => {
    const stops = [
      // First, because the others ask what it notes.
      followTaps(),
      keepFocus(),
      keepBarsInView(),
      followReturns(store),
      followBalance(store),
      followHome(store),
      followLanguage(store.dispatch),
      followDisplay(),
    ]
    return () => stops.forEach((stop) => stop())
  }, [store])
  usePageFocus(pageKey, firstPage)
  useReconcile()
  useListsBehindDetail(pageKey)
  useStartReads()
  useRepeatFailedReadsRegularly()
  useTellReplacedAccount()
  useIdleTasks(firstPage)
  return null
}

function useIdleTasks(firstPage: string): void {
  const { config, line } = useBoot()
  const store = useAppStore()
  useEffect(() => {
    const address = config.raw?.vitalsReporting
    const usage = usageAddress(config.raw?.usageReporting)
    const run = (task: Promise<unknown>) => void task.catch(() => undefined)
    whenIdle(() => {
      // Loaded before a read fails, when the network may be gone.
      run(import('@/api/hosts'))
      run(import('./service-notice'))
      if (readStored('drafts') !== undefined)
        run(import('@/ui/forms/drafts').then((drafts) => drafts.removeOldDrafts()))
      if (isSafeWebUrl(address))
        run(import('../vitals').then((vitals) => vitals.reportVitals(address, firstPage, line)))
      if (usage !== undefined)
        run(
          import('../usage-report').then((report) =>
            report.reportUsage(usage, {
              brand: report.namedBrand(store.getState().session.brandRef, config),
              inLine: line.browser === 'liff',
            }),
          ),
        )
    })
  }, [config, line, firstPage, store])
}

const KEEP_AFTER_MS = 1000

/**
 * Keeps home's answers a second after a change, and when the page is hidden. If another tab has kept another balance, reads the
 * profile again.
 */
function followHome(store: AppStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    const state = store.getState()
    if (state.session.isLoggedIn) keepHome(state, state.session.brandRef)
  }
  const keepSoon = () => {
    timer ??= setTimeout(keep, KEEP_AFTER_MS)
  }
  const keepWhenHidden = () => saysHidden() && keep()
  keepSoon()
  const unsubscribe = store.subscribe(keepSoon)
  document.addEventListener('visibilitychange', keepWhenHidden)
  const stopWatching = watchOtherTabs('homeSnapshot', () => {
    const state = store.getState()
    const profile = api.endpoints.getProfile.select()(state)
    const points = newerPoints(state.session.brandRef, profile)
    if (profile.data && points !== undefined && points !== profile.data.point)
      store.dispatch(api.util.invalidateTags(profileTags))
  })
  return () => {
    clearTimeout(timer)
    unsubscribe()
    stopWatching()
    document.removeEventListener('visibilitychange', keepWhenHidden)
  }
}

const ACCOUNT_TOAST_MS = 8000

/**
 * Says whose account this is, once, after a link has begun the session in place of another member's or of nobody's: anybody can send
 * a link. The form for a new member's details says it itself, as long as it is open.
 */
function useTellReplacedAccount(): void {
  const { pathname } = useLocation()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const { data } = api.endpoints.getProfile.useQueryState()
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const toast = useToast()
  useEffect(() => {
    const memberKey = memberKeyOf(brandRef, data)
    if (!data || !memberKey) return
    const tell = () => {
      // A link may have been opened in a tab that nobody looks at yet.
      if (saysHidden() || pathname === paths.registerInfo) return
      const isToBeTold = isAccountToBeTold(memberKey)
      writeStored('memberBefore', undefined)
      if (isToBeTold)
        toast(formatMessage(...whoseAccount(data, locale, true)), { durationMs: ACCOUNT_TOAST_MS })
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [brandRef, data, formatMessage, locale, toast, pathname])
}

import { Download, Unlink, UserX } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { once, settleDeed } from '@/api/once'
import { useFact } from '@/brand/use-brand'
import { isFlag } from '@/config/runtime-config'
import { isSafeWebUrl } from '@/lib/safe-url'
import { currentSession } from '@/session/lifetime'
import { useProfile } from '@/session/use-member'
import { useLogOut } from '@/session/use-log-out'
import { useAppDispatch } from '@/store/hooks'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { warning, red } from '@/ui/dialogs/feedback-presets'
import { Skeleton } from '@/ui/skeleton'
import { useToast } from '@/ui/dialogs/toast-context'
import { useErrorModal } from '@/ui/dialogs/use-error-modal'
import { ActionRow, MenuSection, SiteRow } from './menu-section'

const messages = defineMessages({
  title: {
    id: 'account.section.ownData',
    defaultMessage: 'Manage account',
    description: 'Heading',
  },
  download: { id: 'account.downloadData', defaultMessage: 'Download my data' },
  unlink: { id: 'account.unlink', defaultMessage: 'Unlink LINE', description: 'Row: button' },
  delete: { id: 'account.deleteAccount', defaultMessage: 'Delete account', description: 'Row: link' },
})

/** The member's data and account: the brand's links, and unlinking LINE. */
export function OwnDataSection() {
  const dataExportUrl = useFact('dataExportUrl', isSafeWebUrl)
  const accountDeletionUrl = useFact('accountDeletionUrl', isSafeWebUrl)
  const hasUnlinkLine = useFact('unlinkLine', isFlag)
  const { whole: member, isError } = useProfile()
  const isLinked = hasUnlinkLine && member?.is_connect_line === true
  // Shown until the profile has loaded: a section that vanishes would move the log-out.
  if (!dataExportUrl && !accountDeletionUrl && !isLinked) return null
  return (
    <MenuSection title={messages.title}>
      {dataExportUrl && <SiteRow href={dataExportUrl} title={messages.download} Icon={Download} />}
      {!member && !isError && (
        <li>
          <Skeleton height="52px" />
        </li>
      )}
      {isLinked && <UnlinkRow hasNumber={Boolean(member.mobile_no)} />}
      {accountDeletionUrl && <SiteRow href={accountDeletionUrl} title={messages.delete} Icon={UserX} />}
    </MenuSection>
  )
}

const TOAST_MS = 4000

const unlinking = defineMessages({
  title: { id: 'account.unlink.title', defaultMessage: 'Unlink LINE?', description: 'Question' },
  text: {
    id: 'account.unlink.text',
    defaultMessage: 'You’ll be logged out. Your points stay. Next time, log in with your phone number.',
  },
  onlyWay: {
    id: 'account.unlink.onlyWay',
    defaultMessage: 'LINE is your only way in. If you unlink it, you can’t log in. Ask the store first.',
  },
  confirm: { id: 'account.unlink.confirm', defaultMessage: 'Unlink', description: 'Button' },
  done: { id: 'account.unlink.done', defaultMessage: 'LINE is unlinked and you’re logged out' },
})

/**
 * Unlinks LINE (LINE's guidelines, Leaving): says what is lost, has the server deauthorize the app, and logs out. After an
 * error nothing has changed; a retry has the same idempotency key.
 */
function UnlinkRow({ hasNumber }: { hasNumber: boolean }) {
  const [unlink] = api.useUnlinkLineMutation()
  const [readProfile] = api.useLazyGetProfileQuery()
  const dispatch = useAppDispatch()
  const [isBusy, setIsBusy] = useState(false)
  // LINE is already unlinked: even if the log-out's call fails, the session must end.
  const { logOut } = useLogOut(true)
  const { show } = useFeedback()
  const showError = useErrorModal()
  const toast = useToast()

  /** If only the answer was lost, the profile shows LINE as unlinked. */
  const hasActed = async () =>
    (await dispatch(currentSession()).only(readProfile())).data?.is_connect_line === false

  const send = async () => {
    setIsBusy(true)
    const { error } = await dispatch(currentSession()).only(once('unlinkLine', '', unlink))
    if (error && !(await hasActed())) {
      setIsBusy(false)
      return showError(toAppError(error))
    }
    settleDeed('unlinkLine')
    await logOut()
    toast(<FormattedMessage {...unlinking.done} />, { durationMs: TOAST_MS })
  }
  const ask = () => {
    show(
      warning(unlinking.title, hasNumber ? unlinking.text : unlinking.onlyWay, {
        id: 'unlinkLine',
        confirmButton: { ...red, label: unlinking.confirm, callback: () => void send() },
      }),
    )
  }
  return (
    <ActionRow title={messages.unlink} Icon={Unlink} isBusy={isBusy} onClick={ask} aria-haspopup="dialog" />
  )
}

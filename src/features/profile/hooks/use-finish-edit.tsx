import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { sitePath } from '@/config/base-path'
import { paths } from '@/config/paths'
import { pathBefore } from '@/lib/history-entries'
import { useIsThere } from '@/lib/use-is-there'
import { useAppDispatch } from '@/store/hooks'
import { useToast } from '@/ui/toast-context'

const TOAST_MS = 2500
const REFRESH_LIMIT_MS = 1500

/** Leaves the editing of the profile after saving: says so, and leads to the profile, one step back if it comes before. */
export function useFinishEdit() {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const toast = useToast()
  const isThere = useIsThere()

  return async () => {
    // Saving has had the profile requested again: the page to which this leads shows the new name at once, if it comes soon.
    const refreshed = dispatch(api.util.getRunningQueryThunk('getProfile', undefined))
    await Promise.race([refreshed, new Promise((resolve) => setTimeout(resolve, REFRESH_LIMIT_MS))])
    toast(
      <FormattedMessage
        id="profile.edit.saved"
        defaultMessage="Saved"
        description="Toast: the member's details were saved"
      />,
      { durationMs: TOAST_MS },
    )
    // A member who has gone elsewhere meanwhile stays there.
    if (!isThere()) return
    // What comes before may also be a login, after which this page was opened again.
    if (pathBefore() === sitePath(paths.profile)) await navigate(-1)
    else await navigate(paths.profile, { replace: true })
  }
}

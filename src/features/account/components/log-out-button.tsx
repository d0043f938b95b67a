import { LogOut } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useLogOut } from '@/session/use-log-out'
import { Button } from '@/ui/button'
import { useErrorModal } from '@/ui/use-error-modal'

/** Logs out at once (spec 4, Logout); a failure is shown, and the member stays logged in. */
export function LogOutButton() {
  const { isBusy, logOut } = useLogOut()
  const showError = useErrorModal()
  const handleClick = async () => {
    const error = await logOut()
    if (error) showError(error)
  }
  return (
    <Button variant="outline" isFullWidth isBusy={isBusy} onClick={() => void handleClick()}>
      <LogOut size={24} strokeWidth={1.75} aria-hidden />
      <FormattedMessage id="account.logOut" defaultMessage="Log out" description="Button" />
    </Button>
  )
}

import { LogOut } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useLogOut } from '@/session/use-log-out'
import { BusyNote } from '@/ui/busy-note'
import { Button } from '@/ui/button'
import { useErrorModal } from '@/ui/dialogs/use-error-modal'

/** Logs out at once (spec 4, Logout); after an error the member stays logged in. */
export function LogOutButton({ variant }: { variant: 'outline' | 'quiet' }) {
  const { isBusy, logOut } = useLogOut()
  const showError = useErrorModal()
  const handleClick = async () => {
    const error = await logOut()
    if (error) showError(error)
  }
  return (
    <>
      <BusyNote isBusy={isBusy} />
      <Button variant={variant} isFullWidth isBusy={isBusy} onClick={() => void handleClick()}>
        <LogOut size={24} strokeWidth={1.75} aria-hidden />
        <FormattedMessage id="shell.sideMenu.logOut" defaultMessage="Log out" description="Button" />
      </Button>
    </>
  )
}

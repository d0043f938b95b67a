import { LogOut } from 'lucide-react'
import { defineMessage, FormattedMessage } from 'react-intl'
import { useLogOut } from '@/session/use-log-out'
import { BusyNote } from '@/ui/busy-note'
import { Button } from '@/ui/button'
import { Label } from '@/ui/label'
import { red } from '@/ui/dialogs/feedback-presets'
import { useErrorModal } from '@/ui/dialogs/use-error-modal'
import { commonWords } from '@/ui/words'

const onThisDevice = defineMessage({
  id: 'shell.sideMenu.logOutHere',
  defaultMessage: 'Log out on this device',
  description: 'Button, where the server could not be told',
})

/** Logs out at once (spec 4, Logout); after an error the member stays logged in, or leaves without the server. */
export function LogOutButton({ variant, className }: { variant: 'outline' | 'quiet'; className?: string }) {
  const { isBusy, logOut, leave } = useLogOut()
  const showError = useErrorModal()
  const handleClick = async () => {
    const error = await logOut()
    if (error) showError(error, undefined, { ...red, label: onThisDevice, callback: leave })
  }
  return (
    <>
      <BusyNote isBusy={isBusy} />
      <Button
        className={className}
        variant={variant}
        isFullWidth
        isBusy={isBusy}
        onClick={() => void handleClick()}
      >
        <LogOut size={24} strokeWidth={1.75} aria-hidden />
        <Label>
          <FormattedMessage {...commonWords.logOut} />
        </Label>
      </Button>
    </>
  )
}

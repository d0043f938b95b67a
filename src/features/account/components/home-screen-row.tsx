import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths } from '@/addresses/paths'
import { shareableAddress } from '@/addresses/shareable-address'
import { useLineAction, useExtrasInLine } from '@/sharing/use-line-action'
import { useAppSelector } from '@/store/hooks'
import { SpinnerMark } from '@/ui/spinner'
import { SubmenuButton } from '@/ui/submenu-button'

/** Puts home on the phone's home screen, by a page of LINE's that asks the member, and tells nobody what they chose. */
export function HomeScreenRow() {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const isGlobal = useAppSelector((state) => state.session.isGlobal)
  const addToHomeScreen = useExtrasInLine()?.addToHomeScreen
  const run = useLineAction()
  const [isBusy, setIsBusy] = useState(false)
  // Anywhere but in a verified MINI App.
  if (!addToHomeScreen) return null

  const add = async () => {
    setIsBusy(true)
    try {
      await addToHomeScreen(shareableAddress(paths.home, { brandRef, isGlobal }))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <li>
      <SubmenuButton
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => (isBusy ? undefined : void run(add))}
        icon={<Smartphone size={24} strokeWidth={1.75} aria-hidden />}
        title={
          <FormattedMessage
            id="account.homeScreen"
            defaultMessage="Add to home screen"
            description="Row: button; the home screen is the phone's"
          />
        }
        {...(isBusy && { detail: <SpinnerMark /> })}
      />
    </li>
  )
}

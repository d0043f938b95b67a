import { FormattedMessage } from 'react-intl'
import { paths } from '@/config/paths'
import { useBrand } from '@/brand/use-brand'
import { useLineLogin } from '../hooks/use-line-login'
import { useLineOffer } from '../hooks/use-line-offer'
import { ChannelButtons } from './channel-buttons'
import { EntryView } from './entry-view'
import { LineTroubleNotice } from './line-trouble-notice'

/** The choice of channel that a registration begins with (behaviour: `login?mode=register`). */
export function RegisterChannels() {
  const { register } = useBrand()
  const { isBusy, trouble, logIn } = useLineLogin()
  const hasLine = useLineOffer()
  return (
    <EntryView
      title={<FormattedMessage id="authentication.register.title" defaultMessage="Become a member" />}
      text={
        <FormattedMessage
          id="authentication.register.text"
          defaultMessage="Quick and easy."
          description="Under the heading of the registration"
        />
      }
    >
      {trouble && <LineTroubleNotice trouble={trouble} />}
      <ChannelButtons
        isAllowed={{ line: register.isRegisterByLine && hasLine, phone: register.isRegisterByPhone }}
        first={register.orderRegisterType}
        phonePath={paths.pdpa}
        isBusy={isBusy}
        onLine={logIn}
        labels={{
          line: (
            <FormattedMessage
              id="authentication.register.line"
              defaultMessage="Register with LINE"
              description="Button"
            />
          ),
          phone: (
            <FormattedMessage
              id="authentication.register.phone"
              defaultMessage="Register with phone number"
              description="Button"
            />
          ),
        }}
      />
    </EntryView>
  )
}

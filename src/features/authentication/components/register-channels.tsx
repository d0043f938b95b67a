import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { paths } from '@/config/paths'
import { writeText } from '@/config/storage'
import { useBrand } from '@/brand/use-brand'
import { useLineLogin } from '../hooks/use-line-login'
import { useLineOffer } from '../hooks/use-line-offer'
import { ChannelButtons } from './channel-buttons'
import { EntryView } from './entry-view'
import { LineTroubleNotice } from './line-trouble-notice'

const words = defineMessages({
  line: { id: 'authentication.register.line', defaultMessage: 'Register with LINE', description: 'Button' },
  lineShort: {
    id: 'authentication.register.lineShort',
    defaultMessage: 'Register',
    description: "Beside LINE's mark, where the whole text does not fit",
  },
})

/** A registration with LINE that was given up may be another person's: this one must not join the number to that LINE. */
function forgetLine(): void {
  writeText('lineRef', undefined)
  writeText('registrationToken', undefined)
}

/** The choice of channel that a registration begins with (behaviour: `login?mode=register`). */
export function RegisterChannels() {
  const intl = useIntl()
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
        onPhone={forgetLine}
        labels={{
          line: intl.formatMessage(words.line),
          lineShort: intl.formatMessage(words.lineShort),
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

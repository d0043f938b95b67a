import { FormattedMessage } from 'react-intl'
import type { AppError } from '@/api/app-error'
import { PhoneFlowView } from '@/login/phone/phone-flow-view'
import { usePhoneFlow, type Proven } from '@/login/phone/use-phone-flow'

interface ProveNumberProps {
  mobileNo: string
  onProven: (proven: Proven) => Promise<AppError | undefined>
}

/** The code that proves the number, once LINE has confirmed who the member is. Loaded then: it is all of the phone login's steps. */
export function ProveNumber({ mobileNo, onProven }: ProveNumberProps) {
  const flow = usePhoneFlow('line', onProven)
  return (
    <PhoneFlowView
      flow={flow}
      knownNumber={mobileNo}
      title={<FormattedMessage id="connectLine.number" defaultMessage="One last step: confirm your number" />}
      text={
        <FormattedMessage
          id="connectLine.numberText"
          defaultMessage="We’ll text you a code, so no one else can connect to your membership."
        />
      }
    />
  )
}
